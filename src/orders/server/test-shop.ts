// For tests: the whole shop behind the real door, from the till to the press, in a process that another one may go on after.

import { asc, eq } from 'drizzle-orm'
import { orders } from '../../../database/schema/orders.ts'
import { mails } from '../../../database/schema/platform.ts'
import { openTestEditions, type TestEditionsOptions } from '../../editions/server/test-editions.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Sku } from '../catalogue.ts'
import { totalOf } from '../order.ts'
import { orderJobs } from './life/jobs.ts'
import { lookAfterOrders } from './life/look-after-orders.ts'
import { orderRoutes } from './life/routes.ts'
import { drawPrints } from './life/test-life.ts'
import { cards } from './sandbox/pay.ts'
import { sandboxPress } from './sandbox/sandbox-press.ts'
import { tillJobs } from './till/jobs.ts'
import { refundOrder } from './till/refund-order.ts'
import { tillRoutes } from './till/routes.ts'

export interface TestShopOptions extends Pick<TestEditionsOptions, 'address' | 'database' | 'failpoint'> {
  /** Where the files lie that the next process finds. */
  folder?: string
}

export async function openTestShop({ folder, ...options }: TestShopOptions = {}) {
  const on = await openTestEditions({
    ...options,
    ...(folder !== undefined && { settings: { DATA_DIR: folder } }),
    drawPrints,
    // Written down with the change that it tells of; how it is carried out is tried in `platform/mail`.
    mail: {
      async send(rows, { kind, to, subject, text, html }) {
        await rows.insert(mails).values({ kind, recipient: to, subject, text_body: text, html_body: html })
      },
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      return on.door.send(undefined, `${request.method} ${path}`, await request.text(), request.headers)
    },
    more(hands, jobs, link, bindery) {
      tillJobs(jobs, hands)
      orderJobs(jobs, hands, bindery)
      return [...tillRoutes(hands.config), ...orderRoutes(link, { refund: refundOrder, bindery })]
    },
  })
  const { owner } = on.database
  const press = sandboxPress(on.hands)
  return {
    ...on,
    press,
    buy: (member: Caller, bookId: string | null, tier: Sku, fields: object = {}) =>
      on.door.ask(member, 'POST /functions/v1/create-checkout-session', {
        ...{ bookId, tier, priceAmount: totalOf(tier) },
        ...{ successUrl: 'http://localhost/success', cancelUrl: 'http://localhost/cancelled' },
        ...fields,
      }),
    /** As the buyer's browser does on the shop's page. */
    pay: (sessionId: string) =>
      on.door.ask(undefined, `POST /test-shop/pay/${sessionId}`, new URLSearchParams({ card: cards.pays }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    /** What the clock does each minute. */
    async passes(ms: number) {
      on.hands.clock.advance(ms)
      await lookAfterOrders(on.hands, press)
    },
    orderRow: async (id: string) => (await owner.select().from(orders).where(eq(orders.id, id)))[0],
    mailKinds: async () =>
      (await owner.select({ kind: mails.kind }).from(mails).orderBy(asc(mails.created_at))).map(({ kind }) => kind),
  }
}
export type TestShop = Awaited<ReturnType<typeof openTestShop>>
