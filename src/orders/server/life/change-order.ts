// What a member does to an order that is not in production yet: send it elsewhere, approve it, cancel it.

import { eq } from 'drizzle-orm'
import { orders } from '../../../../database/schema/orders.ts'
import type { Bindery } from '../../../editions/server/bindery.ts'
import { findFinished, newestCopy } from '../../../editions/server/newest-copy.ts'
import { bookNotFinished } from '../../../editions/refusals.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { FirstLook, LongCall } from '../../../platform/http/long-route.ts'
import type { OrderStory } from '../../contract.ts'
import type { GivenAddress } from '../../given-address.ts'
import { isShipped, mayCancel, type ShippingAddress } from '../../order.ts'
import { passportBlocks, tooLate } from '../../refusals.ts'
import { moveOrder } from '../move-order.ts'
import { addonsOf, findOrder, mayCallBack, skuOf, statusOf, type OrderRow } from '../order-rows.ts'
import { resolveAddress } from '../resolve-address.ts'
import { approve, whyNotPrinted } from './approve.ts'
import { goOn } from './go-on.ts'
import { storyOf } from './order-story.ts'
import { startProduction } from './start-production.ts'

type Input = { id: string }

export const lookForOrder = (call: FirstLook<Input>): Promise<OrderRow> => findOrder(call, call.input.id)

const storyNow = ({ asMember, caller, hands }: LongCall<Input>, id: string): Promise<OrderStory> =>
  asMember(async (rows) => storyOf(rows, await findOrder({ rows, caller, hands }, id)))

type NewAddress = Input & { shippingAddress: GivenAddress }

export async function lookForAddress(call: FirstLook<NewAddress>): Promise<ShippingAddress> {
  await lookForOrder(call)
  return resolveAddress(call, call.input.shippingAddress)
}

export async function changeAddress(call: LongCall<NewAddress>, shipping_address: ShippingAddress) {
  const { hands, input } = call
  await hands.database.transaction(async (rows) => {
    const order = await hold(rows, input.id)
    if (!order || !mayCancel(statusOf(order)) || !isShipped(skuOf(order), addonsOf(order))) {
      throw tooLate('Another address')
    }
    await rows.update(orders).set({ shipping_address, updated_at: hands.now() }).where(eq(orders.id, order.id))
  })
  return storyNow(call, input.id)
}

async function hold(rows: Rows, id: string): Promise<OrderRow | undefined> {
  const [order] = await rows.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** Pressed twice it is approved once. */
export async function approveOrder(call: LongCall<Input>, { id }: OrderRow, bindery: Bindery): Promise<OrderStory> {
  const { hands } = call
  const { owner } = hands.database
  // The book may have been finished a moment ago.
  while (await hands.database.transaction((rows) => goOn(hands, rows, id)));
  const [order] = await owner.select().from(orders).where(eq(orders.id, id))
  if (order?.approved_at) return storyNow(call, id)
  if (order?.status === 'awaiting_pictures') throw bookNotFinished()
  const found = order?.status === 'edit_window' ? await findFinished(hands, order.book_id) : undefined
  if (!order || !found) throw tooLate('Approving')
  const problem = await whyNotPrinted(order, found.draft)
  if (problem !== undefined) throw passportBlocks(problem)
  await approve(hands, id, await newestCopy(hands, bindery, found), 'member')
  hands.failpoint('order-approved')
  await startProduction(hands, id)
  return storyNow(call, id)
}

/** Gives back what was paid for an order: the till's business. Within the owner's transaction. */
export type Refund = (hands: Hands, rows: Rows, order: OrderRow) => Promise<void>

/** Within one transaction: what is canceled after it was paid is paid back. */
export async function cancelOrder(call: LongCall<Input>, { id }: OrderRow, refund: Refund): Promise<OrderStory> {
  const { hands } = call
  await hands.database.transaction(async (rows) => {
    const order = await hold(rows, id)
    if (order?.status === 'canceled' || order?.status === 'refunded') return
    const canceled = order && mayCallBack(order) && (await moveOrder(hands, rows, id, { to: 'canceled', by: 'member' }))
    if (!canceled) throw tooLate('Canceling')
    hands.failpoint('order-canceled')
    if (canceled.paid_at) await refund(hands, rows, canceled)
  })
  return storyNow(call, id)
}
