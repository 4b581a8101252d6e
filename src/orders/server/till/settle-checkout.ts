// The one way money comes in: the payment provider is asked what became of a checkout, and its orders go on accordingly.

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { checkouts, orderEvents, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { mayCancel } from '../../order.ts'
import { moveOrder } from '../move-order.ts'
import { eventsOf, statusOf, type OrderRow } from '../order-rows.ts'
import { leaveOthers } from './leave-others.ts'
import { lookAtSession, type Seen } from './look-at-session.ts'
import { payForItsBook } from './pay-by-credit.ts'
import type { Checkout } from './checkout.ts'
import { refundOrder } from './refund-order.ts'
import { keepSubscription } from './subscription.ts'

/** What happens while one looks has to be looked at again; what happens before it begins, it sees. */
export const settle = jobKind({
  name: 'orders.settle',
  payload: z.object({ checkoutId: z.uuid() }),
  attempts: 8,
  atOnce: 4,
  oneWaitingPer: ({ checkoutId }) => checkoutId,
})

/** Safe to run at any time, as often as one likes, and twice at once. */
export async function settleCheckout(hands: Hands, checkoutId: string): Promise<void> {
  const [checkout] = await hands.database.owner.select().from(checkouts).where(eq(checkouts.id, checkoutId))
  // A monthly book has no checkout.
  if (!checkout || checkout.session_id === null || checkout.url === null || checkout.amount === 0) return
  const seen = await lookAtSession(hands, checkout.session_id)
  hands.failpoint('before-settling')
  await hands.database.transaction(async (rows) => {
    const [held] = await rows.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for('update')
    if (held) await settleAs(hands, rows, held, seen)
  })
  hands.failpoint('after-settling')
}

const over = async (
  hands: Hands,
  rows: Rows,
  { id }: Checkout,
  status: 'complete' | 'expired',
  also: Partial<Checkout> = {},
) =>
  void (await rows
    .update(checkouts)
    .set({ ...also, status, updated_at: hands.now() })
    .where(eq(checkouts.id, id)))

async function settleAs(hands: Hands, rows: Rows, checkout: Checkout, seen: Seen | undefined): Promise<void> {
  const isOpen = checkout.status === 'open'
  if (!seen || seen.state === 'expired') {
    if (isOpen) await over(hands, rows, checkout, 'expired')
    return
  }
  const ofCheckout = rows.select().from(orders).where(eq(orders.checkout_id, checkout.id))
  // Held: she may cancel one at this moment.
  const ours = await ofCheckout.orderBy(orders.id).for('update')
  if (seen.state === 'paid') {
    if (!fits(checkout, seen)) {
      hands.log.error('a payment does not fit its orders', { count: ours.length })
      for (const order of ours) await noteUnfit(hands, rows, order, seen)
      return
    }
    await takeMoney(hands, rows, checkout, ours, seen)
    return
  }
  if (seen.state === 'failed' && isOpen) await over(hands, rows, checkout, 'expired')
  if (seen.state === 'failed' || seen.isDeclined) {
    const note = 'The payment was declined. Another card may be tried.'
    for (const { id } of ours) await moveOrder(hands, rows, id, { to: 'failed', by: 'payment', note })
  }
}

const fits = (checkout: Checkout, { amount, currency, reference }: Seen) =>
  amount === checkout.amount && currency === 'usd' && reference === checkout.id

async function takeMoney(hands: Hands, rows: Rows, checkout: Checkout, ours: OrderRow[], seen: Seen): Promise<void> {
  if (checkout.status !== 'complete') await leaveOthers(hands, rows, checkout, ours)
  await over(hands, rows, checkout, 'complete', { payment_intent: seen.paymentIntent })
  if (seen.subscription) await keepSubscription(hands, rows, checkout, seen.subscription)
  const [beside] = ours
  if (seen.subscription && checkout.status !== 'complete' && beside) await payForItsBook(hands, rows, checkout, beside)
  for (const order of ours) {
    const status = statusOf(order)
    const paid_at = hands.now()
    await moveOrder(hands, rows, order.id, { to: 'paid', by: 'payment', also: { paid_at } })
    // Canceled while she stood at the page, and paid all the same.
    if (status === 'canceled' && order.paid_at === null) {
      await rows.update(orders).set({ paid_at }).where(eq(orders.id, order.id))
      await refundOrder(hands, rows, order)
    }
    if (seen.isAllRefunded || seen.refunds.some(({ orderId }) => orderId === order.id)) {
      await moveOrder(hands, rows, order.id, { to: 'refunded', by: 'payment' })
    }
    if (seen.dispute) await noteDispute(hands, rows, order, seen.dispute)
  }
}

/** How it is written down that money was taken which no order asks for, and that it went back. */
export const unfitNote = 'A payment arrived that does not fit this order: we are looking at it'
export const unfitBackNote = 'The payment that did not fit went back'

/** Nothing is delivered for it; it lies on the desk until an operator has given it back at the provider's. */
async function noteUnfit(hands: Hands, rows: Rows, order: OrderRow, { isAllRefunded }: Seen): Promise<void> {
  const events = await eventsOf(rows, order.id)
  const isNoted = events.some(({ note }) => note === unfitNote)
  if (isAllRefunded ? !isNoted || events.some(({ note }) => note === unfitBackNote) : isNoted) return
  const note = isAllRefunded ? unfitBackNote : unfitNote
  const { id, status } = order
  await rows.insert(orderEvents).values({ order_id: id, status, by: 'payment', note, created_at: hands.now() })
}

/** How it is written down that the bank asks for the money back, and that it let us keep it. */
export const disputeNote = 'The payment is disputed'
export const wonNote = 'The dispute was decided for us'

/** What the bank may take back is not printed, and goes on when it is not taken; what is printed already can only be written down. */
async function noteDispute(hands: Hands, rows: Rows, { id }: OrderRow, dispute: 'open' | 'lost' | 'won') {
  const by = 'payment'
  if (dispute === 'lost') {
    await moveOrder(hands, rows, id, { to: 'refunded', by, note: 'The bank gave the money back' })
    return
  }
  const events = await eventsOf(rows, id)
  const isDisputed = events.findLast(({ note }) => note === disputeNote || note === wonNote)?.note === disputeNote
  if (isDisputed === (dispute === 'open')) return
  const [order] = await rows.select().from(orders).where(eq(orders.id, id))
  if (!order) return
  const status = statusOf(order)
  if (dispute === 'open') {
    const note = disputeNote
    if (mayCancel(status) && (await moveOrder(hands, rows, id, { to: 'canceled', by, note }))) return
    await rows.insert(orderEvents).values({ order_id: id, status, by, note, created_at: hands.now() })
    return
  }
  const note = wonNote
  const isOurs = events.findLast((event) => event.status === 'canceled')?.note === disputeNote
  // Its days for changes begin anew: they went by while nobody knew.
  const back = { to: 'paid', by, note, also: { edit_until: null }, isReturn: true } as const
  if (isOurs && (await moveOrder(hands, rows, id, back))) return
  await rows.insert(orderEvents).values({ order_id: id, status, by, note, created_at: hands.now() })
}
