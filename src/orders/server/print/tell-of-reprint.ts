// A further copy is on its way: its member is told, and the order stays where the first one brought it.

import { eq } from 'drizzle-orm'
import { orderEvents, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { Mover } from '../../order.ts'
import { tellMember } from '../mails/tell-member.ts'
import type { OrderRow } from '../order-rows.ts'

type Travel = Pick<OrderRow, 'carrier' | 'tracking_url'>

/** Answers false when there was no first one: then the order itself moves. */
export async function tellOfReprint(
  hands: Hands,
  rows: Rows,
  order: OrderRow,
  by: Extract<Mover, 'printer' | 'operator'>,
  { carrier, tracking_url }: Travel,
): Promise<boolean> {
  if (!isOut(order.status)) return false
  const now = hands.now()
  const said = { status: order.status, by, note: 'The new copy is on its way', created_at: now }
  await rows.insert(orderEvents).values({ order_id: order.id, ...said })
  await rows.update(orders).set({ carrier, tracking_url, updated_at: now }).where(eq(orders.id, order.id))
  await tellMember(hands, rows, { ...order, carrier, tracking_url }, 'shipped')
  return true
}

export const isOut = (status: string) => status === 'shipped' || status === 'delivered'
