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
    path: paths.title(':id'),
    frame: 'shell',
    load: () => import('./title-screen.tsx').then((room) => room.TitleScreen),
  },
  {
    path: paths.dedication(':id'),
    frame: 'shell',
    load: () => import('./dedication-screen.tsx').then((room) => room.DedicationScreen),
  },
  {
    path: paths.review(':id'),
    frame: 'shell',
    load: () => import('./review-redirect.tsx').then((room) => room.ReviewRedirect),
  },
]
