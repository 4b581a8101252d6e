// Where a book is changed: that a copy on its way to the printer stays as it is. A book knows of no orders: the app hands in what is said.

import { createContext, type ReactNode, Suspense, use } from 'react'

export const InPrintContext = createContext<(bookId: string) => ReactNode>(() => null)

/** `className`: its distance from what is around it. */
export function InPrint({ bookId, className = '' }: { bookId: string; className?: string }) {
  return (
    <div className={`empty:hidden ${className}`}>
      <Suspense>{use(InPrintContext)(bookId)}</Suspense>
    </div>
  )
}
