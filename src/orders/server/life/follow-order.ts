// Does for one order whatever its status asks for next. Runs at each move, when its book is finished, and by the clock.

import { and, eq, inArray } from 'drizzle-orm'
import { orders } from '../../../../database/schema/orders.ts'
import type { Bindery } from '../../../editions/server/bindery.ts'
import { findFinished, newestCopy } from '../../../editions/server/newest-copy.ts'
import type { Hands } from '../../../platform/hands.ts'
import { followUp, moveOrder } from '../move-order.ts'
import { isShipped } from '../../order.ts'
import { addonsOf, skuOf, type OrderRow } from '../order-rows.ts'
import type { Press } from '../print/press.ts'
import { lookAtPrinter, printDue } from '../print/print-order.ts'
import { stopPrinting } from '../print/stop-printing.ts'
import { closeWindow } from './close-window.ts'
import { goOn } from './go-on.ts'
import { remindToFinish } from './remind-to-finish.ts'
import { startProduction } from './start-production.ts'
import { showPdf } from './show-pdf.ts'

export interface OrderTools {
  press: Press
  bindery: Bindery
}

export async function followOrder(
  hands: Hands,
  { press, bindery }: OrderTools,
  { orderId }: { orderId: string },
): Promise<void> {
  await bindForDownload(hands, bindery, orderId)
  while (await hands.database.transaction((rows) => goOn(hands, rows, orderId)));
  await remindToFinish(hands, orderId)
  await closeWindow(hands, bindery, orderId)
  await startProduction(hands, orderId)
  const order = await orderBy(hands, orderId)
  if (!order) return
  if (order.status === 'canceled' || order.status === 'refunded') await stopPrinting(hands, press, order)
  else await printDue(hands, press, order)
  await lookAtPrinter(hands, press, order)
  await arrive(hands, press, orderId)
  await showPdf(hands, bindery, order)
}

/** What is not printed is handed out as soon as its book is finished: as the book stands then. */
async function bindForDownload(hands: Hands, bindery: Bindery, orderId: string): Promise<void> {
  const order = await orderBy(hands, orderId)
  if (!order || !['paid', 'awaiting_pictures'].includes(order.status) || isShipped(skuOf(order), addonsOf(order)))
    return
  const found = await findFinished(hands, order.book_id)
  if (found) await newestCopy(hands, bindery, found)
}

async function orderBy({ database }: Hands, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await database.owner.select().from(orders).where(eq(orders.id, orderId))
  return order
}

/** Hardly a post says that it delivered. */
async function arrive(hands: Hands, { arrivesWithin }: Press, orderId: string): Promise<void> {
  const order = await orderBy(hands, orderId)
  if (order?.status !== 'shipped' || order.updated_at.getTime() + arrivesWithin > hands.now().getTime()) return
  await hands.database.transaction(async (rows) => {
    const note = 'It should have arrived by now'
    await moveOrder(hands, rows, orderId, { to: 'delivered', by: 'clock', note })
  })
}

/** A book is finished: every order that waits for it, or will print it, looks again. */
export async function followBook({ database, jobs }: Hands, { bookId }: { bookId: string }): Promise<void> {
  const waiting = inArray(orders.status, ['paid', 'awaiting_pictures', 'edit_window'])
  const found = await database.owner
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.book_id, bookId), waiting))
  for (const order of found) await jobs.send(followUp, order)
}
