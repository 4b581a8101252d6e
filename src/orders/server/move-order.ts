// The only place where an order goes on: along a way that is open, written down, told to its member, and followed up by a job.

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orderEvents, orders } from '../../../database/schema/orders.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { isPaid, mayGo, mayReturn, type Mover, type OrderStatus } from '../order.ts'
import { tellDeclined, tellOfMove } from './mails/tell-member.ts'
import { statusOf, type OrderRow } from './order-rows.ts'

/** Looks at one order and does whatever its status asks for next; sent at each move, safe to run at any time, also twice at once. */
export const followUp = jobKind({
  name: 'orders.follow-up',
  payload: z.object({ orderId: z.uuid() }),
})

/** Changes that go with a move. */
type Also = Partial<
  Pick<
    OrderRow,
    | 'paid_at'
    | 'edit_until'
    | 'approved_at'
    | 'edition_id'
    | 'carrier'
    | 'tracking_url'
    | 'checkout_id'
    | 'stripe_session_id'
  >
>

export interface Move {
  to: OrderStatus
  by: Mover
  note?: string
  also?: Also
  /** What was canceled over a dispute that is won goes on. */
  isReturn?: boolean
}

/** Within the owner's transaction. Answers the order as it is now, or undefined when that way is not open (any more). */
export async function moveOrder(
  hands: Pick<Hands, 'jobs' | 'now' | 'mail' | 'config'>,
  rows: Rows,
  orderId: string,
  { to, by, note, also, isReturn = false }: Move,
): Promise<OrderRow | undefined> {
  const [order] = await rows.select().from(orders).where(eq(orders.id, orderId)).for('update')
  const isOpen = isReturn ? mayReturn : mayGo
  if (!order || !isOpen(statusOf(order), to)) return undefined
  const now = hands.now()
  const [moved] = await rows
    .update(orders)
    // What is over is held no longer.
    .set({ ...also, status: to, updated_at: now, ...(!isPaid(to) && { held_at: null }) })
    .where(eq(orders.id, orderId))
    .returning()
  await rows.insert(orderEvents).values({ order_id: orderId, status: to, by, note: note ?? null, created_at: now })
  if (moved) await tellOfMove(hands, rows, statusOf(order), moved)
  if (to === 'failed') await hands.jobs.send(tellDeclined, { orderId }, rows)
  await hands.jobs.send(followUp, { orderId }, rows)
  return moved
}
