// Every screen of every feature.

import { screens as memberScreens } from '../../members/web/screens.ts'
import type { Screen } from '../../ui/screen.ts'

export const allScreens: readonly Screen[] = [...memberScreens]
