// A paid book that has all its pictures and was not finished: its member is told once that only FINISH is missing.

import { and, eq, sql, type SQL } from 'drizzle-orm'
import { orderEvents, orders } from '../../../../database/schema/orders.ts'
import { day } from '../../../base/dates.ts'
import { storyPages } from '../../../editions/edition.ts'
import type { Hands } from '../../../platform/hands.ts'
import { tellMember } from '../mails/tell-member.ts'

const note = 'All pictures are there; the book is not finished yet'

/** Of an order: it waits, its book is painted and was left alone for a day, and nobody has said so yet. */
export function isLeftUnfinished(now: Date): SQL {
  const yesterday = new Date(now.getTime() - day).toISOString()
  const painted = sql`(select count(*) from pages p where p.book_id = ${orders.book_id} and p.image_url is not null
    and p.updated_at < ${yesterday}::timestamptz)`
  const isTold = sql`exists (select 1 from order_events e where e.order_id = ${orders.id} and e.note = ${note}
    and e.created_at >= ${orders.updated_at})`
  return sql`(${orders.status} = 'awaiting_pictures' and ${orders.updated_at} < ${yesterday}::timestamptz
    and ${painted} = ${storyPages.length} and not ${isTold})`
}

export async function remindToFinish(hands: Hands, orderId: string): Promise<void> {
  await hands.database.transaction(async (rows) => {
    const now = hands.now()
    // Whoever comes second waits here, and sees that it is said.
    const [held] = await rows.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const [order] = await rows
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), isLeftUnfinished(now)))
    if (!held || !order) return
    await rows
      .insert(orderEvents)
      .values({ order_id: orderId, status: order.status, by: 'clock', note, created_at: now })
    await tellMember(hands, rows, order, 'unfinished')
  })
}
