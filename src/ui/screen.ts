// A screen as a feature offers it to the app: where it lives and how its code is fetched.

import type { ComponentType } from 'react'

export interface Screen {
  /** The router's pattern, e.g. `/dashboard/book/:id`. */
  path: string
  /** `signed-out`: the page of an open book. `shell`: guarded, beside the sidebar. `bare`: guarded, alone on the page. */
  frame: 'signed-out' | 'shell' | 'bare'
  /** For everybody else it does not exist. */
  isForOperators?: boolean
  /** `() => import('./my-books-screen.tsx').then((room) => room.MyBooksScreen)` */
  load: () => Promise<ComponentType>
}
