import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders, paymentEvents } from '../../../../database/schema/orders.ts'
import { books } from '../../../../database/schema/books.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { add, change, disputes, find, listBy, payments, refunds } from '../sandbox/shop-objects.ts'
import { moveOrder } from '../move-order.ts'
import { giveBack, refundOrder } from './refund-order.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let on: TestTill
let ana: Caller
let book: string

const elm = {
  ...{ name: 'Ana Lee', street1: '1 Elm Street', city: 'Portland', state_code: 'OR', country_code: 'US' },
  ...{ postal_code: '97201', phone_number: '+1 503 555 0100' },
}

beforeAll(async () => {
  on = await openTestTill()
  ana = await on.door.addMember()
  book = await on.addBook(ana)
})
afterAll(() => on.close())

const finish = (id: string) => on.database.owner.update(books).set({ status: 'completed' }).where(eq(books.id, id))
const refundsOf = (payment: string) => listBy(on.database.owner, refunds, 'payment_intent', payment)
const giveBackTwice = (orderId: string) =>
  on.database.transaction(async (rows) => {
    await refundOrder(on.hands, rows, { id: orderId })
    await refundOrder(on.hands, rows, { id: orderId })
  })

test('copies of a finished book are ordered, each key once, and paid together [S3.13 S5.17 S7.14]', async () => {
  expect((await on.order(ana, book, { shippingAddress: elm })).body.code).toBe('book_not_completed')
  await finish(book)
  const missing = await on.order(ana, book, { shippingAddress: { name: 'Ana' } })
  expect([missing.status, missing.body.error]).toEqual([
    400,
    'Please fill in all required shipping information: Street address, City, State, ZIP code, Phone number',
  ])
  const three = { shippingAddress: elm, quantity: 3 }
  const placed = await on.order(ana, book, three)
  expect(placed.body).toMatchObject({ status: 'pending_payment', tier: 'Printed copy', quantity: 3, amount: 11_997 })
  const [again, record] = [
    await on.order(ana, book, three),
    await on.order(ana, book, { item: 'Digital lyric art vinyl record' }),
  ]
  expect(again.body.id).toBe(placed.body.id)
  const sequel = await on.addBook(ana)
  await finish(sequel)
  expect((await on.order(ana, sequel, three)).body).toMatchObject({ book_id: sequel, status: 'pending_payment' })
  const orderIds = [placed.body.id, record.body.id]
  expect((await on.checkout(ana, { orderIds, priceAmount: 3999 })).body.code).toBe('price_mismatch')
  const { body } = await on.checkout(ana, { orderIds, priceAmount: 11_997 + 2999 })
  await on.pay(body.sessionId)
  for (const id of orderIds) await on.becomes(id, 'paid')
  // One of the two goes back, and only its money.
  await on.database.transaction(async (rows) => {
    await moveOrder(on.hands, rows, record.body.id, { to: 'canceled', by: 'member' })
    await refundOrder(on.hands, rows, { id: record.body.id })
  })
  await on.becomes(record.body.id, 'refunded')
  expect(await on.statusOf(placed.body.id)).toBe('paid')
})

test('a book that cannot be printed as it is says why before it is paid for', async () => {
  const unpainted = await on.addBook(ana)
  await on.generate(ana, unpainted)
  await finish(unpainted)
  const { status, body } = await on.order(ana, unpainted, { shippingAddress: elm })
  expect([status, body.code]).toEqual([409, 'passport_blocks'])
})

test('money goes back once, however often it is asked for', async () => {
  const { orderId, payment } = await on.bought(ana, await on.addBook(ana), 'Digital Copy')
  await giveBackTwice(orderId)
  await on.becomes(orderId, 'refunded')
  await giveBack(on.hands, { orderId })
  const given = await refundsOf(payment)
  expect(given.map(({ amount, metadata }) => [amount, metadata])).toEqual([[1999, { order: orderId }]])
  expect((await on.eventsOf(orderId)).filter((event) => event.startsWith('refunded'))).toHaveLength(1)
})

test('canceled while she stood at the page, and paid all the same: the money goes back', async () => {
  const { body } = await on.buy(ana, await on.addBook(ana), 'Physical Book')
  await on.database.transaction((rows) => moveOrder(on.hands, rows, body.orderId, { to: 'canceled', by: 'member' }))
  await on.pay(body.sessionId)
  await on.becomes(body.orderId, 'refunded')
  expect(await on.eventsOf(body.orderId)).toEqual(expect.arrayContaining(['canceled by member', 'refunded by payment']))
})

test('what is given back at the provider’s own desk is known here', async () => {
  const { orderId, payment } = await on.bought(ana, await on.addBook(ana), 'Digital Copy')
  const paid = await find(on.database.owner, payments, payment)
  if (!paid?.latest_charge) throw new Error('There is no charge')
  const charge = { ...paid.latest_charge, refunded: true, amount_refunded: paid.amount }
  await change(on.database.owner, { ...paid, latest_charge: charge }, on.hands.now())
  await on.hear({ id: `evt_${payment}`, type: 'charge.refunded', livemode: false, data: { object: charge } })
  await on.becomes(orderId, 'refunded')
  expect(await on.eventsOf(orderId)).toContain('refunded by payment')
})

test('a disputed payment stops what is not printed yet, and a lost one is money given back', async () => {
  const { orderId, payment } = await on.bought(ana, await on.addBook(ana), 'Digital Copy')
  const paid = await find(on.database.owner, payments, payment)
  if (!paid?.latest_charge) throw new Error('There is no charge')
  const now = on.hands.now()
  const dispute = { id: `dp_${payment}`, object: 'dispute', created: 1, livemode: false, amount: paid.amount } as const
  await change(on.database.owner, { ...paid, latest_charge: { ...paid.latest_charge, disputed: true } }, now)
  await add(on.database.owner, disputes, { ...dispute, payment_intent: payment, status: 'needs_response' }, now)
  const say = (type: string) =>
    on.hear({ id: `${type} ${payment}`, type, data: { object: { ...dispute, payment_intent: payment } } })
  await say('charge.dispute.created')
  await on.becomes(orderId, 'canceled')
  await change(on.database.owner, { ...dispute, payment_intent: payment, status: 'lost' }, now)
  await say('charge.dispute.closed')
  await on.becomes(orderId, 'refunded')
  expect(await refundsOf(payment)).toEqual([])
  expect(await on.database.owner.$count(paymentEvents)).toBeGreaterThan(0)
  expect(await on.database.owner.$count(orders, eq(orders.id, orderId))).toBe(1)
})

test('an order over which a dispute is won goes on, and is not canceled for good', async () => {
  const { orderId, payment } = await on.bought(ana, await on.addBook(ana), 'Digital Copy')
  const paid = await find(on.database.owner, payments, payment)
  if (!paid?.latest_charge) throw new Error('There is no charge')
  const now = on.hands.now()
  const dispute = { id: `dp_${payment}`, object: 'dispute', created: 1, livemode: false, amount: paid.amount } as const
  await change(on.database.owner, { ...paid, latest_charge: { ...paid.latest_charge, disputed: true } }, now)
  await add(on.database.owner, disputes, { ...dispute, payment_intent: payment, status: 'needs_response' }, now)
  const say = (type: string) =>
    on.hear({ id: `${type} ${payment}`, type, data: { object: { ...dispute, payment_intent: payment } } })
  await say('charge.dispute.created')
  await on.becomes(orderId, 'canceled')
  on.hands.clock.advance(1000)
  await change(on.database.owner, { ...dispute, payment_intent: payment, status: 'won' }, now)
  await say('charge.dispute.closed')
  await on.becomes(orderId, 'paid')
  await say('charge.dispute.updated')
  expect(await refundsOf(payment)).toEqual([])
  // A member's own word stands: what she has canceled comes back by nothing.
  const hers = await on.bought(ana, await on.addBook(ana), 'Digital Copy')
  await on.database.transaction((rows) => moveOrder(on.hands, rows, hers.orderId, { to: 'canceled', by: 'member' }))
  expect(
    await on.database.transaction((rows) => moveOrder(on.hands, rows, hers.orderId, { to: 'paid', by: 'payment' })),
  ).toBeUndefined()
})
