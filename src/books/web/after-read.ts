// What is offered to whoever has read a story to its end. A book knows of no orders: the app hands in what is said.

import { createContext, type ReactNode } from 'react'
import type { Book } from '../contract.ts'

export const AfterReadContext = createContext<(book: Book) => ReactNode>(() => null)
