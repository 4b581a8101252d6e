import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '../../../database/schema/members.ts'
import { orderEvents, orderReports, printJobs } from '../../../database/schema/orders.ts'
import { stories } from '../../../database/schema/books.ts'
import { day, hour } from '../../base/dates.ts'
import { catalogue } from '../../orders/catalogue.ts'
import { breakerOf } from '../../platform/breaker.ts'
import { openTestLife, theAddress, type TestLife } from '../../orders/server/life/test-life.ts'
import { disputeNote, unfitBackNote, unfitNote } from '../../orders/server/till/settle-checkout.ts'
import type { Caller } from '../../platform/http/route.ts'
import { operatorRoutes } from './routes.ts'

let on: TestLife
let ana: Caller
let operator: Caller
beforeAll(async () => {
  on = await openTestLife({ more: operatorRoutes })
  ana = await on.door.addMember()
  operator = await on.door.addMember({ isOperator: true })
})
afterAll(() => on.close())

const ago = (ms: number) => new Date(on.hands.now().getTime() - ms)
const ask = (request: string, body?: object, who = operator) => on.door.ask(who, request, body)
const listed = async (query: string) => (await ask(`GET /api/operator/orders?${query}`)).body

test('orders lie in heaps, and what is in trouble lies on top, the most pressing first', async () => {
  const { owner } = on.database
  const add = (status: string, fields = {}) =>
    on.addOrder(ana, 'Physical Book', { status, paid_at: ago(20 * day), updated_at: ago(0), ...fields })
  const printed = { order_id: '', product: 'hardcover', status: 'shipped', round: 1, created_at: ago(day) }
  const late = { updated_at: ago(2 * hour) }

  await add('paid')
  const asked = await add('paid', late)
  const longAsked = await add('paid', { updated_at: ago(day) })
  const unrefunded = await add('canceled', late)
  await add('canceled', { ...late, paid_at: null })
  const misprinted = await add('in_production')
  await owner.insert(printJobs).values({ ...printed, order_id: misprinted, status: 'rejected' })
  const reprinted = await add('delivered', { created_at: ago(hour) })
  await owner.insert(printJobs).values([
    { ...printed, order_id: reprinted, status: 'rejected' },
    { ...printed, order_id: reprinted, round: 2 },
  ])
  const disputed = await add('shipped')
  const dispute = { status: 'shipped', by: 'payment', note: disputeNote, created_at: ago(day) }
  await owner.insert(orderEvents).values({ ...dispute, order_id: disputed })
  const unpaid = { paid_at: null }
  const [unfit, givenBack] = [await add('pending_payment', unpaid), await add('canceled', unpaid)]
  const taken = { status: 'pending_payment', by: 'payment', note: unfitNote, created_at: ago(day) }
  await owner.insert(orderEvents).values([
    { ...taken, order_id: unfit },
    { ...taken, order_id: givenBack },
    { ...taken, order_id: givenBack, note: unfitBackNote },
  ])
  const reported = await add('delivered', { created_at: ago(2 * hour) })
  await owner.insert(orderReports).values({ order_id: reported, text: 'Page 7 is smudged.' })
  const settled = await add('delivered', { created_at: ago(3 * hour) })
  await owner.insert(orderReports).values({ order_id: settled, text: 'No cover.', settled_at: ago(day) })
  await add('edit_window', { edit_until: ago(-day), updated_at: ago(5 * day) })
  const stalled = await add('edit_window', { edit_until: ago(-day), approved_at: ago(3 * hour) })
  const held = await add('edit_window', { edit_until: ago(-day), approved_at: ago(3 * hour), held_at: ago(hour) })
  const gift = await on.addOrder(ana, 'Gift Bundle', { status: 'in_production', updated_at: ago(0) })

  const inTrouble = (await listed('')).items
  expect(inTrouble.map(({ id, trouble }: { id: string; trouble: string }) => [id, trouble])).toEqual([
    [reported, 'reported'],
    [disputed, 'disputed'],
    [unfit, 'unfit'],
    [misprinted, 'misprinted'],
    [unrefunded, 'unrefunded'],
    [longAsked, 'unmoved'],
    [asked, 'unmoved'],
    [stalled, 'unmoved'],
  ])
  expect((await listed('heap=bench')).items).toMatchObject([{ id: gift, tier: 'Gift Bundle', trouble: null }])
  expect((await listed('heap=held')).items).toMatchObject([{ id: held, is_held: true, trouble: null }])
  const first = await listed('heap=delivered&limit=2')
  expect(first.items).toMatchObject([{ id: reprinted }, { id: reported, trouble: 'reported' }])
  expect(await listed(`heap=delivered&limit=2&cursor=${first.next}`)).toMatchObject({
    items: [{ id: settled }],
    next: null,
  })
  const { heaps } = (await ask('GET /api/operator/desk')).body
  expect(heaps.filter(({ orders }: { orders: number }) => orders > 0)).toEqual([
    { heap: 'trouble', orders: 8 },
    { heap: 'held', orders: 1 },
    { heap: 'bench', orders: 1 },
    { heap: 'pending_payment', orders: 1 },
    { heap: 'paid', orders: 3 },
    { heap: 'edit_window', orders: 3 },
    { heap: 'in_production', orders: 2 },
    { heap: 'shipped', orders: 1 },
    { heap: 'delivered', orders: 3 },
    { heap: 'canceled', orders: 3 },
  ])
})

test('an order on the desk shows what is known of it; a note and a second try are written down with who did them', async () => {
  const id = await on.addOrder(ana, 'Physical Book', {
    status: 'paid',
    updated_at: ago(day),
    shipping_address: theAddress,
  })
  await on.database.owner
    .insert(printJobs)
    .values({ order_id: id, product: 'hardcover', status: 'rejected', problem: 'The cover is too narrow', cost: 1290 })
  const read = async () => (await ask(`GET /api/operator/orders/${id}`)).body
  expect(await read()).toMatchObject({
    ...{ id, email: ana.email, trouble: 'unmoved', reports: [], deeds: [] },
    prints: [{ product: 'hardcover', status: 'rejected', problem: 'The cover is too narrow', cost: 1290 }],
    can: { try_again: true, reprint: false, send: false, refund: true },
  })
  expect((await ask(`POST /api/operator/orders/${id}/notes`, { text: ' ' })).body.fields).toHaveProperty('text')
  expect((await ask(`POST /api/operator/orders/${id}/notes`, { text: 'Called the printer.' })).status).toBe(200)
  expect((await ask(`POST /api/operator/orders/${id}/try-again`, {})).status).toBe(200)
  await on.becomes(id, 'awaiting_pictures')
  const after = await read()
  expect(after.trouble).toBeNull()
  expect(after.deeds).toMatchObject([
    { action: 'order.noted', note: 'Called the printer.', by: operator.email },
    { action: 'order.tried-again', note: null, by: operator.email },
  ])
  expect(JSON.stringify((await on.door.ask(ana, `GET /api/orders/${id}`)).body)).not.toContain('Called')
  await ask(`POST /api/operator/orders/${id}/hold`, { note: 'Where to?' })
  expect(await read()).toMatchObject({
    held_at: expect.any(String),
    can: { hold: false, try_again: false, refund: true },
  })
  expect((await ask(`POST /api/operator/orders/${id}/try-again`, {})).body.code).toBe('order_held')

  const unpaid = await on.addOrder(ana, 'Physical Book')
  expect(await ask(`POST /api/operator/orders/${unpaid}/try-again`, {})).toMatchObject({ status: 409 })
})

test('a reported book is looked at and taken out of sight, or found to be well; a new report opens it again', async () => {
  const { owner } = on.database
  const { bookId } = await on.addPainted(ana)
  await on.finish(ana, bookId)
  const { id, url } = (await ask(`POST /api/books/${bookId}/shares`, {}, ana)).body
  await ask(`POST /api/books/${bookId}/shares`, {}, ana)
  const report = () => owner.insert(auditEvents).values({ action: 'share.reported', subject: id, at: on.hands.now() })
  const reported = async () => (await ask('GET /api/operator/shares')).body.items
  const decide = (suspended: boolean) => ask(`POST /api/operator/shares/${id}/suspend`, { suspended })
  expect(await reported()).toEqual([])
  await report()
  expect(await reported()).toMatchObject([{ id, reports: 1, is_open: true, is_suspended: false }])
  expect((await ask('GET /api/operator/desk')).body.reported).toBe(1)
  const seen = await ask(`POST /api/operator/shares/${id}/look`, {})
  expect(seen.body.url).toMatch(/\.pdf/)
  on.hands.clock.advance(hour)
  await decide(true)
  expect(await reported()).toMatchObject([{ id, is_open: false, is_suspended: true }])
  expect((await ask(`GET ${url}`)).status).toBe(404)
  on.hands.clock.advance(hour)
  await decide(false)
  expect((await ask('GET /api/operator/desk')).body.reported).toBe(0)
  on.hands.clock.advance(hour)
  await report()
  expect(await reported()).toMatchObject([{ id, reports: 2, is_open: true, is_suspended: false }])
  const deeds = await owner.select().from(auditEvents).where(eq(auditEvents.user_id, operator.id))
  expect(
    deeds
      .filter(({ subject }) => subject === id)
      .map(({ action }) => action)
      .toSorted(),
  ).toEqual(['share.looked-at', 'share.restored', 'share.suspended'])
})

test('the bookkeeper gets a year of orders with refunds and the cost of printing; no formula, no name', async () => {
  const created_at = new Date('2019-12-31T23:59:59Z')
  await on.addOrder(ana, 'Digital Copy', { created_at })
  const id = await on.addOrder(ana, 'Physical Book', {
    ...{ created_at: new Date('2020-01-02T10:00:00Z'), paid_at: new Date('2020-01-02T10:05:00Z') },
    ...{ status: 'refunded', book_title: 'Mia and the Moon', discount_code: '=SUM(1,2)' },
    ...{ addons: ['Coloring Book'], amount: 4998, shipping_address: theAddress },
  })
  const { owner } = on.database
  const refunded = { status: 'refunded', by: 'payment', created_at: new Date('2020-01-09T10:00:00Z') }
  await owner.insert(orderEvents).values({ ...refunded, order_id: id })
  await owner.insert(printJobs).values([
    { order_id: id, product: 'hardcover', status: 'delivered', cost: 1290 },
    { order_id: id, product: 'hardcover', status: 'delivered', round: 2, cost: 1310 },
  ])
  const ledger = await ask('GET /api/operator/ledger?year=2020')
  expect(ledger.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(ledger.body.split('\r\n')).toEqual([
    'order,ordered,paid,status,product,add-ons,copies,amount usd,refunded,refunded usd,printer cost usd,discount code,country',
    `${id},2020-01-02,2020-01-02,refunded,Physical Book,Coloring Book,1,49.98,2020-01-09,49.98,26.00,"'=SUM(1,2)",US`,
    '',
  ])
})

test('the health of the shop in figures', async () => {
  const { body } = await ask('GET /api/operator/health')
  expect(body).toMatchObject({
    ...{ printer: 'test press', payment: 'test shop', text: 'embedded', image: 'embedded', cents_today: 0 },
    jobs: { waiting: expect.any(Number), running: expect.any(Number), failed: expect.any(Number) },
  })
  const late = await on.addOrder(ana, 'Physical Book', { status: 'in_production' })
  const given = { order_id: late, product: 'hardcover', status: 'sent', created_at: ago(hour), updated_at: ago(0) }
  await on.database.owner.insert(printJobs).values(given)
  const { owner } = on.database
  const { bookId } = await on.addPainted(ana)
  await on.changeBook(bookId, { ai_cost: 700_000, created_at: ago(5 * day) })
  await owner
    .update(stories)
    .set({ cost: 250_000, created_at: ago(4 * day) })
    .where(eq(stories.book_id, bookId))
  await owner
    .update(printJobs)
    .set({ cost: 1290, created_at: ago(3 * day) })
    .where(eq(printJobs.order_id, late))
  const refund = { order_id: late, status: 'refunded', by: 'payment', created_at: ago(2 * day) }
  await owner.insert(orderEvents).values(refund)
  breakerOf(on.hands.config, 'printer', { faults: 1, rest: day, now: on.hands.now }).failed('PrinterAway 503')

  const { days, circuits } = (await ask('GET /api/operator/health')).body
  const none = { text: 0, pictures: 0, prints: 0, refunds: 0 }
  expect(days).toHaveLength(14)
  expect(days.slice(2, 7)).toEqual(
    [{ refunds: catalogue['Physical Book'].cents }, { prints: 1290 }, { text: 25 }, { pictures: 45 }, {}].map(
      (spent, back) => ({
        ...none,
        ...spent,
        day: ago((back + 2) * day)
          .toISOString()
          .slice(0, 10),
      }),
    ),
  )
  const at = circuits.printer.open_since
  expect(Date.parse(at)).toBeLessThanOrEqual(on.hands.now().getTime())
  expect(circuits).toEqual({ printer: { open_since: at, last_fault: { at, fault: 'PrinterAway 503' } }, image: null })
})

test('for a member there is no desk', async () => {
  for (const { endpoint } of operatorRoutes(() => null)) {
    const path = endpoint.path.replace('{id}', ana.id)
    const answer = await ask(`${endpoint.method} ${path}`, endpoint.method === 'GET' ? undefined : {}, ana)
    expect(answer, endpoint.name).toMatchObject({ status: 403, body: { code: 'operators_only' } })
  }
})
