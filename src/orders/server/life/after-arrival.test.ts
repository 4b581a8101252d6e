import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '../../../../database/schema/members.ts'
import { minute } from '../../../base/dates.ts'
import { sandboxPress } from '../sandbox/sandbox-press.ts'
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
