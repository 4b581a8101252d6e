// For tests: orders behind the real door, paid by a word of the test, printed by the test press.

import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { editions } from '../../../../database/schema/editions.ts'
import { orders, printJobs } from '../../../../database/schema/orders.ts'
import type { Link } from '../../../books/server/book-rows.ts'
import { keyOf } from '../../../editions/server/documents.ts'
import { filesOf, keepFile } from '../../../editions/server/edition-rows.ts'
import { frozen } from '../../../editions/server/make-download.ts'
import { drawPrintJob } from '../../../editions/server/print-job.ts'
import { openTestEditions, type TestEditionsOptions } from '../../../editions/server/test-editions.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { Caller, Route } from '../../../platform/http/route.ts'
import type { JobQueue } from '../../../platform/jobs/jobs.ts'
import { totalOf, type ShippingAddress } from '../../order.ts'
import type { Sku } from '../../catalogue.ts'
import { orderJobs } from './jobs.ts'
import { lookAfterOrdersJob } from './look-after-orders.ts'
import { orderRoutes } from './routes.ts'
import { moveOrder } from '../move-order.ts'
import type { OrderRow } from '../order-rows.ts'

export const theAddress: ShippingAddress = {
  name: 'Ana Lee',
  street1: '1 Elm Street',
  street2: null,
  city: 'Portland',
  state_code: 'OR',
  country_code: 'US',
  postal_code: '97201',
  phone_number: '+1 503 555 0100',
}

/** Jobs take their time on a busy machine. */
export const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 240_000, interval: 100 })

export interface TestLifeOptions extends Pick<TestEditionsOptions, 'settings' | 'fetch' | 'mayDownload'> {
  /** The routes of a feature that stands on orders. */
  more?: (link: Link, hands: Hands) => Route[]
}

/** What the printer gets, as small as may be. */
export async function drawPrints(hands: Hands, editionId: string): Promise<void> {
  const { owner } = hands.database
  const [edition] = await owner.select().from(editions).where(eq(editions.id, editionId))
  if (!edition) return
  const made = frozen(edition)
  const { userId, bookId } = made
  for (const kind of ['print-interior', 'coloring-interior', 'coloring-cover', 'activities', 'print-cover'] as const) {
    const key = keyOf(made, kind)
    const bytes = new TextEncoder().encode(`%PDF-1.7 ${kind}`)
    await hands.files.put({ key, bytes, contentType: 'application/pdf', kind: 'edition', userId, bookId })
    await keepFile(owner, editionId, kind, key, hands.now())
  }
}

/** The minutes of a test are its own: it calls `lookAfterOrders` itself. */
const withoutClock = (jobs: JobQueue): JobQueue => ({
  ...jobs,
  work: (kind, handler) => jobs.work(kind, kind.name === lookAfterOrdersJob.name ? async () => undefined : handler),
})

export async function openTestLife({ more, ...options }: TestLifeOptions = {}) {
  const refunded: string[] = []
  const on = await openTestEditions({
    ...options,
    drawPrints,
    more(hands, jobs, link, bindery): Route[] {
      orderJobs(withoutClock(jobs), hands, bindery)
      const refund = async (_hands: unknown, _rows: unknown, { id }: Pick<OrderRow, 'id'>) => void refunded.push(id)
      return [...orderRoutes(link, { refund, bindery }), ...(more?.(link, hands) ?? [])]
    },
  })
  const { owner } = on.database
  const read = async (id: string) => (await owner.select().from(orders).where(eq(orders.id, id)))[0]
  return {
    ...on,
    refunded,
    /** Asks and waits for the files of the printer. */
    async printed(editionId: string) {
      await on.hands.jobs.send(drawPrintJob, { editionId })
      await until(async () => expect((await filesOf(owner, editionId)).has('print-cover')).toBe(true))
    },
    orderRow: read,
    /** The copy that is frozen into it. */
    async printedOf(id: string) {
      const editionId = (await read(id))?.edition_id
      return editionId ? (await owner.select().from(editions).where(eq(editions.id, editionId)))[0] : undefined
    },
    async addOrder(member: Caller, tier: Sku, fields: Partial<OrderRow> = {}): Promise<string> {
      const [added] = await owner
        .insert(orders)
        .values({ user_id: member.id, tier, amount: totalOf(tier), ...fields })
        .returning()
      if (!added) throw new Error('The insert answered no row')
      return added.id
    },
    pay: (hands: Hands, orderId: string) =>
      on.database.transaction((rows) =>
        moveOrder(hands, rows, orderId, { to: 'paid', by: 'payment', also: { paid_at: hands.now() } }),
      ),
    printsOf: (orderId: string) => owner.select().from(printJobs).where(eq(printJobs.order_id, orderId)),
    becomes: (orderId: string, status: string) => until(async () => expect((await read(orderId))?.status).toBe(status)),
  }
}
export type TestLife = Awaited<ReturnType<typeof openTestLife>>
