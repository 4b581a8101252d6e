// The book that was begun, as a later room shows it beside the form of sign-up. Members know nothing of books.

import { createContext, type ReactNode } from 'react'

export interface HeldBook {
  /** Known at once, so that nobody else waits for what shows it. */
  isBegun: () => boolean
  /** `painting`: what stands there until it is found, and when it cannot be. */
  show: (painting: ReactNode) => ReactNode
}

export const HeldBookContext = createContext<HeldBook>({ isBegun: () => false, show: (painting) => painting })
