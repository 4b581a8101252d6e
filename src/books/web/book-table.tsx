// The table of My Books: asks before deleting, and keeps the focus where the member is.

import { useEffect, useRef, useState } from 'react'
import type { Book } from '../contract.ts'
import { booksWords as words } from '../words.ts'
import { BookRow, deleteId, titleId } from './book-row.tsx'

export interface BookTableProps {
  books: Book[]
  onDeleted: (book: Book, message: string) => void
}

export function BookTable({ books, onDeleted }: BookTableProps) {
  const [asking, setAsking] = useState<string>()
  const next = useRef<string>(undefined)
  // What takes the focus exists only once the row is a row again.
  useEffect(() => {
    if (next.current === undefined) return
    focus(next.current)
    next.current = undefined
  })

  function cancel(book: Book) {
    next.current = deleteId(book.id)
    setAsking(undefined)
  }
  function forget(book: Book, message: string) {
    const place = books.indexOf(book)
    const neighbour = books[place + 1] ?? books[place - 1]
    next.current = neighbour ? titleId(neighbour.id) : undefined
    setAsking(undefined)
    onDeleted(book, message)
  }

  return (
    <table className="books">
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

function focus(id: string): void {
  document.getElementById(id)?.focus()
}
