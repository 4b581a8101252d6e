// What is asked beside a finished book. A book knows of no orders: the app hands in what is said.

import { createContext, type ReactNode } from 'react'

export const AfterFinishContext = createContext<(bookId: string) => ReactNode>(() => null)
