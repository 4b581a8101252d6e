// The table of My Books: asks before deleting, and keeps the focus where the member is.

import { useState } from 'react'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import type { BegunBook } from '../begun-contract.ts'
import type { Book } from '../contract.ts'
import { booksWords as words } from '../words.ts'
import { BegunRow } from './begun-row.tsx'
import { BookRow } from './book-row.tsx'
import { deleteId, titleId } from './shelf-row.tsx'

export interface BookTableProps {
  /** In the wizard still: above the books. */
  begun: readonly BegunBook[]
  books: readonly Book[]
  onDeleted: (book: Book, message: string) => void
  onForgotten: (book: BegunBook, message: string) => void
}

export function BookTable({ begun, books, onDeleted, onForgotten }: BookTableProps) {
  const [asking, setAsking] = useState<string>()
  const focusNext = useFocusNext()

  const ids = [...begun, ...books].map(({ id }) => id)

  /** How the row of one of them asks. */
  const ways = (id: string, onGone: (message: string) => void) => ({
    asking: asking === id,
    onAsk: () => setAsking(id),
    onCancel: () => {
      focusNext(deleteId(id))
      setAsking(undefined)
    },
    onDeleted: (message: string) => {
      const place = ids.indexOf(id)
      const neighbour = ids[place + 1] ?? ids[place - 1]
      focusNext(neighbour && titleId(neighbour))
      setAsking(undefined)
      onGone(message)
    },
  })

  return (
    <table className="books">
      <colgroup>
        <col />
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{words.columns.cover}</th>
          <th scope="col">{words.columns.title}</th>
          <th scope="col">{words.columns.status}</th>
          <th scope="col">{words.columns.created}</th>
          <th scope="col">{words.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {begun.map((book) => (
          <BegunRow key={book.id} book={book} {...ways(book.id, (message) => onForgotten(book, message))} />
        ))}
        {books.map((book) => (
          <BookRow key={book.id} book={book} {...ways(book.id, (message) => onDeleted(book, message))} />
        ))}
      </tbody>
    </table>
  )
}
