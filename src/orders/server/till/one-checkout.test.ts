import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkouts, orders, sandboxObjects } from '../../../../database/schema/orders.ts'
import { day, hour } from '../../../base/dates.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { totalOf } from '../../order.ts'
import { sweepTill } from './sweep-till.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let on: TestTill
let ana: Caller
let arrives = true

beforeAll(async () => {
  on = await openTestTill({ arrives: () => arrives })
})
afterAll(() => on.close())

async function newBook(): Promise<string> {
  ana = await on.door.addMember()
  return on.addBook(ana)
}

const sessionsAtShop = (orderIds: string[]) =>
  on.database.owner
    .select({ id: checkouts.session_id })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkout_id, checkouts.id))
    .where(inArray(orders.id, orderIds))

test('ten clicks at once open one page for one order', async () => {
  const book = await newBook()
  const answers = await Promise.all(Array.from({ length: 10 }, () => on.buy(ana, book, 'Physical Book')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await on.database.owner.$count(orders, eq(orders.user_id, ana.id))).toBe(1)
  expect(await on.openCheckouts(ana)).toHaveLength(1)
})

test('two tabs with other wishes: one page stays open, with the same order', async () => {
  const book = await newBook()
  const total = totalOf('Single Book', ['Coloring Book'])
  const plain = await on.buy(ana, book, 'Single Book')
  const colored = await on.buy(ana, book, 'Single Book', { addons: ['Coloring Book'], priceAmount: total })
  expect(colored.body.sessionId).not.toBe(plain.body.sessionId)
  expect(colored.body.orderId).toBe(plain.body.orderId)
  expect((await on.pay(plain.body.sessionId)).status).toBe(410)
  await on.pay(colored.body.sessionId)
  await on.becomes(plain.body.orderId, 'paid')
  const [order] = await on.database.owner.select().from(orders).where(eq(orders.id, plain.body.orderId))
  expect(order?.amount).toBe(total)
})

test('paid in one tab, the other tab cannot pay again: neither the same nor with an add-on', async () => {
  const book = await newBook()
  arrives = false
  const { body } = await on.buy(ana, book, 'Single Book')
  await on.pay(body.sessionId)
  const total = totalOf('Single Book', ['Coloring Book'])
  const other = await on.buy(ana, book, 'Single Book', { addons: ['Coloring Book'], priceAmount: total })
  expect(other.body.code).toBe('order_not_payable')
  expect((await on.buy(ana, book, 'Single Book')).body.code).toBe('order_not_payable')
  expect(await on.statusOf(body.orderId)).toBe('paid')
  expect((await on.checkout(ana, { orderIds: [body.orderId], priceAmount: 5999 })).body.code).toBe('order_not_payable')
  arrives = true
})

test('one package of a book is paid: the pages of the others are closed', async () => {
  const book = await newBook()
  const digital = await on.buy(ana, book, 'Digital Copy')
  const physical = await on.buy(ana, book, 'Physical Book')
  await on.pay(physical.body.sessionId)
  await on.becomes(physical.body.orderId, 'paid')
  await on.becomes(digital.body.orderId, 'canceled')
  expect((await on.pay(digital.body.sessionId)).status).toBe(410)
})

test('an order is in one open page at most, however it gets there', async () => {
  const book = await newBook()
  const tier = await on.buy(ana, book, 'Digital Copy')
  const { body: record } = await on.order(ana, book, { item: 'Digital lyric art vinyl record' })
  const orderIds = [tier.body.orderId, record.id]
  const cart = await on.checkout(ana, { orderIds, priceAmount: 1999 + 2999 })
  expect(cart.body.orderIds).toEqual(orderIds.toSorted())
  expect((await on.pay(tier.body.sessionId)).status).toBe(410)
  expect(await on.openCheckouts(ana)).toHaveLength(1)
  await on.pay(cart.body.sessionId)
  for (const id of orderIds) await on.becomes(id, 'paid')
  const list = await on.door.ask(ana, `GET /api/orders?session_id=${cart.body.sessionId}`)
  expect(list.body.items).toHaveLength(2)
})

test('a page whose time has passed is replaced, and its order goes on', async () => {
  const book = await newBook()
  const old = await on.buy(ana, book, 'Gift Bundle')
  on.hands.clock.advance(25 * hour)
  expect((await on.pay(old.body.sessionId)).status).toBe(410)
  const fresh = await on.buy(ana, book, 'Gift Bundle')
  expect(fresh.body.sessionId).not.toBe(old.body.sessionId)
  expect(fresh.body.orderId).toBe(old.body.orderId)
  expect(await sessionsAtShop(fresh.body.orderIds)).toEqual([{ id: fresh.body.sessionId }])
})

test('no webhook ever comes: whoever comes back is told the truth, and the sweep finds the rest', async () => {
  const book = await newBook()
  arrives = false
  const seen = await on.buy(ana, book, 'Digital Copy')
  await on.pay(seen.body.sessionId)
  const list = await on.door.ask(ana, `GET /api/orders?session_id=${seen.body.sessionId}`)
  expect(list.body.items[0].status).toBe('paid')
  const unseen = await on.buy(ana, await on.addBook(ana), 'Digital Copy')
  await on.pay(unseen.body.sessionId)
  on.hands.clock.advance(6 * 60_000)
  await sweepTill(on.hands)
  await on.becomes(unseen.body.orderId, 'paid')
  arrives = true
})

test('what nobody pays for is canceled after days, and paid for nowhere any more', async () => {
  const book = await newBook()
  const { body } = await on.buy(ana, book, 'Digital Copy')
  on.hands.clock.advance(4 * day)
  await sweepTill(on.hands)
  await expect.poll(() => on.openCheckouts(ana), { timeout: 240_000 }).toEqual([])
  // Unless the checkout was settled within the first sweep.
  await sweepTill(on.hands)
  expect(await on.statusOf(body.orderId)).toBe('canceled')
  expect(await on.eventsOf(body.orderId)).toContain('canceled by clock')
})

test('a checkout that the provider never heard of is opened under its own key, once', async () => {
  const book = await newBook()
  const { body } = await on.buy(ana, book, 'Digital Copy')
  // As after a crash between the provider's answer and our writing it down.
  const unwritten = { session_id: null, url: null }
  await on.database.owner.update(checkouts).set(unwritten).where(eq(checkouts.session_id, body.sessionId))
  const before = await on.database.owner.$count(sandboxObjects)
  const again = await on.buy(ana, book, 'Digital Copy')
  expect(again.body).toEqual(body)
  expect(await on.database.owner.$count(sandboxObjects)).toBe(before)
})
