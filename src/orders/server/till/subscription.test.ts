import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../../../database/schema/members.ts'
import { monthlyCredits, orders, sandboxObjects } from '../../../../database/schema/orders.ts'
import { day } from '../../../base/dates.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { turnOverPeriods } from '../sandbox/pay.ts'
import { refundOrder } from './refund-order.ts'
import { sweepTill } from './sweep-till.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let on: TestTill
let ana: Caller
let bo: Caller
let arrives = true

beforeAll(async () => {
  on = await openTestTill({ arrives: () => arrives })
  ana = await on.door.addMember()
  bo = await on.door.addMember()
})
afterAll(() => on.close())

const subscription = async () => (await on.door.ask(ana, 'GET /api/subscription')).body
const unused = async () => (await subscription()).credits.length
const soon = { timeout: 240_000 }
/** Days pass in which she signs in again. */
async function wait(days: number): Promise<void> {
  on.hands.clock.advance(days * day)
  const now = on.hands.now()
  await on.database.owner.update(sessions).set({ created_at: now, refreshed_at: now })
}
const useMonth = (bookId: string) => on.buy(ana, bookId, 'Single Book', { priceAmount: 0 })

test('a subscription is paid at the same page and brings a book at once', async () => {
  expect(await subscription()).toEqual({ status: null, current_period_end: null, credits: [] })
  const { body } = await on.buy(ana, null, 'Story Subscription')
  const page = await on.door.ask(undefined, `GET /test-shop/pay/${body.sessionId}`)
  expect(page.body).toContain('Pay $49.99 a month')
  await on.pay(body.sessionId)
  await on.becomes(body.orderId, 'paid')
  await expect.poll(unused, soon).toBe(1)
  expect(await subscription()).toMatchObject({ status: 'active', current_period_end: expect.any(String) })
  expect((await on.buy(ana, null, 'Story Subscription')).body.code).toBe('order_not_payable')
})

test('a monthly book pays for one Single Book, once, however often it is clicked', async () => {
  const book = await on.addBook(ana)
  const answers = await Promise.all([useMonth(book), useMonth(book), useMonth(book)])
  const [{ body } = { body: {} }] = answers
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(body.url).toBe(`http://localhost/success?session_id=${body.sessionId}`)
  const { body: list } = await on.door.ask(ana, `GET /api/orders?session_id=${body.sessionId}`)
  expect(list.items).toMatchObject([{ id: body.orderId, amount: 0, tier: 'Single Book', status: 'paid' }])
  await expect.poll(unused, soon).toBe(0)
  expect((await useMonth(await on.addBook(ana))).body.code).toBe('no_credit')
})

test('a monthly book that is canceled may be used again, also for the same story', async () => {
  const [order] = await on.database.owner.select().from(orders).where(eq(orders.amount, 0))
  if (!order) throw new Error('There is no such order')
  await on.database.transaction((rows) => refundOrder(on.hands, rows, order))
  await on.becomes(order.id, 'refunded')
  const again = await useMonth(order.book_id ?? '')
  expect(again.body.orderId).not.toBe(order.id)
  expect(await unused()).toBe(0)
  await on.database.transaction((rows) => refundOrder(on.hands, rows, { id: again.body.orderId }))
  await expect.poll(unused, soon).toBe(1)
})

test('a subscription that is bought beside a book pays for that book, once', async () => {
  const cleo = await on.door.addMember()
  const book = await on.addBook(cleo)
  const { body } = await on.buy(cleo, book, 'Story Subscription')
  await on.pay(body.sessionId)
  await on.becomes(body.orderId, 'paid')
  const hers = async () => (await on.door.ask(cleo, 'GET /api/orders')).body.items
  const made = (await hers()).find(({ tier }: { tier: string }) => tier === 'Single Book')
  expect(made).toMatchObject({ book_id: book, amount: 0, status: 'paid', shipping_address: null })
  expect((await on.door.ask(cleo, 'GET /api/subscription')).body.credits).toEqual([])
  await sweepTill(on.hands)
  expect(await hers()).toHaveLength(2)
})

test('each paid month brings a book, told by a webhook or found without', async () => {
  await wait(31)
  await turnOverPeriods(on.hands)
  await expect.poll(unused, soon).toBe(2)
  arrives = false
  await wait(31)
  // The provider bills a little before our sweep asks.
  await turnOverPeriods(on.hands)
  await sweepTill(on.hands)
  await expect.poll(unused, soon).toBe(3)
  arrives = true
  // The same news again grants nothing.
  const kept = await on.database.owner.select().from(sandboxObjects).where(eq(sandboxObjects.kind, 'invoice'))
  for (const { data } of kept) {
    await on.hear({ id: `again ${String(data['id'])}`, type: 'invoice.paid', data: { object: data } })
  }
  await expect.poll(unused, soon).toBe(3)
  expect(await on.database.owner.$count(monthlyCredits, eq(monthlyCredits.user_id, ana.id))).toBe(3)
})

test('canceled at the provider it ends with its month, and the books stay', async () => {
  const returnUrl = 'http://localhost/dashboard/orders'
  expect((await on.door.ask(ana, 'POST /api/subscription/portal', { returnUrl: 'https://evil.example' })).status).toBe(
    400,
  )
  expect((await on.door.ask(bo, 'POST /api/subscription/portal', { returnUrl })).body.code).toBe('no_subscription')
  const { body } = await on.door.ask(ana, 'POST /api/subscription/portal', { returnUrl })
  const portal = new URL(body.url).pathname
  expect((await on.door.ask(undefined, `GET ${portal}`)).body).toContain('Cancel subscription')
  expect((await on.door.ask(undefined, `POST ${portal}`, '')).status).toBe(303)
  await expect.poll(async () => (await subscription()).status, soon).toBe('ending')
  expect((await on.door.ask(undefined, `GET ${portal}`)).body).toContain('Your subscription ends')
  await wait(31)
  await turnOverPeriods(on.hands)
  await expect.poll(async () => (await subscription()).status, soon).toBe('canceled')
  expect((await subscription()).credits).toHaveLength(3)
})

test('an unused month is kept a year', async () => {
  await wait(366)
  expect((await subscription()).credits).toEqual([])
})
