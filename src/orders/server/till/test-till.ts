// For tests: the till behind the real door, with the test shop at the far end of the provider's wire and its webhooks posted to that door.

import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { checkouts, orderEvents, orders } from '../../../../database/schema/orders.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { openTestStories } from '../../../stories/server/test-stories.ts'
import { totalOf } from '../../order.ts'
import type { Sku } from '../../catalogue.ts'
import { cards } from '../sandbox/pay.ts'
import { followUp } from '../move-order.ts'
import { tillJobs } from './jobs.ts'
import { tillRoutes } from './routes.ts'

const origin = 'http://localhost'

export interface TestTillOptions {
  settings?: Record<string, string>
  /** Whether this webhook arrives; all do unless said. */
  arrives?(body: string): boolean
}

export async function openTestTill({ settings = {}, arrives = () => true }: TestTillOptions = {}) {
  const webhooks: { body: string; signature: string }[] = []
  const on = await openTestStories({
    settings,
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
      return tillRoutes(hands.config)
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
    urls: { successUrl: `${origin}/dashboard/payment-success`, cancelUrl: `${origin}/dashboard/payment-cancelled` },
    checkout(member: Caller, fields: object) {
      const urls = { successUrl: `${origin}/success`, cancelUrl: `${origin}/cancelled` }
      return ask(member, 'POST /functions/v1/create-checkout-session', { ...urls, ...fields })
    },
    buy(member: Caller, bookId: string | null, tier: Sku, fields: object = {}) {
      return this.checkout(member, { bookId, tier, priceAmount: totalOf(tier), ...fields })
    },
    /** As the buyer's browser does on the shop's page. */
    pay(sessionId: string, card: string = cards.pays) {
      const form = new URLSearchParams({ card }).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return ask(undefined, `POST /test-shop/pay/${sessionId}`, form, type)
    },
    statusOf,
    becomes: (id: string, status: string) =>
      vi.waitFor(async () => expect(await statusOf(id)).toBe(status), { timeout: 60_000, interval: 50 }),
    eventsOf: async (id: string) =>
      (await owner.select().from(orderEvents).where(eq(orderEvents.order_id, id)).orderBy(orderEvents.created_at)).map(
        ({ status, by }) => `${status} by ${by}`,
      ),
    openVisits: async (member: Caller) =>
      (await owner.select().from(checkouts).where(eq(checkouts.user_id, member.id))).filter(
        ({ status }) => status === 'open',
      ),
  }
}
export type TestTill = Awaited<ReturnType<typeof openTestTill>>
