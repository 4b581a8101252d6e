// The table of My Books: asks before deleting, and keeps the focus where the member is.

import { useState } from 'react'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import type { Book } from '../contract.ts'
import { booksWords as words } from '../words.ts'
import { BookRow, deleteId, titleId } from './book-row.tsx'

export interface BookTableProps {
  books: Book[]
  onDeleted: (book: Book, message: string) => void
}

export function BookTable({ books, onDeleted }: BookTableProps) {
  const [asking, setAsking] = useState<string>()
  const focusNext = useFocusNext()

  function cancel(book: Book) {
    focusNext(deleteId(book.id))
    setAsking(undefined)
  }
  function forget(book: Book, message: string) {
    const place = books.indexOf(book)
    const neighbour = books[place + 1] ?? books[place - 1]
    focusNext(neighbour && titleId(neighbour.id))
    setAsking(undefined)
    onDeleted(book, message)
  }

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
        {books.map((book) => (
          <BookRow
            key={book.id}
            book={book}
            asking={asking === book.id}
            onAsk={() => setAsking(book.id)}
            onCancel={() => cancel(book)}
            onDeleted={(message) => forget(book, message)}
          />
        ))}
      </tbody>
    </table>
  )
}
