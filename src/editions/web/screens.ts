// The screens of finished copies.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.preview(':id'),
    frame: 'shell',
    load: () => import('./preview-screen.tsx').then((room) => room.PreviewScreen),
  },
  {
    path: paths.passport(':id'),
    frame: 'shell',
    load: () => import('./passport-screen.tsx').then((room) => room.PassportScreen),
  },
]
