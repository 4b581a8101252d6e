// For tests: the till behind the real door, with the test shop at the far end of the provider's wire and its webhooks posted to that door.

import { eq } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { expect, vi } from 'vitest'
import { checkouts, orderEvents, orders } from '../../../../database/schema/orders.ts'
import { picturesDue } from '../../../books/server/pictures-due.ts'
import type { Failpoint } from '../../../platform/failpoint.ts'
import type { Caller, Route } from '../../../platform/http/route.ts'
import { openTestStories } from '../../../stories/server/test-stories.ts'
import { totalOf } from '../../order.ts'
import type { Sku } from '../../catalogue.ts'
import { cards } from '../sandbox/pay.ts'
import { sandboxSecret, unixTime } from '../sandbox/shop-events.ts'
import { find, sessions } from '../sandbox/shop-objects.ts'
import { followUp } from '../move-order.ts'
import { tillJobs } from './jobs.ts'
import { tillRoutes } from './routes.ts'

const origin = 'http://localhost'

export interface TestTillOptions {
  settings?: Record<string, string>
  /** Whether this webhook arrives; all do unless said. */
  arrives?(body: string): boolean
  /** Of a database that several processes open one after the other. */
  address?: string
  failpoint?: Failpoint
  /** The routes of a feature that stands on orders. */
  more?: () => Route[]
}

export async function openTestTill({ arrives = () => true, more, ...options }: TestTillOptions = {}) {
  const webhooks: { body: string; signature: string }[] = []
  const on = await openTestStories({
    ...options,
    async fetch(input, init) {
      const request = new Request(input, init)
      const body = await request.text()
      webhooks.push({ body, signature: request.headers.get('stripe-signature') ?? '' })
      if (!arrives(body)) return Response.json({})
      return on.door.send(undefined, `${request.method} ${new URL(request.url).pathname}`, body, request.headers)
    },
    more(hands, jobs) {
      tillJobs(jobs, hands)
      jobs.work(followUp, async () => {})
      jobs.work(picturesDue, async () => {})
      return [...tillRoutes(hands.config), ...(more?.() ?? [])]
    },
  })
  const { owner } = on.database
  const { ask } = on.door
  const statusOf = async (id: string) =>
    (await owner.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status
  return {
    ...on,
    /** What the shop has posted so far, also what did not arrive. */
    webhooks,
    checkout(member: Caller, fields: object) {
      const urls = { successUrl: `${origin}/success`, cancelUrl: `${origin}/cancelled` }
      return ask(member, 'POST /functions/v1/create-checkout-session', { ...urls, ...fields })
    },
    buy(member: Caller, bookId: string | null, tier: Sku, fields: object = {}) {
      return this.checkout(member, { bookId, tier, priceAmount: totalOf(tier), ...fields })
    },
    order: (member: Caller, bookId: string, fields: object = {}) =>
      ask(member, 'POST /functions/v1/orders-create', { bookId, paymentId: 'one', ...fields }),
    /** As the buyer's browser does on the shop's page. */
    pay(sessionId: string, card: string = cards.pays) {
      const form = new URLSearchParams({ card }).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return ask(undefined, `POST /test-shop/pay/${sessionId}`, form, type)
    },
    /** Something that the provider says, signed as it signs. */
    async hear(event: object | string, secret?: string) {
      const body = typeof event === 'string' ? event : JSON.stringify(event)
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret: secret ?? (await sandboxSecret(on.hands)),
        timestamp: unixTime(on.hands.now()),
      })
      return ask(undefined, 'POST /webhooks/stripe', body, { 'stripe-signature': signature })
    },
    /** Bought and paid, the order and its payment at the shop. */
    async bought(member: Caller, bookId: string, tier: Sku) {
      const { body } = await this.buy(member, bookId, tier)
      await this.pay(body.sessionId)
      await this.becomes(body.orderId, 'paid')
      const session = await find(owner, sessions, body.sessionId)
      return {
        orderId: String(body.orderId),
        sessionId: String(body.sessionId),
        payment: session?.payment_intent ?? '',
      }
    },
    statusOf,
    becomes: (id: string, status: string) =>
      vi.waitFor(async () => expect(await statusOf(id)).toBe(status), { timeout: 240_000, interval: 50 }),
    eventsOf: async (id: string) =>
      (await owner.select().from(orderEvents).where(eq(orderEvents.order_id, id)).orderBy(orderEvents.created_at)).map(
        ({ status, by }) => `${status} by ${by}`,
      ),
    openCheckouts: async (member: Caller) =>
      (await owner.select().from(checkouts).where(eq(checkouts.user_id, member.id))).filter(
        ({ status }) => status === 'open',
      ),
  }
}
export type TestTill = Awaited<ReturnType<typeof openTestTill>>
