// The edit window closes by itself: a reminder a day before, then the book is approved as it stands.

import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import { orderEvents, orders } from '../../../../database/schema/orders.ts'
import { day } from '../../../base/dates.ts'
import type { Bindery } from '../../../editions/server/bindery.ts'
import { findFinished, newestCopy } from '../../../editions/server/newest-copy.ts'
import type { Hands } from '../../../platform/hands.ts'
import { editWindowDays } from '../../order.ts'
import { tellMember } from '../mails/tell-member.ts'
import type { OrderRow } from '../order-rows.ts'
import { approve, whyNotPrinted } from './approve.ts'

/** The note of the event; who has it was reminded. */
export const closingNote = 'The edit window closes within a day'

export async function closeWindow(hands: Hands, bindery: Bindery, orderId: string): Promise<void> {
  const { owner } = hands.database
  const now = hands.now()
  const [order] = await owner.select().from(orders).where(stillOpen(orderId, now))
  if (!order?.edit_until) return
  if (order.edit_until > now) return remind(hands, orderId, now)
  // It closes when it is let go; until then its member may still change the book.
  if (order.held_at !== null) return
  const found = await findFinished(hands, order.book_id)
  if (!found) return
  const problem = await whyNotPrinted(order, found.draft)
  if (problem !== undefined) return extend(hands, order, problem)
  await approve(hands, orderId, await newestCopy(hands, bindery, found), 'clock')
  hands.failpoint('window-closed')
}

const stillOpen = (orderId: string, now: Date) =>
  and(
    eq(orders.id, orderId),
    eq(orders.status, 'edit_window'),
    isNull(orders.approved_at),
    lte(orders.edit_until, new Date(now.getTime() + day)),
  )

async function remind(hands: Hands, orderId: string, now: Date): Promise<void> {
  await hands.database.transaction(async (rows) => {
    const [order] = await rows.select().from(orders).where(stillOpen(orderId, now)).for('update')
    if (!order?.edit_until) return
    // A window that was opened anew closes with a reminder of its own.
    const thisTime = gte(orderEvents.created_at, new Date(order.edit_until.getTime() - day))
    const known = and(eq(orderEvents.order_id, orderId), eq(orderEvents.note, closingNote), thisTime)
    const [reminded] = await rows.select().from(orderEvents).where(known)
    if (reminded) return
    const said = { status: order.status, by: 'clock', note: closingNote, created_at: now }
    await rows.insert(orderEvents).values({ order_id: orderId, ...said })
    await tellMember(hands, rows, order, 'closing')
  })
}

/** Nothing is printed that would come back spoilt: its member has as long again to mend it. */
async function extend(hands: Hands, order: OrderRow, problem: string): Promise<void> {
  await hands.database.transaction(async (rows) => {
    const now = hands.now()
    const [held] = await rows.select().from(orders).where(stillOpen(order.id, now)).for('update')
    if (!held) return
    const edit_until = new Date(now.getTime() + editWindowDays * day)
    await rows.update(orders).set({ edit_until, updated_at: now }).where(eq(orders.id, order.id))
    const said = { status: order.status, by: 'clock', note: `It cannot be printed yet. ${problem}`, created_at: now }
    await rows.insert(orderEvents).values({ order_id: order.id, ...said })
    await tellMember(hands, rows, { ...held, edit_until }, 'unprintable', problem)
  })
}
