// The screens of stories.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.reviewAi(':id'),
    frame: 'shell',
    load: () => import('./review-screen.tsx').then((room) => room.ReviewScreen),
  },
  {
    path: paths.review(':id'),
    frame: 'shell',
    load: () => import('./review-redirect.tsx').then((room) => room.ReviewRedirect),
  },
]
