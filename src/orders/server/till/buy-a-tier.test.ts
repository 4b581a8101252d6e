import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders, sandboxObjects } from '../../../../database/schema/orders.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { totalOf } from '../../order.ts'
import { tellOfDecline } from '../mails/tell-member.ts'
import { cards } from '../sandbox/pay.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let on: TestTill
let ana: Caller
let book: string

beforeAll(async () => {
  on = await openTestTill()
  ana = await on.door.addMember()
  book = await on.addBook(ana, { title: 'Zoë and the Moon' })
})
afterAll(() => on.close())

test('a tier is bought: the page says the price, a card pays, and the signed webhook makes the order paid [S1.7 S3.12 S4.19 S7.16 S7.24]', async () => {
  const { status, body } = await on.buy(ana, book, 'Digital Copy')
  expect(status).toBe(200)
  expect(body).toEqual({
    sessionId: expect.stringMatching(/^cs_/),
    url: `http://localhost/test-shop/pay/${body.sessionId}`,
    orderId: body.orderIds[0],
    orderIds: [expect.any(String)],
  })
  const page = await on.door.ask(undefined, `GET /test-shop/pay/${body.sessionId}`)
  expect(page.body).toContain('Pay $19.99')
  expect(page.body, 'whose book').toContain('Zoë and the Moon')
  expect(page.body).toContain('Test shop')
  expect(page.body).toContain('href="http://localhost/cancelled"')
  expect(await on.statusOf(body.orderId)).toBe('pending_payment')
  const paid = await on.pay(body.sessionId)
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `http://localhost/success?session_id=${body.sessionId}`,
  ])
  await on.becomes(body.orderId, 'paid')
  expect(await on.eventsOf(body.orderId)).toEqual(['pending_payment by member', 'paid by payment'])
  const { body: shown } = await on.door.ask(ana, `GET /api/orders?session_id=${body.sessionId}`)
  expect((await on.door.ask(ana, 'GET /api/orders?session_id=cs_another')).body.items).toEqual([])
  expect(shown.items).toMatchObject([
    {
      ...{ id: body.orderId, tier: 'Digital Copy', amount: 1999, currency: 'usd', status: 'paid' },
      ...{ stripe_session_id: body.sessionId, book: { id: book, title: 'Zoë and the Moon' } },
    },
  ])
})

test('the provider is told nothing but an opaque id', async () => {
  const { body } = await on.buy(ana, book, 'Gift Bundle', {
    gift: { message: 'Kisses from Grandma', sender: 'Grandma Canary' },
    shippingAddress: {
      ...{ name: 'Carla Canary', street1: '1 Elm Street', city: 'Portland', state_code: 'OR', country_code: 'US' },
      ...{ postal_code: '97201', phone_number: '+1 503 555 0100' },
    },
  })
  const [kept] = await on.database.owner.select().from(sandboxObjects).where(eq(sandboxObjects.id, body.sessionId))
  expect(JSON.stringify(kept)).not.toMatch(/Canary|Elm|Zoë|Kisses|@/)
  const [order] = await on.database.owner.select().from(orders).where(eq(orders.id, body.orderId))
  expect(order).toMatchObject({ gift: { sender: 'Grandma Canary' }, shipping_address: { name: 'Carla Canary' } })
})

test('a declined card may be followed by a good one, and only who leaves it at that is told by mail', async () => {
  const toldOf = (id: string) =>
    on.hands.mails.filter(({ kind, text }) => kind === 'order-failed' && text.includes(id)).length
  const { body } = await on.buy(ana, book, 'Single Book')
  const declined = await on.pay(body.sessionId, cards.declined)
  expect(declined.status).toBe(402)
  expect(declined.body).toContain('Your card was declined')
  await on.becomes(body.orderId, 'failed')
  expect((await on.pay(body.sessionId, '5555 5555 5555 4444')).status).toBe(402)
  await on.pay(body.sessionId, '4242 4242 4242 4242')
  await on.becomes(body.orderId, 'paid')
  await tellOfDecline(on.hands, body.orderId)
  expect(toldOf(body.orderId)).toBe(0)

  const { body: left } = await on.buy(ana, await on.addBook(ana), 'Single Book')
  await on.pay(left.sessionId, cards.declined)
  await on.becomes(left.orderId, 'failed')
  expect(toldOf(left.orderId)).toBe(0)
  await tellOfDecline(on.hands, left.orderId)
  expect(toldOf(left.orderId)).toBe(1)
})

test('what a plan of the pricing page promises is bought under its name', async () => {
  const total = totalOf('Single Book', ['Coloring Book'])
  const other = await on.addBook(ana)
  const wish = { bookId: other, tier: 'Add a Coloring Book', priceAmount: total }
  const { body } = await on.checkout(ana, wish)
  const [order] = await on.database.owner.select().from(orders).where(eq(orders.id, body.orderId))
  expect(order).toMatchObject({ tier: 'Single Book', addons: ['Coloring Book'], amount: total })
})

test.each<[string, object, number, string]>([
  ['another price', { priceAmount: 1 }, 400, 'price_mismatch'],
  ['an unknown tier', { tier: 'digital copy' }, 400, 'bad_input'],
  ['no tier', { tier: undefined }, 400, 'bad_input'],
  ['no book', { bookId: null }, 400, 'bad_input'],
  ['a book that is not hers', { bookId: '00000000-0000-4000-8000-000000000000' }, 404, 'book_not_found'],
  ['a page elsewhere to come back to', { successUrl: 'https://evil.example/' }, 400, 'bad_url'],
  ['a page elsewhere to cancel to', { cancelUrl: '//evil.example/' }, 400, 'bad_url'],
  ['an unknown discount', { discountCode: 'FREE' }, 400, 'bad_discount'],
  ['a card in no gift', { gift: { message: 'Hi', sender: 'Bo' } }, 400, 'bad_input'],
  ['a monthly book that she does not have', { tier: 'Single Book', priceAmount: 0 }, 409, 'no_credit'],
  ['half an address', { tier: 'Physical Book', priceAmount: 4999, shippingAddress: { name: 'Ana' } }, 400, 'bad_input'],
])('%s is refused [S5.20 S7.16]', async (_what, fields, status, code) => {
  const before = await on.database.owner.$count(orders)
  const answer = await on.buy(ana, book, 'Digital Copy', fields)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(await on.database.owner.$count(orders)).toBe(before)
})

test('the shop says what it is', async () => {
  const { body } = await on.door.ask(undefined, 'GET /api/shop')
  expect(body).toEqual({
    ...{ provider: 'Stripe (test)', is_test: true, paywall: false, withheld: [], support_email: null },
  })
})

test('nobody sees the orders of another member', async () => {
  const { body } = await on.buy(ana, book, 'Physical Book')
  const bo = await on.door.addMember()
  for (const query of ['', `?session_id=${body.sessionId}`]) {
    expect((await on.door.ask(bo, `GET /api/orders${query}`)).body).toEqual({ items: [], next: null })
  }
  expect((await on.checkout(bo, { orderIds: body.orderIds, priceAmount: 4999 })).body.code).toBe('order_not_found')
})
