// One visit to the payment page, as the database keeps it.

import { eq } from 'drizzle-orm'
import { type checkouts, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'

export type Visit = typeof checkouts.$inferSelect

export async function orderIdsOf(rows: Rows, visit: Pick<Visit, 'id'>): Promise<string[]> {
  const found = await rows.select({ id: orders.id }).from(orders).where(eq(orders.checkout_id, visit.id))
  return found.map(({ id }) => id).toSorted()
}
