// The screens of journeys across features. Until there is a wizard, its addresses open the editor for a new book.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

const newBook = () => import('./new-book-screen.tsx').then((room) => room.NewBookScreen)

export const screens: readonly Screen[] = [
  { path: paths.newBook, frame: 'shell', load: newBook },
  { path: paths.wizard, frame: 'shell', load: newBook },
  { path: paths.createBook, frame: 'shell', load: newBook },
  {
    path: paths.book(':id'),
    frame: 'shell',
    load: () => import('./edit-book-screen.tsx').then((room) => room.EditBookScreen),
  },
]
