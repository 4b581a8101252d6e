// From approved to in production: once its print files are drawn, an order can no longer be called back.

import { eq } from 'drizzle-orm'
import { orders, printJobs } from '../../../../database/schema/orders.ts'
import { filesOf } from '../../../editions/server/edition-rows.ts'
import { drawPrintJob } from '../../../editions/server/print-job.ts'
import type { Hands } from '../../../platform/hands.ts'
import { moveOrder } from '../move-order.ts'
import type { OrderRow } from '../order-rows.ts'
import { productsOf } from '../print/product.ts'

/** Answers whether it went on. What the printer is to be given is written down with the move: nothing is forgotten or doubled. */
export async function startProduction(hands: Hands, orderId: string): Promise<boolean> {
  return hands.database.transaction(async (rows) => {
    const [order] = await rows.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order || order.held_at !== null || !isApproved(order)) return false
    const kept = await filesOf(rows, order.edition_id)
    if (!kept.has('print-interior') || !kept.has('print-cover')) {
      await hands.jobs.send(drawPrintJob, { editionId: order.edition_id }, rows)
      return false
    }
    const due = productsOf(order).map((product) => ({ order_id: orderId, product, created_at: hands.now() }))
    const moved = await moveOrder(hands, rows, orderId, { to: 'in_production', by: 'printer' })
    if (!moved) return false
    hands.failpoint('print.due')
    await rows.insert(printJobs).values(due).onConflictDoNothing()
    return true
  })
}

const isApproved = (order: OrderRow): order is OrderRow & { edition_id: string } =>
  order.status === 'edit_window' && order.approved_at !== null && order.edition_id !== null
