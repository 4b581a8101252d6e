// A book that is begun in the wizard: whose it will be, and the way back into it.

import { paths } from '../../base/paths.ts'
import type { BegunBook } from '../begun-contract.ts'
import { booksWords as words } from '../words.ts'
import { ShelfRow, type AskedRow } from './shelf-row.tsx'
import { begunTitle, removeBegun } from './use-begun.ts'

export function BegunRow({ book, ...asked }: AskedRow & { book: BegunBook }) {
  const way = paths.begun(book.id)
  const { name, shown, status } = words.begun
  return (
    <ShelfRow
      {...asked}
      id={book.id}
      title={begunTitle(book)}
      way={way}
      cover={null}
      status={<span className="badge badge-draft">{status}</span>}
      created={book.created_at}
      actions={[{ name, shown, icon: 'edit', to: way }]}
      warning={words.deleting.begun}
      remove={() => removeBegun(book)}
    />
  )
}
