// Every screen of every feature.

import { screens as bookScreens } from '../../books/web/screens.ts'
import { screens as editionScreens } from '../../editions/web/screens.ts'
import { screens as memberScreens } from '../../members/web/screens.ts'
import { screens as operatorScreens } from '../../operator/web/screens.ts'
import { screens as orderScreens } from '../../orders/web/screens.ts'
import { screens as pictureScreens } from '../../pictures/web/screens.ts'
import { screens as storyScreens } from '../../stories/web/screens.ts'
import { screens as studioScreens } from '../../studio/web/screens.ts'
import type { Screen } from '../../ui/screen.ts'

export const allScreens: readonly Screen[] = [
  ...memberScreens,
  ...bookScreens,
  ...storyScreens,
  ...pictureScreens,
  ...editionScreens,
  ...orderScreens,
  ...studioScreens,
  ...operatorScreens,
]
