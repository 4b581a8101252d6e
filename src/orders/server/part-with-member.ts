// A member who goes leaves the ledger behind, as the law wants it: what, when, for how much; not whose, not sent where.

import { and, eq, inArray } from 'drizzle-orm'
import { orderEvents, orderReports, orders, printJobs, subscriptions } from '../../../database/schema/orders.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { isPaid, orderStatuses } from '../order.ts'
import { accountHasOrder, accountHasSubscription } from '../refusals.ts'
import { moveOrder } from './move-order.ts'
import { runningStatuses } from './till/subscription.ts'

const over = ['delivered', 'fulfilled']
const underWay = orderStatuses.filter((status) => isPaid(status) && !over.includes(status))
/** One that is ending charges nothing any more. */
const charging = runningStatuses.filter((status) => status !== 'ending')

/** Also within her own transaction: both tables are hers to read. */
export async function refuseOpenOrders(rows: Rows, memberId: string): Promise<void> {
  const [order] = await rows
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.user_id, memberId), inArray(orders.status, underWay)))
    .limit(1)
  if (order) throw accountHasOrder()
  const [subscription] = await rows
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, memberId), inArray(subscriptions.status, charging)))
    .limit(1)
  if (subscription) throw accountHasSubscription()
}

export async function partWithOrders(
  hands: Pick<Hands, 'config' | 'jobs' | 'mail' | 'now'>,
  rows: Rows,
  memberId: string,
): Promise<void> {
  const hers = await rows.select({ id: orders.id }).from(orders).where(eq(orders.user_id, memberId))
  const ids = hers.map(({ id }) => id)
  if (ids.length === 0) return
  // A payment that still comes in finds it canceled, and is given back.
  for (const id of ids) await moveOrder(hands, rows, id, { to: 'canceled', by: 'clock' })
  await rows.delete(orderReports).where(inArray(orderReports.order_id, ids))
  await rows.update(orderEvents).set({ note: null }).where(inArray(orderEvents.order_id, ids))
  await rows.update(printJobs).set({ problem: null, tracking_url: null }).where(inArray(printJobs.order_id, ids))
  await rows
    .update(orders)
    .set({
      ...{ user_id: null, payment_id: null, discount_code: null, shipping_address: null, gift: null },
      ...{ book_title: '', tracking_url: null },
    })
    .where(inArray(orders.id, ids))
}
