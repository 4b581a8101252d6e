import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orders, paymentEvents } from '../../../../database/schema/orders.ts'
import { hour } from '../../../base/dates.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { totalOf } from '../../order.ts'
import { sandboxSecret, unixTime } from '../sandbox/shop-events.ts'
import { checkLedger } from '../test-ledger.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let on: TestTill

beforeAll(async () => {
  // Nothing arrives by itself: each case says what the provider says.
  on = await openTestTill({ arrives: () => false })
})
afterEach(() => checkLedger(on.database.owner))
afterAll(() => on.close())

/** Answers how many went well. */
async function cases(many: number, work: (which: number) => Promise<void>): Promise<number> {
  const side = 5
  let count = 0
  const next = Array.from({ length: many }, (_, which) => which).values()
  const run = async () => {
    for (const which of next) {
      await work(which).catch((cause: unknown) => {
        throw new Error(`Case ${which + 1} of ${many}`, { cause })
      })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: side }, run))
  return count
}

interface Waiting {
  ana: Caller
  book: string
  orderId: string
  sessionId: string
}

async function waiting(): Promise<Waiting> {
  const ana = await on.door.addMember()
  const book = await on.addBook(ana)
  const { body } = await on.buy(ana, book, 'Digital Copy')
  return { ana, book, orderId: body.orderId, sessionId: body.sessionId }
}

async function paid(): Promise<Waiting> {
  const checkout = await waiting()
  await on.pay(checkout.sessionId)
  return checkout
}

let events = 0
function about({ sessionId }: Pick<Waiting, 'sessionId'>, type = 'checkout.session.completed', fields: object = {}) {
  events += 1
  const object = { object: 'checkout.session', id: sessionId, payment_status: 'paid', status: 'complete' }
  return { id: `evt_${events}`, type, livemode: false, data: { object }, ...fields }
}

const known = () => on.database.owner.$count(paymentEvents)
const ends = async ({ orderId }: Waiting) => {
  await on.becomes(orderId, 'paid')
  expect(await on.eventsOf(orderId)).toEqual(['pending_payment by member', 'paid by payment'])
}

test('cases 1 to 40: the same event ten times at once', async () => {
  const before = await known()
  const went = await cases(40, async () => {
    const checkout = await paid()
    const event = about(checkout)
    const answers = await Promise.all(Array.from({ length: 10 }, () => on.hear(event)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await ends(checkout)
  })
  expect(went).toBe(40)
  expect(await known()).toBe(before + 40)
})

const five = [
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'checkout.session.completed',
  'charge.succeeded',
  'charge.refunded',
]
const ordersOf = (left: readonly string[]): string[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => ordersOf(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

test('cases 41 to 160: five events in all orders, those before the payment untrue', async () => {
  const all = ordersOf(five)
  const went = await cases(all.length, async (which) => {
    const checkout = await waiting()
    for (const type of all[which] ?? []) {
      if (type === 'checkout.session.completed') await on.pay(checkout.sessionId)
      expect((await on.hear(about(checkout, type))).status).toBe(200)
    }
    await ends(checkout)
  })
  expect(went).toBe(120)
})

test('cases 161 to 210: forged in five ways', async () => {
  const secret = await sandboxSecret(on.hands)
  const sign = (payload: string, by: string, age = 0, scheme = 'v1') =>
    Stripe.webhooks.generateTestHeaderStringAsync({
      ...{ payload, secret: by, scheme },
      timestamp: unixTime(on.hands.now()) - age,
    })
  const post = (body: string, signature: string | undefined) =>
    on.door.ask(undefined, 'POST /webhooks/stripe', body, signature ? { 'stripe-signature': signature } : {})
  const ways: ((body: string) => Promise<{ status: number; body: { code?: string } }>)[] = [
    async (body) => post(body, await sign(body, 'whsec_other')),
    async (body) => post(body.replace('"paid"', '"none"'), await sign(body, secret)),
    async (body) => post(body, await sign(body, secret, 301)),
    (body) => post(body, undefined),
    async (body) => post(body, await sign(body, secret, 0, 'v0')),
  ]
  const checkouts: Waiting[] = []
  const before = await known()
  const went = await cases(50, async (which) => {
    const checkout = await paid()
    checkouts.push(checkout)
    const answer = await ways[which % ways.length]?.(JSON.stringify(about(checkout)))
    expect([answer?.status, answer?.body.code]).toEqual([400, 'bad_signature'])
  })
  expect(went).toBe(50)
  expect(await known()).toBe(before)
  const statuses = await Promise.all(checkouts.map(({ orderId }) => on.statusOf(orderId)))
  expect(new Set(statuses)).toEqual(new Set(['pending_payment']))
  for (const checkout of checkouts) await on.hear(about(checkout))
  for (const checkout of checkouts) await ends(checkout)
})

test('cases 211 to 220: 72 hours late', async () => {
  const checkouts: Waiting[] = []
  for (let one = 0; one < 10; one += 1) checkouts.push(await paid())
  on.hands.clock.advance(72 * hour)
  const went = await cases(10, async (which) => {
    const checkout = checkouts[which]
    if (!checkout) throw new Error('There are ten')
    await on.hear(about(checkout))
    await ends(checkout)
  })
  expect(went).toBe(10)
  on.hands.clock.advance(-72 * hour)
})

test('cases 221 to 230: without an id, three times', async () => {
  const before = await known()
  const went = await cases(10, async () => {
    const checkout = await paid()
    const { id: _none, ...nameless } = about(checkout)
    for (let time = 0; time < 3; time += 1) expect((await on.hear(nameless)).status).toBe(200)
    await ends(checkout)
  })
  expect(went).toBe(10)
  expect(await known()).toBe(before + 10)
})

test('cases 231 to 250: unknown types, unknown shapes, another shop, real money', async () => {
  const went = await cases(20, async (which) => {
    const checkout = await paid()
    const odd = [
      about(checkout, 'a.type.of.tomorrow', { data: { object: { id: 'x', deep: { new: [1] } } } }),
      about(checkout, 'v2.core.thin', { data: undefined }),
      about({ sessionId: 'cs_of_another_shop' }),
      about(checkout, undefined, { livemode: true }),
      about(checkout, 'odd', { data: { object: { id: 7, payment_intent: 7, metadata: 'none', parent: [] } } }),
    ]
    expect((await on.hear(odd[which % odd.length] ?? {})).status).toBe(200)
    expect(await on.statusOf(checkout.orderId)).toBe('pending_payment')
    // One of its own says it in the end, whatever it is called.
    await on.hear(about(checkout, 'another.type.of.tomorrow'))
    await ends(checkout)
  })
  expect(went).toBe(20)
})

/** What a buyer in a hurry does; each ends with one order that is paid once. */
const hurries: ((checkout: Waiting) => Promise<Waiting>)[] = [
  async function doubleClicks(checkout) {
    const [first, second] = await Promise.all([1, 2].map(() => on.buy(checkout.ana, checkout.book, 'Digital Copy')))
    expect(second?.body).toEqual(first?.body)
    await Promise.all([on.pay(checkout.sessionId), on.pay(checkout.sessionId)])
    return checkout
  },
  async function paysInTwoTabs(checkout) {
    const other = await on.buy(checkout.ana, checkout.book, 'Digital Copy')
    expect(other.body.sessionId).toBe(checkout.sessionId)
    await on.pay(checkout.sessionId)
    expect((await on.pay(other.body.sessionId)).status).toBe(410)
    return checkout
  },
  async function goesBackAfterPaying(checkout) {
    await on.pay(checkout.sessionId)
    expect((await on.buy(checkout.ana, checkout.book, 'Digital Copy')).body.code).toBe('order_not_payable')
    expect((await on.pay(checkout.sessionId)).status).toBe(410)
    return checkout
  },
  async function goesBackForAnAddOn(checkout) {
    const priceAmount = totalOf('Digital Copy', ['Coloring Book'])
    const more = { addons: ['Coloring Book'], priceAmount }
    const { body } = await on.buy(checkout.ana, checkout.book, 'Digital Copy', more)
    expect(body.orderId).toBe(checkout.orderId)
    const [old] = await Promise.all([on.pay(checkout.sessionId), on.pay(body.sessionId)])
    expect(old?.status).toBe(410)
    return { ...checkout, sessionId: body.sessionId }
  },
  async function clicksTwentyTimes(checkout) {
    await Promise.all(
      Array.from({ length: 20 }, (_, click) =>
        click % 2 ? on.pay(checkout.sessionId) : on.buy(checkout.ana, checkout.book, 'Digital Copy'),
      ),
    )
    return checkout
  },
]

test('cases 251 to 300: double clicks, two tabs, the back button', async () => {
  const went = await cases(50, async (which) => {
    const hurry = hurries[which % hurries.length]
    if (!hurry) throw new Error('There are five')
    const checkout = await hurry(await waiting())
    await on.hear(about(checkout))
    await ends(checkout)
  })
  expect(went).toBe(50)
})

test('of three hundred buyers each has one order', async () => {
  expect(await on.database.owner.$count(orders)).toBe(300)
})
