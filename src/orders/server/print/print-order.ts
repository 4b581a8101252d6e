// Gives each product of an order to the printer, once however often this runs, and hears what became of it.

import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { editions } from '../../../../database/schema/editions.ts'
import { orders, printJobs } from '../../../../database/schema/orders.ts'
import { minute } from '../../../base/dates.ts'
import { makeDownload } from '../../../editions/server/make-download.ts'
import type { Hands } from '../../../platform/hands.ts'
import { entitlementsOf, isPaid } from '../../order.ts'
import { addonsOf, skuOf, statusOf, type OrderRow } from '../order-rows.ts'
import { addressToPrintFor } from './gift-bench.ts'
import { keepPrinting } from './keep-printing.ts'
import type { PrintJobRow } from './print-jobs.ts'
import type { Press } from './press.ts'
import { asProduct, filesToPrint } from './product.ts'

/** Asked so long ago without an answer: asked again under the same id. */
export const patience = 5 * minute

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

export async function printDue(hands: Hands, press: Press, order: OrderRow): Promise<void> {
  const waiting = await hands.database.owner
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.order_id, order.id), isNull(printJobs.provider_id), isUnanswered(hands.now())))
  for (const job of waiting) {
    if (await claim(hands, job)) await give(hands, press, order, job)
  }
}

const isUnanswered = (now: Date) =>
  or(eq(printJobs.status, 'due'), and(eq(printJobs.status, 'sent'), lt(printJobs.updated_at, before(now, patience))))

/** Two processes that find the same job do not both give it away, and nothing is given of what is held or paid back by now. */
async function claim({ database, now }: Hands, { id, order_id }: PrintJobRow): Promise<boolean> {
  return database.transaction(async (rows) => {
    const [order] = await rows.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (!order || order.held_at !== null || !isPaid(statusOf(order))) return false
    const claimed = await rows
      .update(printJobs)
      .set({ status: 'sent', updated_at: now() })
      .where(and(eq(printJobs.id, id), isNull(printJobs.provider_id), isUnanswered(now())))
      .returning({ id: printJobs.id })
    return claimed.length > 0
  })
}

async function give(hands: Hands, press: Press, order: OrderRow, job: PrintJobRow): Promise<void> {
  const [edition] = await hands.database.owner
    .select()
    .from(editions)
    .where(eq(editions.id, order.edition_id ?? ''))
  if (!edition) throw new Error('An order in production has no edition')
  const product = asProduct(job.product)
  const kinds = filesToPrint[product]
  const interior = await makeDownload(hands, edition, kinds.interior)
  const cover = await makeDownload(hands, edition, kinds.cover)
  hands.failpoint('print.claimed')
  const printing = await press.print({
    ...{ externalId: job.id, product, interior, cover },
    title: edition.content.title,
    quantity: order.quantity,
    address: addressToPrintFor(hands.config, order),
    isExpress: entitlementsOf(skuOf(order), addonsOf(order)).has('express shipping'),
  })
  hands.failpoint('print.answered')
  await keepPrinting(hands, job, printing)
}

/** Whatever has not arrived and was not looked at for a while, or was told of: even where nobody waits for it, a printer may say that it arrived. */
export async function lookAtPrinter(hands: Hands, press: Press, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  const underWay = await hands.database.owner
    .select()
    .from(printJobs)
    .where(
      and(
        eq(printJobs.order_id, id),
        inArray(printJobs.status, ['sent', 'in_production', 'shipped']),
        lt(printJobs.updated_at, before(hands.now(), press.lookEvery)),
      ),
    )
  for (const job of underWay) {
    if (job.provider_id !== null) await keepPrinting(hands, job, await press.look(job.provider_id))
  }
}
