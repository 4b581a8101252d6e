// What it costs to have a book, beside it. A book knows of no prices: the app hands in what is said.

import { createContext, type ReactNode } from 'react'
import type { BookStatus } from '../book.ts'

export interface WaysToHave {
  /** Of this book; without one, of any. */
  book?: { id: string; status: BookStatus }
}

export const WaysToHaveContext = createContext<(ways: WaysToHave) => ReactNode>(() => null)
