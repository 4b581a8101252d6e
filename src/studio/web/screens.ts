// The screens of journeys across features. The wizard has three addresses; one of them opens the form, if asked to.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

const wizard = () => import('./wizard/wizard-screen.tsx').then((room) => room.WizardScreen)

export const screens: readonly Screen[] = [
  {
    path: paths.newBook,
    frame: 'bare',
    load: () => import('./new-book-screen.tsx').then((room) => room.NewBookScreen),
  },
  { path: paths.wizard, frame: 'bare', load: wizard },
  { path: paths.createBook, frame: 'bare', load: wizard },
  {
    path: paths.book(':id'),
    frame: 'shell',
    load: () => import('./edit-book-screen.tsx').then((room) => room.EditBookScreen),
  },
]
