import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateOf } from '../../../../platform/breaker.ts'
import type { Caller } from '../../../../platform/http/route.ts'
import { minute } from '../../../../base/dates.ts'
import type { Sku } from '../../../catalogue.ts'
import { lookAfterOrders } from '../../life/look-after-orders.ts'
import { openTestLife, theAddress, until, type TestLife } from '../../life/test-life.ts'
import { openPress } from '../open-press.ts'
import { openTestLulu } from './test-lulu.ts'

const bench = { ...theAddress, name: 'Gift bench', street1: '2 Workshop Lane' }
const lulu = openTestLulu()
let on: TestLife
let ana: Caller
let bookId: string
beforeAll(async () => {
  on = await openTestLife({
    fetch: lulu.wire,
    settings: {
      LULU_CLIENT_KEY: 'key',
      LULU_CLIENT_SECRET: 'secret',
      LULU_API_BASE: 'https://api.sandbox.lulu.com',
      SUPPORT_EMAIL: 'help@example.com',
      OPERATOR_EMAILS: 'desk@example.com',
      GIFT_BENCH_ADDRESS: JSON.stringify(bench),
    },
  })
  ana = await on.door.addMember()
  bookId = (await on.addPainted(ana)).bookId
  const { edition } = (await on.finish(ana, bookId)).body
  await on.printed(edition.id)
})
afterAll(() => on.close())

async function order(tier: Sku, shipping_address = theAddress): Promise<string> {
  const id = await on.addOrder(ana, tier, { book_id: bookId, shipping_address })
  await on.pay(on.hands, id)
  await on.becomes(id, 'edit_window')
  expect((await on.door.ask(ana, `POST /api/orders/${id}/approve`)).body.status).toBe('in_production')
  return id
}

async function later(ms: number) {
  on.hands.clock.advance(ms)
  await lookAfterOrders(on.hands, openPress(on.hands))
}

const printed = (orderId: string) =>
  until(async () => expect((await on.printsOf(orderId))[0]?.provider_id).toBeTruthy())

function tell(id: number, secret = 'secret') {
  const body = JSON.stringify({ topic: 'PRINT_JOB_STATUS_CHANGED', data: { id, status: { name: 'SHIPPED' } } })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return on.door.ask(undefined, 'POST /webhooks/lulu', body, { 'lulu-hmac-sha256': signature })
}

test('an answer that is lost prints nothing twice; what the printer tells is believed only when it is signed', async () => {
  lulu.troubles.set('POST /print-jobs/', 'lost')
  const id = await order('Single Book')
  await until(async () => expect(lulu.jobs).toHaveLength(1))
  await later(6 * minute)
  await printed(id)
  expect(lulu.jobs).toHaveLength(1)
  expect(lulu.calls.filter((call) => call === 'token')).toHaveLength(1)
  const [job] = await on.printsOf(id)
  expect(job).toMatchObject({ provider_id: '101', status: 'sent', cost: 2137, product: 'hardcover' })
  const source_url = expect.stringMatching(/^https?:.*pdf/)
  expect(lulu.jobs[0]?.asked).toMatchObject({
    external_id: job?.id,
    contact_email: 'help@example.com',
    shipping_level: 'MAIL',
    shipping_address: { name: 'Ana Lee', postcode: '97201', state_code: 'OR', country_code: 'US' },
    line_items: [
      {
        quantity: 1,
        printable_normalization: { pod_package_id: '1100X0850.FC.PRE.CW.080CW444.GXX', cover: { source_url } },
      },
    ],
  })
  expect(await tell(101, 'another secret')).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
  Object.assign(lulu.jobs[0] ?? {}, { status: { name: 'SHIPPED' }, tracking_urls: ['https://ups.example/1Z'] })
  expect(await tell(101)).toMatchObject({ status: 200, body: { received: true } })
  expect(await tell(999)).toMatchObject({ status: 200 })
  await on.becomes(id, 'shipped')
  expect((await on.door.ask(ana, `GET /api/orders/${id}`)).body).toMatchObject({
    carrier: 'UPS',
    tracking_url: 'https://ups.example/1Z',
  })
  Object.assign(lulu.jobs[0] ?? {}, { status: { name: 'DELIVERED' } })
  expect(await tell(101)).toMatchObject({ status: 200 })
  await on.becomes(id, 'delivered')
  expect(lulu.faults).toEqual([])
})

test('a printer that is away is asked again; what it will not print is told to the operators', async () => {
  lulu.troubles.set('POST /cover-dimensions/', 'away')
  const id = await order('Physical Book')
  await until(async () => expect(lulu.troubles.size).toBe(0))
  await later(6 * minute)
  await printed(id)
  const known = stateOf(on.hands.config, 'printer')
  expect(known).toMatchObject({ openSince: null, lastFault: { fault: 'PrinterAway 503' } })
  lulu.troubles.set('POST /validate-interior/', 'no')
  const spoilt = await order('Physical Book')
  await until(async () => expect((await on.printsOf(spoilt))[0]?.status).toBe('rejected'))
  expect((await on.printsOf(spoilt))[0]?.problem).toContain('This cannot be printed.')
  expect((await on.orderRow(spoilt))?.status).toBe('in_production')
  const mail = on.hands.mails.find(({ kind }) => kind === 'print-problem')
  expect(mail).toMatchObject({ to: 'desk@example.com', subject: expect.stringContaining(spoilt.slice(0, 8)) })
  expect(mail?.text).not.toContain('Zoë')
})

test('a gift is printed for the bench, and is not on its way before it has left it', async () => {
  const id = await order('Gift Bundle')
  await printed(id)
  const made = lulu.jobs.at(-1)
  expect(made?.asked).toMatchObject({ shipping_level: 'EXPRESS', shipping_address: { street1: bench.street1 } })
  Object.assign(made ?? {}, { status: { name: 'SHIPPED' } })
  await tell(made?.id ?? 0)
  await until(async () => expect((await on.printsOf(id))[0]?.status).toBe('shipped'))
  expect((await on.orderRow(id))?.status).toBe('in_production')
  const desk = await on.door.addMember({ isOperator: true })
  const { body } = await on.door.ask(desk, `GET /api/operator/orders/${id}/print-files`)
  expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
    'print-interior',
    'print-cover',
    'card',
    'activities',
  ])
  const sent = { carrier: 'FedEx', tracking_url: 'https://fedex.example/2' }
  const answer = await on.door.ask(desk, `POST /api/operator/orders/${id}/send`, sent)
  expect(answer).toMatchObject({ status: 200, body: { status: 'shipped', ...sent } })

  await on.door.ask(desk, `POST /api/operator/orders/${id}/reprint`, {})
  const again = { ...sent, tracking_url: 'https://fedex.example/3' }
  const sendAgain = () => on.door.ask(desk, `POST /api/operator/orders/${id}/send`, again)
  expect(await sendAgain()).toMatchObject({ status: 409 })
  await until(async () => expect((await on.printsOf(id)).every(({ provider_id }) => provider_id)).toBe(true))
  const second = lulu.jobs.at(-1)
  Object.assign(second ?? {}, { status: { name: 'SHIPPED' } })
  await tell(second?.id ?? 0)
  await until(async () => expect((await sendAgain()).body).toMatchObject(again))
  const told = on.hands.mails.filter(({ kind, text }) => kind === 'order-shipped' && text.includes('fedex'))
  expect(told).toHaveLength(2)
})

test('an address that no label holds is laid over its two lines, or told to the operators before it is sent', async () => {
  const street1 = '1234 North Martin Luther King Boulevard'
  const long = await order('Physical Book', { ...theAddress, street1, street2: 'Apartment 12 B' })
  await printed(long)
  expect(lulu.jobs.at(-1)?.asked).toMatchObject({
    shipping_address: { street1: '1234 North Martin Luther King', street2: 'Boulevard, Apartment 12 B' },
  })
  const mute = await order('Physical Book', { ...theAddress, phone_number: '555' })
  await until(async () => expect((await on.printsOf(mute))[0]?.status).toBe('rejected'))
  expect((await on.printsOf(mute))[0]?.problem).toContain('phone_number')
  expect(lulu.faults).toEqual([])
  // Nobody said that it arrived.
  Object.assign(lulu.jobs.at(-1) ?? {}, { status: { name: 'SHIPPED' } })
  await later(31 * minute)
  await on.becomes(long, 'shipped')
  await later(21 * 24 * 60 * minute)
  await on.becomes(long, 'delivered')
})
