import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '../../../database/schema/members.ts'
import { orders } from '../../../database/schema/orders.ts'
import { day, minute } from '../../base/dates.ts'
import { coupons, find, listBy, refunds, sessions } from '../../orders/server/sandbox/shop-objects.ts'
import { sweepTill } from '../../orders/server/till/sweep-till.ts'
import { refundOrder } from '../../orders/server/till/refund-order.ts'
import { openTestTill, type TestTill } from '../../orders/server/till/test-till.ts'
import type { Caller } from '../../platform/http/route.ts'
import { discountRoutes } from './discount-routes.ts'

let on: TestTill
let ana: Caller
let bo: Caller
let operator: Caller
beforeAll(async () => {
  on = await openTestTill({ settings: { RATE_LIMITS: 'on' }, more: discountRoutes })
  ana = await on.door.addMember()
  bo = await on.door.addMember()
  operator = await on.door.addMember({ isOperator: true })
})
afterAll(() => on.close())

const ask = (request: string, body?: object, who = operator) => on.door.ask(who, request, body)
const add = (terms: object) => ask('POST /api/operator/discounts', terms)
const end = (id: string) => ask(`POST /api/operator/discounts/${id}/end`, {})
const seen = async (id: string) =>
  (await ask('GET /api/operator/discounts')).body.items.find((one: { id: string }) => one.id === id)
const check = (discountCode: string, items: object[], who = ana) =>
  ask('POST /functions/v1/check-discount', { discountCode, items }, who)
const ordered = async (id: string) => (await on.database.owner.select().from(orders).where(eq(orders.id, id)))[0]
const hardcover = [{ item: 'Physical Book', quantity: 1 }]

test('per cent off a tier: told before, charged, shown at the shop, counted, and given back as it was paid', async () => {
  const { body: spring } = await add({ code: 'spring-25', percent: 25, most_uses: 5 })
  expect(spring).toMatchObject({ code: 'SPRING-25', percent: 25, cents: null, uses: 0, state: 'good' })
  expect((await check(' Spring-25 ', hardcover)).body).toEqual({ code: 'SPRING-25', off: 1250, amount: 3749 })

  const book = await on.addBook(ana)
  const buy = (fields: object) => on.buy(ana, book, 'Physical Book', fields)
  const full = await buy({ discountCode: 'spring-25' })
  expect([full.status, full.body.code, full.body.error]).toEqual([
    400,
    'price_mismatch',
    'The price is $37.49. Please look at your order again.',
  ])
  expect((await buy({ priceAmount: 3749 })).body.code).toBe('price_mismatch')
  const { body } = await buy({ discountCode: 'spring-25', priceAmount: 3749 })
  const page = await ask(`GET /test-shop/pay/${body.sessionId}`)
  expect(page.body).toContain('<td>Discount<td>-$12.50')
  expect(page.body).toContain('Pay $37.49')

  // Without the code it is another page, at the catalogue's price; with it again, the discount is back.
  const plain = await buy({})
  expect(await ordered(body.orderId)).toMatchObject({ amount: 4999, discount_code: null })
  const again = await buy({ discountCode: 'SPRING-25', priceAmount: 3749 })
  expect(await buy({ discountCode: 'spring-25', priceAmount: 3749 })).toMatchObject({ body: again.body })
  expect((await on.pay(plain.body.sessionId)).status).toBe(410)
  await on.pay(again.body.sessionId)
  await on.becomes(again.body.orderId, 'paid')
  expect(await ordered(again.body.orderId)).toMatchObject({ amount: 3749, discount_code: 'SPRING-25' })
  expect(await seen(spring.id)).toMatchObject({ uses: 1 })

  const session = await find(on.database.owner, sessions, again.body.sessionId)
  expect(session).toMatchObject({ amount_total: 3749, total_details: { amount_discount: 1250 } })
  const coupon = await find(on.database.owner, coupons, session?.discounts[0]?.coupon ?? '')
  expect(coupon).toMatchObject({ amount_off: 1250, duration: 'once', max_redemptions: 1, valid: false })
  await on.database.transaction((rows) => refundOrder(on.hands, rows, { id: again.body.orderId }))
  await on.becomes(again.body.orderId, 'refunded')
  const given = await listBy(on.database.owner, refunds, 'payment_intent', session?.payment_intent ?? '')
  expect(given.map(({ amount }) => amount)).toEqual([3749])
  expect(await seen(spring.id)).toMatchObject({ uses: 0 })
})

test('an amount off a cart of two is spread over its orders, and is one use', async () => {
  const { body: ten } = await add({ code: 'TEN', cents: 1000 })
  const books = [await on.addBook(ana), await on.addBook(ana)]
  const records = await Promise.all(
    books.map((book) => on.order(ana, book, { item: 'Digital lyric art vinyl record' })),
  )
  const orderIds = records.map(({ body }) => body.id)
  const items = [{ item: 'Digital lyric art vinyl record', quantity: 2 }]
  expect((await check('ten', items)).body).toMatchObject({ off: 1000, amount: 4998 })
  const { body } = await on.checkout(ana, { orderIds, discountCode: 'ten', priceAmount: 4998 })
  await on.pay(body.sessionId)
  for (const id of orderIds) await on.becomes(id, 'paid')
  const paid = await Promise.all(orderIds.map(ordered))
  expect(paid.map((order) => order?.amount)).toEqual([2499, 2499])
  expect(await seen(ten.id)).toMatchObject({ uses: 1, state: 'good' })
})

test('no purchase costs less than a dollar', async () => {
  await add({ code: 'HUGE', cents: 90_000 })
  expect((await check('huge', hardcover)).body).toMatchObject({ off: 4899, amount: 100 })
})

test('two members want its last use at once: one of them has it, and it is free again when she leaves', async () => {
  const { body: last } = await add({ code: 'LAST', percent: 50, most_uses: 1 })
  const half = { discountCode: 'LAST', priceAmount: 999 }
  const [anas, bos] = [await on.addBook(ana), await on.addBook(bo)]
  const answers = await Promise.all([on.buy(ana, anas, 'Digital Copy', half), on.buy(bo, bos, 'Digital Copy', half)])
  expect(answers.map(({ body }) => body.code ?? 'open').toSorted()).toEqual(['bad_discount', 'open'])
  const [winner, hers, other, others] = answers[0].status === 200 ? [ana, anas, bo, bos] : [bo, bos, ana, anas]
  const copy = [{ item: 'Digital Copy', quantity: 1 }]
  expect((await check('LAST', copy, winner)).status).toBe(200)
  expect((await check('LAST', copy, other)).body.code).toBe('bad_discount')
  await on.buy(winner, hers, 'Digital Copy')
  const { body } = await on.buy(other, others, 'Digital Copy', half)
  await on.pay(body.sessionId)
  await on.becomes(body.orderId, 'paid')
  expect(await seen(last.id)).toMatchObject({ uses: 1, state: 'used up' })
})

test('its last use is held for half an hour by who never pays, and not for a day', async () => {
  await add({ code: 'HELD', percent: 50, most_uses: 1 })
  const half = { discountCode: 'HELD', priceAmount: 999 }
  const { body } = await on.buy(ana, await on.addBook(ana), 'Digital Copy', half)
  const session = await find(on.database.owner, sessions, body.sessionId)
  const seconds = (session?.expires_at ?? 0) - on.hands.now().getTime() / 1000
  expect(seconds).toBeGreaterThan(30 * 60)
  expect(seconds).toBeLessThan(36 * 60)
  on.hands.clock.advance(36 * 60_000)
  await sweepTill(on.hands)
  const copy = [{ item: 'Digital Copy', quantity: 1 }]
  await expect.poll(async () => (await check('HELD', copy, bo)).status, { timeout: 60_000 }).toBe(200)
})

test('ended while she stands at the page, she may pay there and come back to it; nobody else gets in', async () => {
  const { body: short } = await add({ code: 'SHORT', percent: 10 })
  const wish = { discountCode: 'SHORT', priceAmount: 1799 }
  const book = await on.addBook(ana)
  const opened = await on.buy(ana, book, 'Digital Copy', wish)
  expect((await end(short.id)).body).toMatchObject({ state: 'ended' })
  expect((await end(short.id)).body).toMatchObject({ state: 'ended' })
  expect((await on.buy(bo, await on.addBook(bo), 'Digital Copy', wish)).body.code).toBe('bad_discount')
  expect((await on.buy(ana, book, 'Digital Copy', wish)).body).toEqual(opened.body)
  await on.pay(opened.body.sessionId)
  await on.becomes(opened.body.orderId, 'paid')
  expect(await ordered(opened.body.orderId)).toMatchObject({ amount: 1799 })
})

test.each<[string, object]>([
  ['a code that is none', { discountCode: 'NONE' }],
  ['a code whose last day has passed', { discountCode: 'YESTERDAY' }],
  ['a code with a monthly book', { discountCode: 'GOOD', tier: 'Single Book', priceAmount: 0 }],
  [
    'a code for the subscription',
    { discountCode: 'GOOD', bookId: null, tier: 'Story Subscription', priceAmount: 4499 },
  ],
])('%s is refused in the same words', async (_what, fields) => {
  const valid_until = new Date(on.hands.now().getTime() - day).toISOString().slice(0, 10)
  await add({ code: 'YESTERDAY', percent: 10, valid_until })
  await add({ code: 'GOOD', percent: 10, valid_until: on.hands.now().toISOString().slice(0, 10) })
  const { status, body } = await on.buy(bo, await on.addBook(bo), 'Digital Copy', { priceAmount: 1799, ...fields })
  expect([status, body]).toMatchObject([400, { code: 'bad_discount', fields: { discountCode: 'Not valid' } }])
})

test('the desk says what is wrong with a new code, writes down who did what, and is closed to members', async () => {
  const wrong = async (terms: object) => (await add(terms)).body.fields
  expect(await wrong({ code: 'a b', percent: 10 })).toHaveProperty('code')
  expect(await wrong({ code: 'BOTH', percent: 10, cents: 100 })).toHaveProperty('percent')
  expect(await wrong({ code: 'MUCH', percent: 91 })).toHaveProperty('percent')
  const { body } = await add({ code: 'once', cents: 100, valid_until: '2099-12-31' })
  expect(body).toMatchObject({ code: 'ONCE', valid_until: '2099-12-31' })
  expect(await add({ code: 'Once', percent: 5 })).toMatchObject({ status: 409, body: { code: 'discount_exists' } })
  await end(body.id)
  await end(body.id)
  expect(await end(ana.id)).toMatchObject({ status: 404, body: { code: 'discount_not_found' } })
  const deeds = await on.database.owner.select().from(auditEvents).where(eq(auditEvents.subject, body.id))
  expect(deeds.map(({ action, user_id }) => [action, user_id]).toSorted()).toEqual([
    ['discount.added', operator.id],
    ['discount.ended', operator.id],
  ])
  for (const { endpoint } of discountRoutes()) {
    const path = endpoint.path.replace('{id}', body.id)
    const answer = await ask(`${endpoint.method} ${path}`, endpoint.method === 'GET' ? undefined : {}, ana)
    expect(answer, endpoint.name).toMatchObject({ status: 403, body: { code: 'operators_only' } })
  }
})

test('whoever guesses codes has to wait, also for a good one; good codes count for nothing', async () => {
  await add({ code: 'REAL', percent: 10 })
  const guesser = await on.door.addMember()
  for (let good = 0; good < 3; good += 1) await check('REAL', hardcover, guesser)
  for (let guess = 0; guess < 30; guess += 1) {
    expect((await check(`GUESS${guess}`, hardcover, guesser)).body.code).toBe('bad_discount')
  }
  expect((await check('REAL', hardcover, guesser)).status).toBe(429)
  const wish = { discountCode: 'REAL', priceAmount: 1799 }
  expect((await on.buy(guesser, await on.addBook(guesser), 'Digital Copy', wish)).status).toBe(429)
  on.hands.clock.advance(11 * minute)
  expect((await check('REAL', hardcover, guesser)).status).toBe(200)
})
