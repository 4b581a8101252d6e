// An operator keeps an order from the printer until she lets it go. Payment, pictures, approval go on meanwhile: only paper waits.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orderEvents, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import type { holdOrder as holdContract } from '../../operator-contract.ts'
import { isPaid, isShipped, mayCancel } from '../../order.ts'
import { isWithPrinter, notHeld, nothingToHold, orderHeld } from '../../refusals.ts'
import { followUp } from '../move-order.ts'
import { addonsOf, skuOf, statusOf, type OrderRow } from '../order-rows.ts'
import { presentPrints, type PrintJobRow } from '../print/print-jobs.ts'
import { operate } from './operate-order.ts'

/** Nothing of it was given to the printer so far; a copy that is to be printed again counts for itself. */
export function mayBeHeld(order: OrderRow, prints: readonly PrintJobRow[]): boolean {
  const status = statusOf(order)
  if (order.held_at !== null || !isPaid(status) || !isShipped(skuOf(order), addonsOf(order))) return false
  return mayCancel(status) || (prints.length > 0 && prints.every((print) => print.status === 'due'))
}

/** Its reason is for operators only; its member reads that we look at it. */
export const holdOrder = (call: LongCall<z.output<typeof holdContract.input>>) =>
  operate(call, { action: 'order.held', detail: { note: call.input.note } }, async (rows, order) => {
    if (order.held_at !== null) throw orderHeld()
    const prints = await presentPrints(rows, order.id)
    if (!mayBeHeld(order, prints)) throw prints.length > 0 ? isWithPrinter() : nothingToHold()
    const held_at = call.hands.now()
    await rows.update(orders).set({ held_at }).where(eq(orders.id, order.id))
    await say(call.hands, rows, order, 'Being checked by us')
  })

export const releaseOrder = (call: LongCall<{ id: string }>) =>
  operate(call, { action: 'order.released' }, async (rows, order) => {
    if (order.held_at === null) throw notHeld()
    await rows.update(orders).set({ held_at: null }).where(eq(orders.id, order.id))
    await say(call.hands, rows, order, 'Checked by us')
    await call.hands.jobs.send(followUp, { orderId: order.id }, rows)
  })

async function say({ now }: Hands, rows: Rows, { id, status }: OrderRow, note: string): Promise<void> {
  await rows.insert(orderEvents).values({ order_id: id, status, by: 'operator', note, created_at: now() })
}
