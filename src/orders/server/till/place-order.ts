// An order is written down, unpaid, with the first line of its story. The only place that makes one.

import { orderEvents, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { OrderRow } from '../order-rows.ts'

type Placed = Omit<typeof orders.$inferInsert, 'id' | 'status' | 'created_at' | 'updated_at'>

/** In the owner's transaction. Undefined when the same order stands already. */
export async function placeOrder(rows: Rows, placed: Placed, now: Date): Promise<OrderRow | undefined> {
  const [order] = await rows
    .insert(orders)
    .values({ ...placed, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning()
  if (!order) return undefined
  await rows.insert(orderEvents).values({ order_id: order.id, status: order.status, by: 'member', created_at: now })
  return order
}
