// Opens the payment provider's page for a wish. However often and from however many tabs it is asked for, one page is open.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Stripe } from 'stripe'
import type { z } from 'zod'
import { checkouts, orders } from '../../../../database/schema/orders.ts'
import { second } from '../../../base/dates.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import type { createCheckout as contract } from '../../checkout-contract.ts'
import { notPayable, stripeFailed } from '../../refusals.ts'
import { closeCheckout } from './close-checkout.ts'
import { againstGuessing } from './discounts.ts'
import { openCheckout } from './open-checkout.ts'
import { askProvider, lineItem, paymentProvider } from './payment-provider.ts'
import { payByCredit } from './pay-by-credit.ts'
import { settleCheckout } from './settle-checkout.ts'
import { orderIdsOf, type Checkout } from './checkout.ts'
import type { Wish } from './wish.ts'

type Answer = z.output<typeof contract.output>

/** Each round closes what stood in the way; more than a few mean that she is busy in many tabs at once. */
const mostRounds = 4

export async function createCheckout(
  { hands, caller }: Pick<LongCall<unknown>, 'hands' | 'caller'>,
  wish: Wish,
): Promise<Answer> {
  if (wish.byCredit) return answerFor(hands, await payByCredit(hands, caller.id, wish))
  const open = () => openPage(hands, caller.id, wish)
  return wish.discountCode === undefined ? open() : againstGuessing(hands, caller.id, open)
}

const openPage = (hands: Hands, memberId: string, wish: Wish): Promise<Answer> =>
  askProvider(hands, async () => {
    for (let round = 0; round < mostRounds; round += 1) {
      const opened = await hands.database.transaction(async (rows) => {
        const found = await openCheckout(hands, rows, memberId, wish)
        hands.failpoint('order-placed')
        return found
      })
      if ('inTheWay' in opened) {
        for (const checkout of opened.inTheWay) if (await closeCheckout(hands, checkout)) throw notPayable()
        continue
      }
      const checkout = await atItsPage(hands, opened.checkout, wish)
      if (checkout) return answerFor(hands, checkout)
    }
    throw stripeFailed()
  })

async function answerFor({ database }: Hands, checkout: Checkout): Promise<Answer> {
  const { session_id, url } = checkout
  const orderIds = await orderIdsOf(database.owner, checkout)
  const [orderId] = orderIds
  if (session_id === null || url === null || orderId === undefined) throw stripeFailed()
  return { sessionId: session_id, url, orderId, orderIds }
}

/** The checkout with its page; undefined when it is over meanwhile and another one has to be opened. */
async function atItsPage(hands: Hands, checkout: Checkout, wish: Wish): Promise<Checkout | undefined> {
  if (checkout.session_id === null) return askForPage(hands, checkout, wish)
  // Paid in another tab a moment ago? The webhook may still be on its way.
  await settleCheckout(hands, checkout.id)
  const [now] = await hands.database.owner.select().from(checkouts).where(eq(checkouts.id, checkout.id))
  if (now?.status === 'complete') throw notPayable()
  return now?.status === 'open' ? now : undefined
}

async function askForPage(hands: Hands, checkout: Checkout, wish: Wish): Promise<Checkout | undefined> {
  hands.failpoint('before-session')
  const session = await createSession(hands, checkout, wish)
  hands.failpoint('after-session')
  if (session.amount_total !== checkout.amount || session.url === null) {
    // A price that is kept at the provider is not the catalogue's.
    hands.log.error('the provider asks for another amount', { count: session.amount_total ?? 0 })
    await closeCheckout(hands, { ...checkout, session_id: session.id })
    throw stripeFailed()
  }
  const kept = await keepPage(hands, checkout, session, session.url)
  // Another tab replaced this checkout meanwhile: nobody may pay here.
  if (!kept) await closeCheckout(hands, { ...checkout, session_id: session.id })
  return kept
}

async function createSession(hands: Hands, checkout: Checkout, wish: Wish): Promise<Stripe.Checkout.Session> {
  const metadata = { checkout: checkout.id }
  const provider = paymentProvider(hands)
  try {
    const off = wish.amount - checkout.amount
    const discounts = off > 0 ? [{ coupon: await couponFor(provider, checkout, wish, off) }] : undefined
    return await provider.checkout.sessions.create(
      {
        mode: wish.mode,
        client_reference_id: checkout.id,
        metadata,
        ...(wish.mode === 'subscription' ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
        ...(discounts && { discounts, expires_at: Math.floor(checkout.expires_at.getTime() / second) }),
        line_items: wish.lines.map(({ sku, quantity }) => lineItem(hands.config, sku, quantity)),
        success_url: wish.successUrl,
        cancel_url: wish.cancelUrl,
      },
      { idempotencyKey: checkout.id },
    )
  } catch (fault) {
    // The provider keeps its no under this key for a day; nobody ever knew the page, so another checkout may begin at once.
    if (fault instanceof Stripe.errors.StripeError && fault.statusCode !== undefined) {
      await closeCheckout(hands, checkout)
    }
    throw fault
  }
}

/** What the discount takes off this one checkout: the codes themselves are ours, the provider needs none of their rules. */
async function couponFor(
  provider: Stripe,
  { id }: Checkout,
  { discountCode }: Wish,
  amount_off: number,
): Promise<string> {
  const coupon = await provider.coupons.create(
    {
      amount_off,
      currency: 'usd',
      duration: 'once',
      max_redemptions: 1,
      name: discountCode,
      metadata: { checkout: id },
    },
    { idempotencyKey: `coupon ${id}` },
  )
  return coupon.id
}

const keepPage = ({ database, now }: Hands, checkout: Checkout, session: Stripe.Checkout.Session, url: string) =>
  database.transaction(async (rows): Promise<Checkout | undefined> => {
    const [known] = await rows.select().from(checkouts).where(eq(checkouts.id, checkout.id)).for('update')
    if (known?.status !== 'open') return undefined
    if (known.session_id !== null) return known
    const [kept] = await rows
      .update(checkouts)
      .set({ session_id: session.id, url, expires_at: new Date(session.expires_at * second), updated_at: now() })
      .where(and(eq(checkouts.id, checkout.id), isNull(checkouts.session_id)))
      .returning()
    await rows
      .update(orders)
      .set({ stripe_session_id: session.id })
      .where(and(eq(orders.checkout_id, checkout.id), inArray(orders.status, ['pending_payment', 'failed'])))
    return kept
  })
