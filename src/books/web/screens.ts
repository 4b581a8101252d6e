// The screens of books.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.dashboard,
    frame: 'shell',
    load: () => import('./my-books-screen.tsx').then((room) => room.MyBooksScreen),
  },
]
