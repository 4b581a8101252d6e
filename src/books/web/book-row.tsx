// One book of My Books.

import { Suspense, use, useState } from 'react'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { shownTitle } from '../book.ts'
import type { Book } from '../contract.ts'
import { booksWords as words } from '../words.ts'
import { rowActions, titlePath } from './row-actions.ts'
import { ShelfRow, type AskedRow } from './shelf-row.tsx'
import { UnderWayContext } from './under-way.ts'
import { removeBook } from './use-books.ts'

const badges = { draft: 'badge badge-draft', text_generated: 'badge badge-text', completed: 'badge' }

export function BookRow({ book, ...asked }: AskedRow & { book: Book }) {
  const hasScreen = useHasScreen()
  const underWay = use(UnderWayContext)
  const [isPainting, onPainting] = useState(false)
  const status = <span className={badges[book.status]}>{words.statuses[book.status]}</span>
  return (
    <ShelfRow
      {...asked}
      id={book.id}
      title={shownTitle(book)}
      way={titlePath(book, hasScreen)}
      cover={book.cover_image_url ?? book.first_picture_url}
      status={
        book.status === 'draft' ? (
          status
        ) : (
          <Suspense fallback={status}>
            {underWay({ bookId: book.id, isPainted: book.status === 'completed', status, onPainting })}
          </Suspense>
        )
      }
      created={book.created_at}
      actions={rowActions({ ...book, isPainting }, hasScreen)}
      warning={words.deleting.warning}
      remove={() => removeBook(book)}
    />
  )
}
