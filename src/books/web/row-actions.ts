// What a member can do next with a book, by its status. Only ways that lead somewhere are offered.

import { paths } from '../../base/paths.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { BookStatus } from '../book.ts'
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

type Ways = (id: string, hasStyle: boolean) => RowAction[]

const edit = (id: string): RowAction => ({ ...words.edit, icon: 'edit', to: paths.book(id) })
/** By the art style, where none was chosen: it is not to be painted in one that nobody asked for. */
const generate = (id: string, hasStyle: boolean): RowAction => ({
  ...words.generate,
  icon: 'paint',
  to: hasStyle ? paths.images(id) : paths.artStyle(id),
})
const review = (id: string): RowAction => ({ ...words.review, icon: 'edit', to: paths.reviewAi(id) })
const images = (id: string): RowAction => ({ ...words.images, icon: 'pictures', to: paths.images(id) })
const preview = (id: string): RowAction => ({ ...words.preview, icon: 'preview', to: paths.preview(id) })
const order = (id: string): RowAction => ({ ...words.order, icon: 'order', to: paths.cartWith(id) })

/** The likeliest next step first. */
const waysOf: Record<BookStatus, Ways> = {
  draft: (id) => [edit(id)],
  text_generated: (id, hasStyle) => [generate(id, hasStyle), review(id), preview(id)],
  completed: (id) => [order(id), preview(id), images(id)],
}

interface Row {
  id: string
  status: BookStatus
}

export function rowActions(
  { id, status, art_style_id }: Row & { art_style_id: string | null },
  hasScreen: (path: string) => boolean,
): RowAction[] {
  return waysOf[status](id, art_style_id !== null).filter((action) => hasScreen(action.to))
}

/** Where the title leads: into the book, as far as it has come. */
export function titlePath({ id, status }: Row, hasScreen: (path: string) => boolean): string | undefined {
  const ways = status === 'draft' ? [paths.book(id)] : [paths.preview(id), paths.reviewAi(id)]
  return ways.find(hasScreen)
}
