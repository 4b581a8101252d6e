// One book of My Books: its cover, how far it is, what to do next.

import { Link } from 'react-router'
import { showDate } from '../../base/dates.ts'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shownTitle } from '../book.ts'
import type { Book } from '../contract.ts'
import { booksWords as words } from '../words.ts'
import { BookCover } from './book-cover.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { rowActions, titlePath } from './row-actions.ts'
import { removeBook } from './use-books.ts'

const badges = { draft: 'badge badge-draft', text_generated: 'badge badge-text', completed: 'badge' }

/** Ids of what can take the focus in a row. */
export const titleId = (bookId: string) => `title-${bookId}`
export const deleteId = (bookId: string) => `delete-${bookId}`

export interface BookRowProps {
  book: Book
  asking: boolean
  onAsk: () => void
  onCancel: () => void
  onDeleted: (message: string) => void
}

export function BookRow({ book, asking, onAsk, onCancel, onDeleted }: BookRowProps) {
  const title = shownTitle(book)
  const cover = (
    <td className="books-cover">
      <BookCover url={book.cover_image_url} title={title} />
    </td>
  )
  if (asking)
    return (
      <tr className="books-asking">
        {cover}
        <td colSpan={4}>
          <DeleteQuestion
            {...{ title, onCancel, onDeleted }}
            warning={words.deleting.warning}
            remove={() => removeBook(book)}
          />
        </td>
      </tr>
    )
  return (
    <tr>
      {cover}
      <th scope="row" className="books-title" id={titleId(book.id)} tabIndex={-1} dir="auto">
        <Title book={book} title={title} />
      </th>
      <td>
        <span className={badges[book.status]}>{words.statuses[book.status]}</span>
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

function Title({ book, title }: { book: Book; title: string }) {
  const to = titlePath(book, useHasScreen())
  return to === undefined ? title : <Link to={to}>{title}</Link>
}

function Actions({ book, onAsk }: { book: Book; onAsk: () => void }) {
  const actions = rowActions(book, useHasScreen())
  return (
    <ul>
      {actions.map(({ name, shown, icon, to, state }, index) => (
        <li key={name}>
          <Link
            to={to}
            state={state}
            className={`row-action ${index === 0 ? 'row-action-main' : ''}`}
            aria-label={name}
            aria-describedby={titleId(book.id)}
            title={name}
          >
            <Icon name={icon} />
            {shown}
          </Link>
        </li>
      ))}
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
