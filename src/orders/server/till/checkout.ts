// A checkout, one visit to the payment page, as the database keeps it.

import { eq } from 'drizzle-orm'
import { type checkouts, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'

export type Checkout = typeof checkouts.$inferSelect

export async function orderIdsOf(rows: Rows, checkout: Pick<Checkout, 'id'>): Promise<string[]> {
  const found = await rows.select({ id: orders.id }).from(orders).where(eq(orders.checkout_id, checkout.id))
  return found.map(({ id }) => id).toSorted()
}
