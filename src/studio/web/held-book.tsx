// Beside the form of sign-up: the book that is kept by it.

import type { ReactNode } from 'react'
import { begunWords as words } from '../begun-words.ts'
import { BegunCover } from './begun-cover.tsx'
import { useBegunBook } from './use-begun-book.ts'

export function HeldBook({ children }: { children: ReactNode }) {
  const book = useBegunBook()
  if (!book) return children
  return (
    <aside className="begun" aria-label={words.label}>
      <figure>
        <BegunCover book={book} />
        <figcaption className="door-caption" dir="auto">
          {words.waits(book.hero)}
        </figcaption>
      </figure>
    </aside>
  )
}
