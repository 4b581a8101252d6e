// Money goes back the way it came: asked for in the transaction that decides it, given by a job, once.

import { eq } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { checkouts, monthlyCredits, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { mayGo } from '../../order.ts'
import { moveOrder } from '../move-order.ts'
import { statusOf, type OrderRow } from '../order-rows.ts'
import { paymentProvider } from './payment-provider.ts'

export const refund = jobKind({ name: 'orders.refund', payload: z.object({ orderId: z.uuid() }), attempts: 8 })

/** Within the owner's transaction: the money goes back if and only if that commits. */
export const refundOrder = (hands: Pick<Hands, 'jobs'>, rows: Rows, { id }: Pick<OrderRow, 'id'>): Promise<void> =>
  hands.jobs.send(refund, { orderId: id }, rows)

export async function giveBack(hands: Hands, { orderId }: { orderId: string }): Promise<void> {
  const { owner } = hands.database
  const [order] = await owner.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !order.paid_at || !mayGo(statusOf(order), 'refunded')) return
  if (order.amount > 0 && order.checkout_id) {
    const [checkout] = await owner.select().from(checkouts).where(eq(checkouts.id, order.checkout_id))
    if (!checkout?.payment_intent) throw new Error('An order to refund has no payment')
    await refundPayment(hands, checkout.payment_intent, order)
  }
  hands.failpoint('before-refunded')
  await hands.database.transaction(async (rows) => {
    // A monthly book that was not made may be used for another one.
    await rows.update(monthlyCredits).set({ used_by: null }).where(eq(monthlyCredits.used_by, orderId))
    await moveOrder(hands, rows, orderId, { to: 'refunded', by: 'payment' })
  })
}

async function refundPayment(hands: Hands, payment_intent: string, { id, amount }: OrderRow): Promise<void> {
  try {
    await paymentProvider(hands).refunds.create(
      { payment_intent, amount, metadata: { order: id } },
      { idempotencyKey: `refund ${id}` },
    )
  } catch (fault) {
    // By hand at the provider's desk, all of it: it is back already.
    if (!(fault instanceof Stripe.errors.StripeInvalidRequestError && fault.code === 'charge_already_refunded')) {
      throw fault
    }
  }
}
