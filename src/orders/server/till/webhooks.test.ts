import { eq, sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderEvents, paymentEvents } from '../../../../database/schema/orders.ts'
import { hour } from '../../../base/dates.ts'
import { rawRows } from '../../../platform/database/rows.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { sandboxSecret, unixTime } from '../sandbox/shop-events.ts'
import { change, find, payments, sessions } from '../sandbox/shop-objects.ts'
import { settle, settleCheckout, unfitBackNote, unfitNote } from './settle-checkout.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let on: TestTill
let ana: Caller
let book: string

beforeAll(async () => {
  // Nothing arrives by itself: each test says what the provider says.
  on = await openTestTill({ arrives: () => false })
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const sign = (payload: string, secret: string, timestamp: number) =>
  Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
const post = (body: string, signature?: string) =>
  on.door.ask(
    undefined,
    'POST /webhooks/stripe',
    body,
    signature === undefined ? {} : { 'stripe-signature': signature },
  )
const known = () => on.database.owner.$count(paymentEvents)

async function waiting(): Promise<{ orderId: string; sessionId: string }> {
  book = await on.addBook(ana)
  const { body } = await on.buy(ana, book, 'Digital Copy')
  return body
}

let events = 0
const about = (sessionId: string, type = 'checkout.session.completed', fields: object = {}) => {
  events += 1
  const object = { object: 'checkout.session', id: sessionId, payment_status: 'paid', status: 'complete' }
  return { id: `evt_${events}`, type, livemode: false, data: { object }, ...fields }
}

test('money that does not fit its order pays for nothing and is written down once, until it has gone back', async () => {
  const { orderId, sessionId } = await waiting()
  await on.pay(sessionId)
  const { owner } = on.database
  const session = await find(owner, sessions, sessionId)
  if (!session) throw new Error('There is no session')
  await change(owner, { ...session, amount_total: 1 }, on.hands.now())
  async function notes() {
    const found = await owner.select().from(orderEvents).where(eq(orderEvents.order_id, orderId))
    return found.flatMap(({ note }) => note ?? [])
  }
  for (let times = 0; times < 2; times += 1) await settleCheckout(on.hands, session.client_reference_id ?? '')
  expect(await on.statusOf(orderId)).toBe('pending_payment')
  expect(await notes()).toEqual([unfitNote])
  const payment = await find(owner, payments, session.payment_intent ?? '')
  if (!payment?.latest_charge) throw new Error('There is no charge')
  const charge = { ...payment.latest_charge, refunded: true, amount_refunded: payment.amount }
  await change(owner, { ...payment, latest_charge: charge }, on.hands.now())
  for (let times = 0; times < 2; times += 1) await settleCheckout(on.hands, session.client_reference_id ?? '')
  expect(await notes()).toEqual([unfitNote, unfitBackNote])
})

test('what is forged is refused and leaves no trace', async () => {
  const { orderId, sessionId } = await waiting()
  await on.pay(sessionId)
  const body = JSON.stringify(about(sessionId))
  const now = unixTime(on.hands.now())
  const secret = await sandboxSecret(on.hands)
  const good = await sign(body, secret, now)
  const before = await known()
  const forged = [
    await post(body),
    await post(body, 't=1,v1=00'),
    await post(body, await sign(body, secret, now - 301)),
    await post(body, await sign(body, 'whsec_other', now)),
    await post(JSON.stringify(JSON.parse(body), null, 1), good),
    await post(body.replace('"paid"', '"none"'), good),
    await post('[]', await sign('[]', secret, now)),
  ]
  expect(forged.map(({ status, body: said }) => [status, said.code])).toEqual(forged.map(() => [400, 'bad_signature']))
  expect(await known()).toBe(before)
  expect(await on.statusOf(orderId)).toBe('pending_payment')
  expect((await post(body, good)).body).toEqual({ received: true })
  await on.becomes(orderId, 'paid')
})

test('an event only says look again: unpaid stays unpaid, whatever it claims', async () => {
  const { orderId, sessionId } = await waiting()
  await on.hear(about(sessionId))
  await on.hear(about(sessionId, 'checkout.session.async_payment_succeeded'))
  const paid = await waiting()
  await on.pay(paid.sessionId)
  await on.hear(about(paid.sessionId))
  await on.becomes(paid.orderId, 'paid')
  expect(await on.statusOf(orderId)).toBe('pending_payment')
})

test('ten times at once is once', async () => {
  const { orderId, sessionId } = await waiting()
  await on.pay(sessionId)
  const before = await known()
  const event = about(sessionId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => on.hear(event)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await known()).toBe(before + 1)
  await on.becomes(orderId, 'paid')
  expect(await on.eventsOf(orderId)).toEqual(['pending_payment by member', 'paid by payment'])
})

test('events without an id, late, unknown, of another shop or about nothing of ours are taken', async () => {
  const { orderId, sessionId } = await waiting()
  await on.pay(sessionId)
  const before = await known()
  const odd = [
    about('cs_somebody_elses'),
    about(sessionId, 'a.type.of.tomorrow', { data: { object: { id: 'x', deep: { new: [1] } } } }),
    about(sessionId, 'payout.paid', { data: { object: { id: 'po_1', metadata: { checkout: 'not ours' } } } }),
    about(sessionId, 'v2.core.thin', { data: undefined }),
    about(sessionId, 'odd', { data: { object: { id: 7, payment_intent: 7, metadata: 'none', parent: [] } } }),
  ]
  for (const event of odd) expect((await on.hear(event)).status).toBe(200)
  expect(await known()).toBe(before + odd.length)
  // Real money's event in a test shop.
  expect((await on.hear(about(sessionId, undefined, { livemode: true }))).status).toBe(200)
  expect(await known()).toBe(before + odd.length)
  expect(await on.statusOf(orderId)).toBe('pending_payment')
  on.hands.clock.advance(72 * hour)
  const { id: _none, ...nameless } = about(sessionId)
  await on.hear(nameless)
  await on.hear(nameless)
  expect(await known()).toBe(before + odd.length + 1)
  await on.becomes(orderId, 'paid')
  on.hands.clock.advance(-72 * hour)
})

test('an event that names no checkout looks at none', async () => {
  const lookedAt = async () =>
    (await rawRows(on.database.owner, sql`select 1 from pgboss.job where name = ${settle.name}`)).length
  await waiting()
  const before = await lookedAt()
  await on.hear(about('', 'v2.core.thin', { data: undefined }))
  await on.hear(about('', 'odd', { data: { object: { id: 7, payment_intent: 7, metadata: 'none', parent: [] } } }))
  await on.hear(about('', 'empty', { data: { object: { id: '', payment_intent: '', metadata: {} } } }))
  expect(await lookedAt()).toBe(before)
})

test('in whatever order they come, the end is the same', async () => {
  const types = ['payment_intent.payment_failed', 'checkout.session.completed', 'payment_intent.succeeded']
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const ends = await Promise.all(
    orders.map(async (order) => {
      const { orderId, sessionId } = await waiting()
      await on.pay(sessionId)
      for (const i of order) await on.hear(about(sessionId, types[i]))
      await on.becomes(orderId, 'paid')
      return on.eventsOf(orderId)
    }),
  )
  expect(new Set(ends.map((end) => end.join()))).toEqual(new Set(['pending_payment by member,paid by payment']))
})
