// The far end of the payment provider's SDK while no key is set: the few calls that we make, answered in its own shapes from our database.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { day, minute } from '../../../base/dates.ts'
import { newId, tellOf, unixTime, type ShopHands } from './shop-events.ts'
import { readFormFields } from './form-fields.ts'
import * as shop from './shop-objects.ts'

interface ShopCall {
  hands: ShopHands
  id: string
  query: URLSearchParams
  body: string
  idempotencyKey: string | null
}

class ShopFault extends Error {
  status: number
  code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const missing = (id: string) => new ShopFault(404, 'resource_missing', `No such object: ${id}`)
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The same idempotency key is the same thing. */
const idFor = ({ hands, idempotencyKey }: ShopCall, prefix: string) =>
  idempotencyKey === null ? newId(hands, prefix) : `${prefix}_test_shop_${hash(idempotencyKey).slice(0, 36)}`

const cents = z.coerce.number().int().min(0)
const newSession = z.object({
  mode: z.enum(['payment', 'subscription']),
  client_reference_id: z.string().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
  success_url: z.url(),
  cancel_url: z.url(),
  discounts: z.record(z.string(), z.object({ coupon: z.string() })).default({}),
  expires_at: z.coerce.number().int().optional(),
  line_items: z.record(
    z.string(),
    z.object({
      price_data: z.object({ unit_amount: cents, product_data: z.object({ name: z.string() }) }),
      quantity: z.coerce.number().int().min(1),
    }),
  ),
})

async function createSession(call: ShopCall) {
  const { hands, body } = call
  const now = hands.now()
  const asked = newSession.parse(readFormFields(body))
  if ((asked.expires_at ?? Infinity) < unixTime(new Date(now.getTime() + 30 * minute))) {
    throw new ShopFault(400, 'parameter_invalid_integer', 'The `expires_at` timestamp must be at least 30 minutes away')
  }
  const lines = Object.values(asked.line_items)
  const id = idFor(call, 'cs')
  const discounts = Object.values(asked.discounts).map(({ coupon }) => ({ coupon, promotion_code: null }))
  const whole = lines.reduce((sum, { price_data, quantity }) => sum + price_data.unit_amount * quantity, 0)
  const amount_discount = Math.min(whole, await offBy(call, discounts))
  const session: shop.Session = {
    ...{ id, object: 'checkout.session', created: unixTime(now), livemode: false, mode: asked.mode },
    amount_total: whole - amount_discount,
    ...{ discounts, total_details: { amount_discount, amount_shipping: 0, amount_tax: 0 } },
    ...{ currency: 'usd', client_reference_id: asked.client_reference_id ?? null, metadata: asked.metadata },
    ...{ customer: null, subscription: null, payment_intent: null, payment_status: 'unpaid', status: 'open' },
    expires_at: asked.expires_at ?? unixTime(new Date(now.getTime() + day)),
    ...{ success_url: asked.success_url, cancel_url: asked.cancel_url },
    url: `${new URL(asked.success_url).origin}/test-shop/pay/${id}`,
    line_items: lines.map(({ price_data, quantity }) => {
      return { name: price_data.product_data.name, unit_amount: price_data.unit_amount, quantity }
    }),
    asked: hash(body),
  }
  await shop.add(hands.database.owner, shop.sessions, session, now)
  const kept = await shop.find(hands.database.owner, shop.sessions, id)
  if (kept?.asked !== session.asked) {
    throw new ShopFault(400, 'idempotency_key_in_use', 'This key was used with other parameters')
  }
  return kept
}

async function offBy({ hands }: ShopCall, discounts: shop.Session['discounts']): Promise<number> {
  let off = 0
  for (const { coupon: id } of discounts) {
    const coupon = await shop.find(hands.database.owner, shop.coupons, id)
    if (!coupon) throw new ShopFault(400, 'resource_missing', `No such coupon: '${id}'`)
    if (!coupon.valid) throw new ShopFault(400, 'coupon_expired', 'This coupon has been redeemed')
    off += coupon.amount_off
  }
  return off
}

const newCoupon = z.object({
  amount_off: cents,
  currency: z.literal('usd'),
  duration: z.literal('once'),
  max_redemptions: z.coerce.number().int().min(1).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
  name: z.string().max(40).optional(),
})

async function createCoupon(call: ShopCall) {
  const { hands, body } = call
  const now = hands.now()
  const { max_redemptions = null, name = null, ...asked } = newCoupon.parse(readFormFields(body))
  const coupon = {
    ...({ id: idFor(call, 'co'), object: 'coupon', created: unixTime(now), livemode: false } as const),
    ...{ ...asked, max_redemptions, name, percent_off: null, times_redeemed: 0, valid: true },
  }
  await shop.add(hands.database.owner, shop.coupons, coupon, now)
  return (await shop.find(hands.database.owner, shop.coupons, coupon.id)) ?? coupon
}

/** Its time passes without anybody doing anything. */
function asOf(session: shop.Session, now: Date): shop.Session {
  const isOver = session.status === 'open' && session.expires_at <= unixTime(now)
  return isOver ? { ...session, status: 'expired' } : session
}

async function readSession({ hands, id, query }: ShopCall) {
  const { owner } = hands.database
  const session = await shop.find(owner, shop.sessions, id)
  if (!session) throw missing(id)
  const isWide = [...query].some(([name, value]) => name.startsWith('expand') && value.startsWith('payment_intent'))
  const payment = isWide && session.payment_intent && (await shop.find(owner, shop.payments, session.payment_intent))
  return { ...asOf(session, hands.now()), ...(payment && { payment_intent: payment }) }
}

const expireSession = ({ hands, id }: ShopCall) =>
  hands.database.transaction(async (rows) => {
    const session = await shop.hold(rows, shop.sessions, id)
    if (!session) throw missing(id)
    if (asOf(session, hands.now()).status !== 'open') {
      throw new ShopFault(400, 'session_not_open', 'Only open sessions can be expired')
    }
    const expired: shop.Session = { ...session, status: 'expired' }
    await shop.change(rows, expired, hands.now())
    await tellOf(hands, rows, {
      type: 'checkout.session.expired',
      object: expired,
      origin: new URL(session.success_url).origin,
    })
    return expired
  })

const newRefund = z.object({
  payment_intent: z.string(),
  amount: cents,
  metadata: z.record(z.string(), z.string()).default({}),
})

function createRefund(call: ShopCall) {
  const { hands, body } = call
  const { payment_intent, amount, metadata } = newRefund.parse(readFormFields(body))
  const id = idFor(call, 're')
  return hands.database.transaction(async (rows) => {
    const payment = await shop.hold(rows, shop.payments, payment_intent)
    const charge = payment?.latest_charge
    if (!payment || !charge) throw missing(payment_intent)
    const known = await shop.find(rows, shop.refunds, id)
    if (known) return known
    const refunded = charge.amount_refunded + amount
    if (refunded > charge.amount) throw new ShopFault(400, 'charge_already_refunded', 'That is more than was paid')
    const now = hands.now()
    const refund = {
      ...({ id, object: 'refund', created: unixTime(now), livemode: false } as const),
      ...({ amount, payment_intent, metadata, status: 'succeeded' } as const),
    }
    const given = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
    await shop.add(rows, shop.refunds, refund, now)
    await shop.change(rows, { ...payment, latest_charge: given }, now)
    const [session] = await shop.listBy(rows, shop.sessions, 'payment_intent', payment_intent)
    if (session) {
      const { origin } = new URL(session.success_url)
      await tellOf(hands, rows, { type: 'charge.refunded', object: given, origin })
    }
    return refund
  })
}

async function readSubscription({ hands, id }: ShopCall) {
  const found = await shop.find(hands.database.owner, shop.subscriptions, id)
  if (!found) throw missing(id)
  return found
}

async function createPortal({ hands, body }: ShopCall) {
  const { customer, return_url } = z.object({ customer: z.string(), return_url: z.url() }).parse(readFormFields(body))
  const id = newId(hands, 'bps')
  const now = hands.now()
  const url = `${new URL(return_url).origin}/test-shop/portal/${id}`
  const portal = { id, object: 'billing_portal.session', created: unixTime(now), livemode: false } as const
  const made = { ...portal, customer, return_url, url }
  await shop.add(hands.database.owner, shop.portals, made, now)
  return made
}

const listed = async (found: Promise<object[]>) => ({ object: 'list', has_more: false, data: await found })
const ofPayment = ({ query }: ShopCall) => query.get('payment_intent') ?? ''

const calls: [method: string, path: RegExp, answer: (call: ShopCall) => Promise<object>][] = [
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['POST', /^\/v1\/coupons$/, createCoupon],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, readSession],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['POST', /^\/v1\/refunds$/, createRefund],
  [
    'GET',
    /^\/v1\/refunds$/,
    (call) => listed(shop.listBy(call.hands.database.owner, shop.refunds, 'payment_intent', ofPayment(call))),
  ],
  [
    'GET',
    /^\/v1\/disputes$/,
    (call) => listed(shop.listBy(call.hands.database.owner, shop.disputes, 'payment_intent', ofPayment(call))),
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, readSubscription],
  [
    'GET',
    /^\/v1\/invoices$/,
    ({ hands, query }) =>
      listed(shop.listBy(hands.database.owner, shop.invoices, 'subscription', query.get('subscription') ?? '')),
  ],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
]

/** Stands where `fetch` would go out to the provider. */
export function testShop(hands: ShopHands): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const found = calls.find(([method, path]) => method === request.method && path.test(pathname))
    try {
      if (!found) throw missing(pathname)
      const [, path, answer] = found
      const id = path.exec(pathname)?.[1] ?? ''
      const idempotencyKey = request.headers.get('idempotency-key')
      return Response.json(await answer({ hands, id, query: searchParams, body: await request.text(), idempotencyKey }))
    } catch (fault) {
      if (!(fault instanceof ShopFault)) throw fault
      const { status, code, message } = fault
      return Response.json({ error: { type: 'invalid_request_error', code, message } }, { status })
    }
  }
}
