// What a member can do next with a book, by its status. Only ways that lead somewhere are offered.

import { paths } from '../../base/paths.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { BookStatus, BookStep } from '../book.ts'
import { booksWords } from '../words.ts'

export interface RowAction {
  /** Its full name, for those who do not see the drawing. */
  name: string
  /** The part of the name that is written out. */
  shown: string
  icon: IconName
  to: string
}

const { actions: words } = booksWords

interface Row {
  id: string
  status: BookStatus
  seen_steps: readonly BookStep[]
}
interface Shelved extends Row {
  art_style_id: string | null
  /** Its pictures are on their way: nothing is to be begun again. */
  isPainting: boolean
}

const edit = ({ id }: Row): RowAction => ({ ...words.edit, icon: 'edit', to: paths.book(id) })
/** By the art style, where none was chosen: it is not to be painted in one that nobody asked for. */
const generate = ({ id, art_style_id }: Shelved): RowAction => ({
  ...words.generate,
  icon: 'paint',
  to: art_style_id === null ? paths.artStyle(id) : paths.images(id),
})
const review = ({ id }: Row): RowAction => ({ ...words.review, icon: 'edit', to: paths.reviewAi(id) })
/** Nobody has a story painted that she has not read. */
const read = ({ id }: Row): RowAction => ({ ...words.read, icon: 'create', to: paths.reviewAi(id) })
const isUnread = ({ status, seen_steps }: Row) => status === 'text_generated' && !seen_steps.includes('story')
const watch = ({ id }: Row): RowAction => ({ ...words.watch, icon: 'pictures', to: paths.images(id) })
const images = ({ id }: Row): RowAction => ({ ...words.images, icon: 'pictures', to: paths.images(id) })
const preview = ({ id }: Row): RowAction => ({ ...words.preview, icon: 'preview', to: paths.preview(id) })
const order = ({ id }: Row): RowAction => ({ ...words.order, icon: 'order', to: paths.cartWith(id) })

/** The likeliest next step first. */
const waysOf: Record<BookStatus, (book: Shelved) => RowAction[]> = {
  draft: (book) => [edit(book)],
  text_generated: (book) => {
    const pictures = book.isPainting ? watch(book) : generate(book)
    return isUnread(book) ? [read(book), pictures, preview(book)] : [pictures, review(book), preview(book)]
  },
  completed: (book) => [order(book), preview(book), images(book)],
}

export function rowActions(book: Shelved, hasScreen: (path: string) => boolean): RowAction[] {
  return waysOf[book.status](book).filter((action) => hasScreen(action.to))
}

/** Where the title leads: into the book, as far as it has come. */
export function titlePath(book: Row, hasScreen: (path: string) => boolean): string | undefined {
  const { id, status } = book
  const told = isUnread(book) ? [paths.reviewAi(id)] : [paths.preview(id), paths.reviewAi(id)]
  const ways = status === 'draft' ? [paths.book(id)] : told
  return ways.find(hasScreen)
}
