import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '../../../../database/schema/members.ts'
import { printJobs } from '../../../../database/schema/orders.ts'
import { day, minute } from '../../../base/dates.ts'
import { sandboxPress } from '../sandbox/sandbox-press.ts'
import { followOrder } from './follow-order.ts'
import { lookAfterOrders } from './look-after-orders.ts'
import { openTestLife, theAddress, until, type TestLife } from './test-life.ts'

let on: TestLife
beforeAll(async () => {
  on = await openTestLife({ settings: { OPERATOR_EMAILS: 'desk@example.com' } })
})
afterAll(() => on.close())

async function later(ms: number) {
  on.hands.clock.advance(ms)
  await lookAfterOrders(on.hands, sandboxPress(on.hands))
}

test('what came wrong is reported with photos, printed again for nothing, or paid back', async () => {
  const ana = await on.door.addMember()
  const desk = await on.door.addMember({ isOperator: true })
  const { bookId } = await on.addPainted(ana)
  await on.printed((await on.finish(ana, bookId)).body.edition.id)
  const id = await on.addOrder(ana, 'Physical Book', { book_id: bookId, shipping_address: theAddress })
  await on.pay(on.hands, id)
  await on.becomes(id, 'edit_window')
  const background = { r: 200, g: 90, b: 90 }
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const report = (pictures: string[] = []) =>
    on.door.ask(ana, `POST /api/orders/${id}/reports`, { text: 'Page 7 is smudged.', pictures })
  expect(await report()).toMatchObject({ status: 409, body: { code: 'not_arrived' } })
  const act = (what: string, who = desk) => on.door.ask(who, `POST /api/operator/orders/${id}/${what}`, {})
  expect(await act('reprint')).toMatchObject({ status: 409, body: { code: 'too_late' } })
  await on.door.ask(ana, `POST /api/orders/${id}/approve`)
  await until(async () => expect((await on.printsOf(id))[0]?.provider_id).toBeTruthy())
  await later(11 * minute)
  await on.becomes(id, 'delivered')

  expect(await report(['bm8gcGljdHVyZQ=='])).toMatchObject({ status: 415 })
  expect((await report([jpeg.toString('base64')])).body).toMatchObject({
    can: { report: true },
    reports: [{ text: 'Page 7 is smudged.', settled_at: null }],
  })
  const told = on.hands.mails.find(({ kind }) => kind === 'order-reported')
  expect(told).toMatchObject({ to: 'desk@example.com', text: expect.stringContaining('Page 7 is smudged.') })
  const photo = /orders\/\S+\.jpg/.exec(told?.text ?? '')?.[0] ?? ''
  expect((await sharp(await on.bytesOf(photo)).metadata()).format).toBe('jpeg')

  expect(await act('reprint', ana)).toMatchObject({ status: 403 })
  expect(await act('reprint')).toMatchObject({ status: 200, body: { status: 'delivered' } })
  expect(await act('reprint')).toMatchObject({ status: 409, body: { code: 'too_late' } })
  await until(async () => expect((await on.printsOf(id)).every(({ provider_id }) => provider_id)).toBe(true))
  await later(11 * minute)
  await until(async () =>
    expect((await on.printsOf(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered']),
  )
  const { body } = await on.door.ask(ana, `GET /api/orders/${id}`)
  expect(body.reports).toMatchObject([{ settled_at: expect.any(String) }])
  expect(body.events.slice(-2)).toMatchObject([
    { by: 'operator', note: 'It is printed again, free of charge' },
    { by: 'printer', note: 'The new copy is on its way' },
  ])
  expect(on.hands.mails.filter(({ kind }) => kind === 'order-shipped')).toHaveLength(2)

  expect(await act('refund')).toMatchObject({ status: 200 })
  expect(on.refunded).toEqual([id])
  const { owner } = on.database
  const audited = await owner.select().from(auditEvents).where(eq(auditEvents.subject, id))
  expect(audited.map(({ action, user_id }) => `${action} ${user_id}`).toSorted()).toEqual([
    `order.refunded ${desk.id}`,
    `order.reprinted ${desk.id}`,
  ])
})

test('a held order waits with its window and its approval; let go it is printed at once, and once', async () => {
  const ana = await on.door.addMember()
  const desk = await on.door.addMember({ isOperator: true })
  const { bookId } = await on.addPainted(ana)
  const { edition } = (await on.finish(ana, bookId)).body
  await on.printed(edition.id)
  const fields = { book_id: bookId, shipping_address: theAddress }
  const [left, approved, canceled] = [
    await on.addOrder(ana, 'Physical Book', fields),
    await on.addOrder(ana, 'Physical Book', fields),
    await on.addOrder(ana, 'Physical Book', fields),
  ]
  const act = (id: string, what: string, body = {}, who = desk) =>
    on.door.ask(who, `POST /api/operator/orders/${id}/${what}`, body)
  const hold = (id: string, note = 'Is page 7 a well-known mouse?') => act(id, 'hold', { note })
  const atOnce = async (...asked: Promise<{ status: number }>[]) =>
    (await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b)
  const follow = (orderId: string) =>
    followOrder(on.hands, { press: sandboxPress(on.hands), bindery: on.bindery }, { orderId })
  expect(await hold(left)).toMatchObject({ status: 409, body: { code: 'nothing_to_hold' } })
  for (const id of [left, approved, canceled]) {
    await on.pay(on.hands, id)
    await on.becomes(id, 'edit_window')
  }
  expect((await hold(left, ' ')).body.fields).toEqual({ note: 'Please say why.' })
  expect(await atOnce(hold(left), hold(left))).toEqual([200, 409])
  expect(await atOnce(hold(approved), hold(canceled))).toEqual([200, 200])
  expect((await on.door.ask(ana, `POST /api/orders/${approved}/approve`)).status).toBe(200)
  expect((await on.door.ask(ana, `POST /api/orders/${canceled}/cancel`)).body.status).toBe('canceled')
  expect(await act(canceled, 'release')).toMatchObject({ status: 409, body: { code: 'not_held' } })

  await later(6 * day + minute)
  await follow(left)
  await later(day)
  for (const id of [left, approved]) {
    await follow(id)
    expect(await on.printsOf(id)).toEqual([])
  }
  const read = async (id: string) => (await on.door.ask(ana, `GET /api/orders/${id}`)).body
  expect(await read(left)).toMatchObject({ status: 'edit_window', approved_at: null, can: { approve: true } })
  expect(await read(approved)).toMatchObject({ status: 'edit_window', approved_at: expect.any(String) })

  expect(await atOnce(act(left, 'release'), act(left, 'release'))).toEqual([200, 409])
  await Promise.all([act(approved, 'release'), follow(left), follow(approved)])
  for (const id of [left, approved]) {
    await until(async () => expect(await on.printsOf(id)).toMatchObject([{ provider_id: expect.any(String) }]))
  }
  expect(await hold(left)).toMatchObject({ status: 409, body: { code: 'with_printer' } })
  const story = await read(left)
  expect(story.events.filter(({ by }: { by: string }) => by === 'operator')).toMatchObject([
    { status: 'edit_window', note: 'Being checked by us' },
    { status: 'edit_window', note: 'Checked by us' },
  ])
  expect(JSON.stringify(story)).not.toContain('mouse')
  const audited = await on.database.owner.select().from(auditEvents).where(eq(auditEvents.subject, left))
  expect(audited.map(({ action, detail, user_id }) => ({ action, detail, user_id }))).toEqual([
    { action: 'order.held', detail: { note: 'Is page 7 a well-known mouse?' }, user_id: desk.id },
    { action: 'order.released', detail: {}, user_id: desk.id },
  ])
})

test('an order in production is held until the printer has it, whoever comes first', async () => {
  const ana = await on.door.addMember()
  const desk = await on.door.addMember({ isOperator: true })
  const { bookId } = await on.addPainted(ana)
  const { edition } = (await on.finish(ana, bookId)).body
  await on.printed(edition.id)
  const fields = { book_id: bookId, edition_id: edition.id, shipping_address: theAddress, status: 'in_production' }
  async function addDue(): Promise<string> {
    const id = await on.addOrder(ana, 'Physical Book', fields)
    await on.database.owner.insert(printJobs).values({ order_id: id, product: 'hardcover', created_at: on.hands.now() })
    return id
  }
  const hold = (id: string) => on.door.ask(desk, `POST /api/operator/orders/${id}/hold`, { note: 'Wait.' })
  const follow = (orderId: string) =>
    followOrder(on.hands, { press: sandboxPress(on.hands), bindery: on.bindery }, { orderId })
  const statusOf = async (id: string) => (await on.printsOf(id)).map(({ status }) => status)

  const held = await addDue()
  expect((await hold(held)).status).toBe(200)
  await follow(held)
  expect(await statusOf(held)).toEqual(['due'])
  await on.door.ask(desk, `POST /api/operator/orders/${held}/release`, {})
  await until(async () => expect(await statusOf(held)).toEqual(['sent']))

  const raced = await addDue()
  const [answer] = await Promise.all([hold(raced), follow(raced), follow(raced)])
  expect(await statusOf(raced)).toEqual([answer.status === 200 ? 'due' : 'sent'])
})
