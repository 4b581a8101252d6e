import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../platform/http/route.ts'
import { openTestStories, type TestStories } from '../../../stories/server/test-stories.ts'
import { testShop } from '../sandbox/answer-provider.ts'
import { payAtTestShop } from '../sandbox/pay.ts'
import { deliverEvent } from '../sandbox/shop-events.ts'
import { followUp } from '../move-order.ts'
import { tillJobs } from './jobs.ts'
import { tillRoutes } from './routes.ts'

const settings = {
  STRIPE_SECRET_KEY: 'sk_test_outside',
  STRIPE_WEBHOOK_SECRET: 'whsec_outside',
  STRIPE_API_BASE: 'http://127.0.0.1:12111',
  STRIPE_PRICE_PHYSICAL_BOOK: 'price_physical',
}

let on: TestStories
let ana: Caller
/** What reached the provider, oldest first. */
const asked: { url: string; key: string | null; authorization: string | null; body: string }[] = []
let trouble: (() => Response | Promise<Response>) | undefined

beforeAll(async () => {
  on = await openTestStories({
    settings,
    async fetch(input, init) {
      const request = new Request(input, init)
      const copy = request.clone()
      const { headers, url } = request
      const body = await copy.text()
      asked.push({ url, key: headers.get('idempotency-key'), authorization: headers.get('authorization'), body })
      return trouble ? trouble() : testShop(on.hands)(request)
    },
    more(hands, jobs) {
      tillJobs(jobs, hands)
      jobs.work(followUp, async () => {})
      jobs.work(deliverEvent, async () => {})
      return tillRoutes(hands.config)
    },
  })
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const buy = (bookId: string, tier = 'Digital Copy', priceAmount = 1999) =>
  on.door.ask(ana, 'POST /functions/v1/create-checkout-session', {
    ...{ bookId, tier, priceAmount, successUrl: 'http://localhost/success', cancelUrl: 'http://localhost/cancelled' },
  })

test('the provider is asked at the address and with the key of the settings, and there is no test shop beside it [S1.7 S7.17]', async () => {
  const { status, body } = await buy(await on.addBook(ana))
  expect([status, body.url]).toEqual([200, `http://localhost/test-shop/pay/${body.sessionId}`])
  expect(asked.at(-1)).toMatchObject({
    url: 'http://127.0.0.1:12111/v1/checkout/sessions',
    authorization: 'Bearer sk_test_outside',
  })
  expect((await on.door.ask(undefined, `GET /test-shop/pay/${body.sessionId}`)).status).toBe(404)
  const shop = await on.door.ask(undefined, 'GET /api/shop')
  expect(shop.body).toMatchObject({ provider: 'Stripe', is_test: false, paywall: true })
  expect(await payAtTestShop(on.hands, body.sessionId, '4242424242424242')).toBe('paid')
  const list = await on.door.ask(ana, `GET /api/orders?session_id=${body.sessionId}`)
  expect(list.body.items[0].status).toBe('paid')
})

test('a provider that is away is told in words, and the next try goes under the same key [S8.25]', async () => {
  const book = await on.addBook(ana)
  const before = asked.length
  trouble = () => Promise.reject(new TypeError('fetch failed'))
  const failed = await buy(book)
  expect([failed.status, failed.body]).toEqual([503, { error: 'Stripe failed to load', code: 'payment_unavailable' }])
  expect(failed.headers.get('retry-after')).toBe('10')
  trouble = undefined
  expect((await buy(book)).status).toBe(200)
  expect(new Set(asked.slice(before).map(({ key }) => key)).size).toBe(1)
})

test('a provider that says no is asked again under another key', async () => {
  const book = await on.addBook(ana)
  const before = asked.length
  trouble = () => Response.json({ error: { type: 'invalid_request_error', message: 'no' } }, { status: 400 })
  expect((await buy(book)).status).toBe(503)
  trouble = undefined
  expect((await buy(book)).status).toBe(200)
  expect(new Set(asked.slice(before).map(({ key }) => key)).size).toBe(2)
})

test('a price that is kept at the provider is named, and must cost what was seen', async () => {
  const book = await on.addBook(ana)
  const before = asked.length
  const session = {
    ...{ id: 'cs_1', object: 'checkout.session', amount_total: 9999, url: 'https://pay.example', expires_at: 9e9 },
  }
  trouble = () => Response.json(session)
  expect((await buy(book, 'Physical Book', 4999)).status).toBe(503)
  trouble = undefined
  const [created, expired] = asked.slice(before)
  expect(new URLSearchParams(created?.body).get('line_items[0][price]')).toBe('price_physical')
  expect(expired?.url).toBe('http://127.0.0.1:12111/v1/checkout/sessions/cs_1/expire')
})
