// The screens of pictures.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.artStyle(':id'),
    frame: 'shell',
    load: () => import('./art-style-screen.tsx').then((room) => room.ArtStyleScreen),
  },
  {
    path: paths.images(':id'),
    frame: 'shell',
    load: () => import('./images-screen.tsx').then((room) => room.ImagesScreen),
  },
]
