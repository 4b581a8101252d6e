// Puts a mail about an order into the outbox, with the change that it tells of.

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../../database/schema/members.ts'
import { orders } from '../../../../database/schema/orders.ts'
import { minute } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { OrderStatus } from '../../order.ts'
import { skuOf, statusOf, type OrderRow } from '../order-rows.ts'
import { orderMail, type OrderNews } from './order-mail.ts'

type Teller = Pick<Hands, 'mail' | 'config'>

/** Within the owner's transaction. Who has deleted her account is told nothing. */
export async function tellMember(
  { mail, config }: Teller,
  rows: Rows,
  order: OrderRow,
  news: OrderNews,
  note?: string,
): Promise<void> {
  if (order.user_id === null) return
  const [member] = await rows.select({ email: users.email }).from(users).where(eq(users.id, order.user_id))
  if (member?.email) await mail.send(rows, orderMail(config, member.email, news, order, note))
}

/** Most who are declined pay with the next card a moment later: who has done so is told nothing of it. */
export const tellDeclined = jobKind({
  name: 'orders.tell-declined',
  payload: z.object({ orderId: z.uuid() }),
  onePer: ({ orderId }) => orderId,
  after: 15 * minute,
})

export async function tellOfDecline(hands: Teller & Pick<Hands, 'database'>, orderId: string): Promise<void> {
  await hands.database.transaction(async (rows) => {
    const [order] = await rows.select().from(orders).where(eq(orders.id, orderId))
    if (order && statusOf(order) === 'failed') await tellMember(hands, rows, order, 'failed')
  })
}

/** All but a decline, which waits. */
const news: Partial<Record<OrderStatus, OrderNews>> = {
  paid: 'confirmed',
  edit_window: 'ready',
  fulfilled: 'fulfilled',
  in_production: 'in_production',
  shipped: 'shipped',
  canceled: 'canceled',
  refunded: 'refunded',
}

/** A checkout that was given up is no news, nor are the pictures of a book that was ordered finished. */
export async function tellOfMove(hands: Teller, rows: Rows, from: OrderStatus, moved: OrderRow): Promise<void> {
  const status = statusOf(moved)
  const isNoNews =
    (status === 'canceled' && moved.paid_at === null) ||
    (status === 'edit_window' && from === 'paid') ||
    (status === 'fulfilled' && skuOf(moved) === 'Story Subscription')
  const told = news[status]
  if (told && !isNoNews) await tellMember(hands, rows, moved, told)
}
