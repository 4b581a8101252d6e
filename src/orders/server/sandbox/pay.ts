// What a buyer does at the test shop: pays or is declined; and what time does there: a subscription goes on or ends.

import { z } from 'zod'
import { hour, day, second } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { newId, tellOf, unixTime, type ShopHands } from './shop-events.ts'
import * as shop from './shop-objects.ts'

export const cards = { pays: '4242424242424242', declined: '4000000000000002' }

export type Outcome = 'paid' | 'declined' | 'unknown card' | 'not open'

const month = 30 * day

const isOpen = (session: shop.Session, now: Date) => session.status === 'open' && session.expires_at > unixTime(now)

export function payAtTestShop(hands: ShopHands, sessionId: string, card: string): Promise<Outcome> {
  const number = card.replaceAll(/\D/g, '')
  return hands.database.transaction(async (rows) => {
    const session = await shop.hold(rows, shop.sessions, sessionId)
    if (!session || !isOpen(session, hands.now())) return 'not open'
    if (number === cards.declined) {
      if (session.mode === 'payment') await decline(hands, rows, session)
      return 'declined'
    }
    if (number !== cards.pays) return 'unknown card'
    const paid = session.mode === 'payment' ? await charge(hands, rows, session) : await subscribe(hands, rows, session)
    await shop.change(rows, paid, hands.now())
    await redeem(hands, rows, session)
    const origin = originOf(session)
    await tellOf(hands, rows, { type: 'checkout.session.completed', object: paid, origin })
    return 'paid'
  })
}

const originOf = ({ success_url }: shop.Session) => new URL(success_url).origin

/** The first try makes the payment; another one changes it. */
async function keepPayment(
  hands: ShopHands,
  rows: Rows,
  session: shop.Session,
  outcome: Pick<shop.Payment, 'status' | 'last_payment_error'>,
): Promise<shop.Payment> {
  const now = hands.now()
  const id = session.payment_intent ?? newId(hands, 'pi')
  const { amount_total: amount, metadata } = session
  const taken = {
    ...({ id: newId(hands, 'ch'), object: 'charge', amount, amount_refunded: 0 } as const),
    ...{ refunded: false, disputed: false, payment_intent: id },
  }
  const payment: shop.Payment = {
    ...{ id, object: 'payment_intent', created: unixTime(now), livemode: false, amount, currency: 'usd', metadata },
    ...outcome,
    latest_charge: outcome.status === 'succeeded' ? taken : null,
  }
  if (!(await shop.add(rows, shop.payments, payment, now))) await shop.change(rows, payment, now)
  return payment
}

async function decline(hands: ShopHands, rows: Rows, session: shop.Session): Promise<void> {
  const last_payment_error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
  const payment = await keepPayment(hands, rows, session, { status: 'requires_payment_method', last_payment_error })
  await shop.change(rows, { ...session, payment_intent: payment.id }, hands.now())
  await tellOf(hands, rows, { type: 'payment_intent.payment_failed', object: payment, origin: originOf(session) })
}

async function charge(hands: ShopHands, rows: Rows, session: shop.Session): Promise<shop.Session> {
  const payment = await keepPayment(hands, rows, session, { status: 'succeeded', last_payment_error: null })
  return { ...session, status: 'complete', payment_status: 'paid', payment_intent: payment.id }
}

async function redeem(hands: ShopHands, rows: Rows, { discounts }: shop.Session): Promise<void> {
  for (const { coupon: id } of discounts) {
    const coupon = await shop.hold(rows, shop.coupons, id)
    if (!coupon) continue
    const times_redeemed = coupon.times_redeemed + 1
    const valid = times_redeemed < (coupon.max_redemptions ?? Infinity)
    await shop.change(rows, { ...coupon, times_redeemed, valid }, hands.now())
  }
}

async function subscribe(hands: ShopHands, rows: Rows, session: shop.Session): Promise<shop.Session> {
  const now = hands.now()
  const subscription: shop.Subscription = {
    ...{ id: newId(hands, 'sub'), object: 'subscription', created: unixTime(now), livemode: false, status: 'active' },
    ...{ customer: newId(hands, 'cus'), metadata: session.metadata, cancel_at_period_end: false },
    items: periodTo(new Date(now.getTime() + month)),
    ...{ amount: session.amount_total, origin: originOf(session) },
  }
  await shop.add(rows, shop.subscriptions, subscription, now)
  await bill(hands, rows, subscription)
  const { id, customer } = subscription
  return { ...session, status: 'complete', payment_status: 'paid', subscription: id, customer }
}

const periodTo = (end: Date): shop.Subscription['items'] => ({
  object: 'list',
  data: [{ current_period_end: unixTime(end) }],
})

async function bill(hands: ShopHands, rows: Rows, { id, metadata, amount, origin }: shop.Subscription): Promise<void> {
  const now = hands.now()
  const invoice = {
    ...({
      id: newId(hands, 'in'),
      object: 'invoice',
      created: unixTime(now),
      livemode: false,
      status: 'paid',
    } as const),
    ...{ amount_paid: amount, subscription: id },
    parent: { subscription_details: { subscription: id, metadata } },
  }
  await shop.add(rows, shop.invoices, invoice, now)
  await tellOf(hands, rows, { type: 'invoice.paid', object: invoice, origin })
}

async function keepSubscription(
  hands: ShopHands,
  rows: Rows,
  subscription: shop.Subscription,
  type: string,
): Promise<void> {
  await shop.change(rows, subscription, hands.now())
  await tellOf(hands, rows, { type, object: subscription, origin: subscription.origin })
}

/** As most portals do: what is paid for may be used up. Answers whether there was anything to end. */
export const endSubscription = (hands: ShopHands, customer: string): Promise<boolean> =>
  hands.database.transaction(async (rows) => {
    const [found] = await shop.listBy(rows, shop.subscriptions, 'customer', customer)
    const subscription = found && (await shop.hold(rows, shop.subscriptions, found.id))
    if (!subscription || subscription.status !== 'active') return false
    const ending = { ...subscription, cancel_at_period_end: true }
    await keepSubscription(hands, rows, ending, 'customer.subscription.updated')
    return true
  })

export const turnPeriods = jobKind({ name: 'sandbox.turn-periods', payload: z.object({}), every: hour })

/** A month that is over is billed again, or was the last one. */
export async function turnOverPeriods(hands: ShopHands): Promise<void> {
  const active = await shop.listBy(hands.database.owner, shop.subscriptions, 'status', 'active')
  for (const { id } of active) {
    await hands.database.transaction(async (rows) => {
      const subscription = await shop.hold(rows, shop.subscriptions, id)
      const end = subscription?.items.data[0]?.current_period_end ?? Infinity
      if (!subscription || subscription.status !== 'active' || end > unixTime(hands.now())) return
      if (subscription.cancel_at_period_end) {
        const over: shop.Subscription = { ...subscription, status: 'canceled' }
        await keepSubscription(hands, rows, over, 'customer.subscription.deleted')
        return
      }
      const next = { ...subscription, items: periodTo(new Date(end * second + month)) }
      await bill(hands, rows, next)
      await keepSubscription(hands, rows, next, 'customer.subscription.updated')
    })
  }
}
