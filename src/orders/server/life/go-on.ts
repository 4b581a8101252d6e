// How a paid order goes on by itself: by what became of its book, and by the clock.

import { eq } from 'drizzle-orm'
import { books } from '../../../../database/schema/books.ts'
import { orders } from '../../../../database/schema/orders.ts'
import { day } from '../../../base/dates.ts'
import { newestEdition, type EditionRow } from '../../../editions/server/edition-rows.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { editWindowDays, entitlementsOf, isShipped } from '../../order.ts'
import { moveOrder, type Move } from '../move-order.ts'
import { addonsOf, skuOf, statusOf, type OrderRow } from '../order-rows.ts'

/** One step, within the owner's transaction; undefined when nothing is open. */
export async function goOn(hands: Hands, rows: Rows, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await rows.select().from(orders).where(eq(orders.id, orderId)).for('update')
  const move = order && (await nextMove(hands, rows, order))
  return move && moveOrder(hands, rows, orderId, move)
}

async function nextMove(hands: Hands, rows: Rows, order: OrderRow): Promise<Move | undefined> {
  const status = statusOf(order)
  const isOpen = status === 'paid' || status === 'awaiting_pictures' || status === 'edit_window'
  // What is approved no longer follows its book.
  if (!isOpen || order.approved_at) return undefined
  const [sku, addons] = [skuOf(order), addonsOf(order)]
  if (entitlementsOf(sku, addons).has('monthly single book')) return { to: 'fulfilled', by: 'clock' }
  const edition = await finishedCopy(rows, order)
  if (!edition) {
    if (status === 'awaiting_pictures') return undefined
    return { to: 'awaiting_pictures', by: 'clock', also: { edit_until: null } }
  }
  if (status === 'edit_window') return undefined
  if (!isShipped(sku, addons)) return { to: 'fulfilled', by: 'clock', also: { edition_id: edition.id } }
  const edit_until = new Date(hands.now().getTime() + editWindowDays * day)
  return { to: 'edit_window', by: 'clock', also: { edit_until } }
}

/** The newest one, while the book is finished: one that got another story since waits for its new pictures. */
export async function finishedCopy(
  rows: Rows,
  { book_id }: Pick<OrderRow, 'book_id'>,
): Promise<EditionRow | undefined> {
  if (book_id === null) return undefined
  const [book] = await rows.select({ status: books.status }).from(books).where(eq(books.id, book_id))
  return book?.status === 'completed' ? newestEdition(rows, book_id) : undefined
}
