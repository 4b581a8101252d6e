// What of an order was given to the printer.

import { asc, eq } from 'drizzle-orm'
import { printJobs } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'

export type PrintJobRow = typeof printJobs.$inferSelect

/** Of each product the newest round: an earlier one was printed again. */
export async function presentPrints(rows: Rows, orderId: string): Promise<PrintJobRow[]> {
  const all = await rows
    .select()
    .from(printJobs)
    .where(eq(printJobs.order_id, orderId))
    .orderBy(asc(printJobs.product), asc(printJobs.round))
  return [...new Map(all.map((job) => [job.product, job])).values()]
}
