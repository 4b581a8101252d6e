// By the clock: every order that something may have become of is followed up, so that none is ever forgotten.

import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { books } from '../../../../database/schema/books.ts'
import { orders, printJobs } from '../../../../database/schema/orders.ts'
import { day, minute } from '../../../base/dates.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { followUp } from '../move-order.ts'
import { patience } from '../print/print-order.ts'
import { underWayAt, type Press } from '../print/press.ts'
import { closingNote } from './close-window.ts'
import { isLeftUnfinished } from './remind-to-finish.ts'

export const lookAfterOrdersJob = jobKind({ name: 'orders.look-after', payload: z.object({}), every: minute })

const atOnce = 200

export async function lookAfterOrders(hands: Hands, press: Press): Promise<void> {
  // Two reads, each by its own index: one for both would look through all orders there ever were.
  const found = [...(await ordersDue(hands, press)), ...(await ordersOfPrintsDue(hands, press))]
  for (const orderId of new Set(found)) await hands.jobs.send(followUp, { orderId })
}

const before = ({ now }: Hands, ms: number) => sql`${new Date(now().getTime() - ms).toISOString()}::timestamptz`

async function ordersDue(hands: Hands, press: Press): Promise<string[]> {
  const { status, edit_until, approved_at, held_at, updated_at, id, book_id } = orders
  const isFinished = sql`(${books.status} is not distinct from 'completed')`
  const isReminded = sql`exists (select 1 from order_events e where e.order_id = ${id} and e.note = ${closingNote}
    and e.created_at >= ${edit_until} - interval '1 day')`
  const isDue = or(
    isLeftUnfinished(hands.now()),
    sql`${status} = 'paid'`,
    sql`${status} = 'awaiting_pictures' and ${isFinished}`,
    sql`${status} = 'edit_window' and (${held_at} is null and (${approved_at} is not null or ${edit_until} <= ${before(hands, 0)}) or not ${isFinished}
      or (${edit_until} <= ${before(hands, -day)} and not ${isReminded}))`,
    sql`${status} = 'shipped' and ${updated_at} <= ${before(hands, press.arrivesWithin)}`,
  )
  const found = await hands.database.owner
    .select({ id })
    .from(orders)
    .leftJoin(books, eq(books.id, book_id))
    .where(and(inArray(status, ['paid', 'awaiting_pictures', 'edit_window', 'shipped']), isDue))
    .orderBy(updated_at)
    .limit(atOnce)
  return found.map((order) => order.id)
}

async function ordersOfPrintsDue(hands: Hands, press: Press): Promise<string[]> {
  const { status, provider_id, updated_at, order_id } = printJobs
  const underWay = underWayAt(press)
  const isDue = or(
    and(eq(status, 'due'), isNull(orders.held_at)),
    and(eq(status, 'sent'), isNull(provider_id), lt(updated_at, before(hands, patience))),
    and(inArray(status, underWay), lt(updated_at, before(hands, press.lookEvery))),
  )
  const found = await hands.database.owner
    .select({ id: order_id })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, order_id))
    .where(and(inArray(status, ['due', ...underWay]), isDue))
    .orderBy(updated_at)
    .limit(atOnce)
  return found.map((print) => print.id)
}
