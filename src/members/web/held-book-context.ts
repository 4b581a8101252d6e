// The book that was begun, as a later room shows it beside the form of sign-up. Members know nothing of books.

import { type ComponentType, createContext, type ReactNode } from 'react'

/** `children`: what stands there when nothing was begun. */
export type HeldBookShown = ComponentType<{ children: ReactNode }>

export const HeldBookContext = createContext<HeldBookShown>(({ children }) => children)
