// Approved for print, by the member or by the clock: the book as it stands is frozen into the order.

import { and, eq, gt, isNull } from 'drizzle-orm'
import { orderEvents, orders } from '../../../../database/schema/orders.ts'
import { files } from '../../../../database/schema/platform.ts'
import { day } from '../../../base/dates.ts'
import type { Draft } from '../../../editions/server/draft.ts'
import type { EditionRow } from '../../../editions/server/edition-rows.ts'
import { isAsItStands } from '../../../editions/server/newest-copy.ts'
import { whyUnprintable } from '../../../editions/server/passport.ts'
import { changedMeanwhile } from '../../../editions/refusals.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { Mover } from '../../order.ts'
import { followUp } from '../move-order.ts'
import { noAddress } from '../../order-words.ts'
import type { OrderRow } from '../order-rows.ts'

/** The first thing that the printer would send it back for; undefined when it can be printed. Outside of any transaction. */
export const whyNotPrinted = async (
  order: Pick<OrderRow, 'shipping_address'>,
  draft: Draft,
): Promise<string | undefined> => (order.shipping_address === null ? noAddress : whyUnprintable(draft))

/** `edition` is the book as it stands, and fit to be printed. Answers false when somebody was quicker. */
export async function approve(
  hands: Hands,
  orderId: string,
  edition: EditionRow,
  by: Extract<Mover, 'member' | 'clock'>,
): Promise<boolean> {
  return hands.database.transaction(async (rows) => {
    const stillOpen = and(eq(orders.id, orderId), eq(orders.status, 'edit_window'), isNull(orders.approved_at))
    const [order] = await rows.select().from(orders).where(stillOpen).for('update')
    if (!order) return false
    if (!(await isAsItStands(rows, edition))) throw changedMeanwhile()
    const now = hands.now()
    const approved: Partial<OrderRow> = { approved_at: now, edition_id: edition.id, updated_at: now }
    await rows.update(orders).set(approved).where(eq(orders.id, orderId))
    const note = by === 'member' ? 'Approved for print' : 'The edit window has closed'
    await rows.insert(orderEvents).values({ order_id: orderId, status: order.status, by, note, created_at: now })
    hands.failpoint('edition-frozen')
    await forgetPhotosSoon(rows, order, now)
    await hands.jobs.send(followUp, { orderId }, rows)
    return true
  })
}

/** Nobody draws from a photo any more once the book is printed. */
async function forgetPhotosSoon(rows: Rows, { book_id }: OrderRow, now: Date): Promise<void> {
  if (book_id === null) return
  const tomorrow = new Date(now.getTime() + day)
  await rows
    .update(files)
    .set({ expires_at: tomorrow })
    .where(and(eq(files.book_id, book_id), eq(files.kind, 'photo'), gt(files.expires_at, tomorrow)))
}
