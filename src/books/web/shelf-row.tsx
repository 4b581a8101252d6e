// One row of My Books, of a finished book as of one that is only begun: its cover, how far it is, what to do next.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { showDate } from '../../base/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { booksWords as words } from '../words.ts'
import { BookCover } from './book-cover.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import type { RowAction } from './row-actions.ts'

/** Ids of what can take the focus in a row. */
export const titleId = (bookId: string) => `title-${bookId}`
export const deleteId = (bookId: string) => `delete-${bookId}`

export interface AskedRow {
  asking: boolean
  onAsk: () => void
  onCancel: () => void
  onDeleted: (message: string) => void
}

interface ShelfRowProps extends AskedRow {
  id: string
  title: string
  /** Where its title leads, if anywhere. */
  way: string | undefined
  cover: string | null
  /** How far it is. */
  status: ReactNode
  created: string
  actions: readonly RowAction[]
  warning: string
  remove: () => Promise<string>
}

export function ShelfRow({ asking, onCancel, onDeleted, warning, remove, ...row }: ShelfRowProps) {
  const { id, title, way } = row
  const cover = (
    <td className="books-cover">
      <BookCover url={row.cover} title={title} />
    </td>
  )
  if (asking)
    return (
      <tr className="books-asking">
        {cover}
        <td colSpan={4}>
          <DeleteQuestion {...{ title, onCancel, onDeleted, warning, remove }} />
        </td>
      </tr>
    )
  return (
    <tr>
      {cover}
      <th scope="row" className="books-title" id={titleId(id)} tabIndex={-1} dir="auto">
        {way === undefined ? title : <Link to={way}>{title}</Link>}
      </th>
      <td>{row.status}</td>
      <td className="books-created">
        <span>{words.columns.created} </span>
        <time dateTime={row.created}>{showDate(row.created)}</time>
      </td>
      <td className="books-actions">
        <Actions {...row} />
      </td>
    </tr>
  )
}

function Actions({ id, actions, onAsk }: Pick<ShelfRowProps, 'id' | 'actions' | 'onAsk'>) {
  return (
    <ul>
      {actions.map(({ name, shown, icon, to }, index) => (
        <li key={name}>
          <Link
            to={to}
            className={`row-action ${index === 0 ? 'row-action-main' : ''}`}
            aria-label={name}
            aria-describedby={titleId(id)}
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
          id={deleteId(id)}
          className="row-action row-action-delete"
          aria-label={words.actions.delete.name}
          aria-describedby={titleId(id)}
          onClick={onAsk}
        >
          <Icon name="delete" />
          {words.actions.delete.shown}
        </button>
      </li>
    </ul>
  )
}
