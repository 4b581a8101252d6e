// An order is over whose money went back: what was not printed yet is not printed.

import { and, eq } from 'drizzle-orm'
import { printJobs } from '../../../../database/schema/orders.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { OrderRow } from '../order-rows.ts'
import { keepPrinting } from './keep-printing.ts'
import type { Press } from './press.ts'

export async function stopPrinting(hands: Hands, press: Press, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  const { owner } = hands.database
  const unsent = and(eq(printJobs.order_id, id), eq(printJobs.status, 'due'))
  await owner.update(printJobs).set({ status: 'canceled', updated_at: hands.now() }).where(unsent)
  const sent = await owner
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.order_id, id), eq(printJobs.status, 'sent')))
  for (const job of sent) {
    if (job.provider_id === null) continue
    await press.cancel(job.provider_id)
    await keepPrinting(hands, job, await press.look(job.provider_id))
  }
}
