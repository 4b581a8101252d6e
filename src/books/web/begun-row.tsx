// A book that is begun in the wizard: whose it will be, and the way back into it.

import { Link } from 'react-router'
import { showDate } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BegunBook } from '../begun-contract.ts'
import { booksWords as words } from '../words.ts'
import { BookCover } from './book-cover.tsx'
import { deleteId, titleId } from './book-row.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { begunTitle, removeBegun } from './use-begun.ts'

export interface BegunRowProps {
  book: BegunBook
  asking: boolean
  onAsk: () => void
  onCancel: () => void
  onDeleted: (message: string) => void
}

export function BegunRow({ book, asking, onAsk, onCancel, onDeleted }: BegunRowProps) {
  const title = begunTitle(book)
  const way = paths.begun(book.id)
  const cover = (
    <td className="books-cover">
      <BookCover url={null} title={title} />
    </td>
  )
  if (asking)
    return (
      <tr className="books-asking">
        {cover}
        <td colSpan={4}>
          <DeleteQuestion
            {...{ title, onCancel, onDeleted }}
            warning={words.deleting.begun}
            remove={() => removeBegun(book)}
          />
        </td>
      </tr>
    )
  return (
    <tr>
      {cover}
      <th scope="row" className="books-title" id={titleId(book.id)} tabIndex={-1} dir="auto">
        <Link to={way}>{title}</Link>
      </th>
      <td>
        <span className="badge badge-draft">{words.begun.status}</span>
      </td>
      <td className="books-created">
        <span>{words.columns.created} </span>
        <time dateTime={book.created_at}>{showDate(book.created_at)}</time>
      </td>
      <td className="books-actions">
        <Actions book={book} onAsk={onAsk} />
      </td>
    </tr>
  )
}

function Actions({ book, onAsk }: Pick<BegunRowProps, 'book' | 'onAsk'>) {
  return (
    <ul>
      <li>
        <Link
          to={paths.begun(book.id)}
          className="row-action row-action-main"
          aria-label={words.begun.name}
          aria-describedby={titleId(book.id)}
          title={words.begun.name}
        >
          <Icon name="edit" />
          {words.begun.shown}
        </Link>
      </li>
      <li>
        <button
          type="button"
          id={deleteId(book.id)}
          className="row-action row-action-delete"
          aria-label={words.actions.delete.name}
          aria-describedby={titleId(book.id)}
          onClick={onAsk}
        >
          <Icon name="delete" />
          {words.actions.delete.shown}
        </button>
      </li>
    </ul>
  )
}
