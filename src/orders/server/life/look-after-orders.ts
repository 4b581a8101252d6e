// By the clock: every order that something may have become of is followed up, so that none is ever forgotten.

import { or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { orders } from '../../../../database/schema/orders.ts'
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

export async function lookAfterOrders({ database, jobs, now }: Hands, press: Press) {
  const at = (ms: number) => sql`${new Date(now().getTime() + ms).toISOString()}::timestamptz`
  const { status, edit_until, approved_at, held_at, updated_at, id, book_id } = orders
  const isFinished = sql`exists (select 1 from books b where b.id = ${book_id} and b.status = 'completed')`
  const isReminded = sql`exists (select 1 from order_events e where e.order_id = ${id} and e.note = ${closingNote}
    and e.created_at >= ${edit_until} - interval '1 day')`
  const isDue = or(
    isLeftUnfinished(now()),
    sql`${status} = 'paid'`,
    sql`${status} = 'awaiting_pictures' and ${isFinished}`,
    sql`${status} = 'edit_window' and (${held_at} is null and (${approved_at} is not null or ${edit_until} <= ${at(0)}) or not ${isFinished}
      or (${edit_until} <= ${at(day)} and not ${isReminded}))`,
    sql`${status} = 'shipped' and ${updated_at} <= ${at(-press.arrivesWithin)}`,
    sql`exists (select 1 from print_jobs p where p.order_id = ${id} and (p.status = 'due' and ${held_at} is null
      or p.status = 'sent' and p.provider_id is null and p.updated_at < ${at(-patience)}
      or p.status in ${underWayAt(press)} and p.updated_at < ${at(-press.lookEvery)}))`,
  )
  const found = await database.owner
    .select({ orderId: id })
    .from(orders)
    .where(isDue)
    .orderBy(orders.updated_at)
    .limit(atOnce)
  for (const order of found) await jobs.send(followUp, order)
}
