// What the printer said of one print is written down, and its order goes on when all of its prints have.

import { eq } from 'drizzle-orm'
import { orders, printJobs } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { moveOrder } from '../move-order.ts'
import { printProblemMail } from '../mails/print-problem-mail.ts'
import type { OrderRow } from '../order-rows.ts'
import { isAtTheBench } from './gift-bench.ts'
import type { Printing } from './press.ts'
import { presentPrints, type PrintJobRow } from './print-jobs.ts'
import { isOut, tellOfReprint } from './tell-of-reprint.ts'

export async function keepPrinting(hands: Hands, { id, order_id }: PrintJobRow, printing: Printing): Promise<void> {
  const { status, cost, problem, carrier, tracking_url } = printing
  await hands.database.transaction(async (rows) => {
    // First of all the order: whoever looks at two of its prints at once takes turns.
    const [order] = await rows.select().from(orders).where(eq(orders.id, order_id)).for('update')
    const [job] = await rows.select().from(printJobs).where(eq(printJobs.id, id))
    if (!order || !job) return
    await rows
      .update(printJobs)
      .set({
        ...{ provider_id: printing.id, problem, updated_at: hands.now() },
        status: isOver(job.status) ? job.status : status,
        cost: cost ?? job.cost,
        carrier: carrier ?? job.carrier,
        tracking_url: tracking_url ?? job.tracking_url,
      })
      .where(eq(printJobs.id, id))
    const isNowOut = isOut(status) && !isOut(job.status) && !isAtTheBench(hands.config, order)
    if (job.round > 1 && isNowOut) await tellOfReprint(hands, rows, order, 'printer', printing)
    const isWanted = order.status !== 'canceled' && order.status !== 'refunded'
    if (!isOver(job.status) && isWanted) await warnOperators(hands, rows, job, printing)
    await followPrints(hands, rows, order)
  })
}

async function warnOperators(hands: Hands, rows: Rows, job: PrintJobRow, { status, problem }: Printing): Promise<void> {
  if (status !== 'rejected' && status !== 'canceled') return
  for (const to of hands.config.operatorEmails) {
    await hands.mail.send(rows, printProblemMail(to, job, status, problem))
  }
}

/** News that come late, or in another order, take nothing back. */
const isOver = (status: string) => ['delivered', 'canceled', 'rejected'].includes(status)

async function followPrints(hands: Hands, rows: Rows, order: OrderRow): Promise<void> {
  const present = await presentPrints(rows, order.id)
  const isEach = (...statuses: string[]) => present.every(({ status }) => statuses.includes(status))
  // What lies on the gift bench has not left the house.
  if (isAtTheBench(hands.config, order)) return
  if (isEach('shipped', 'delivered')) {
    hands.failpoint('print.shipped')
    const { carrier = null, tracking_url = null } =
      present.find(({ product }) => product === 'hardcover') ?? present[0] ?? {}
    await moveOrder(hands, rows, order.id, { to: 'shipped', by: 'printer', also: { carrier, tracking_url } })
  }
  if (isEach('delivered')) await moveOrder(hands, rows, order.id, { to: 'delivered', by: 'printer' })
}
