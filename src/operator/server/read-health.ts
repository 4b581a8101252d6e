// How the machines and the services behind the shop are, in figures.

import { gte, sql } from 'drizzle-orm'
import { books, stories } from '../../../database/schema/books.ts'
import { printJobs } from '../../../database/schema/orders.ts'
import { mails } from '../../../database/schema/platform.ts'
import { minute } from '../../base/dates.ts'
import { stateOf, type Service } from '../../platform/breaker.ts'
import type { Config } from '../../platform/config.ts'
import type { Hands } from '../../platform/hands.ts'
import { countJobs } from '../../platform/jobs/count-jobs.ts'
import { cent, spendByDay } from './spend-by-day.ts'

/** What is on its way is no delay yet. */
const patience = 10 * minute

export async function readHealth({ database, config, now }: Hands) {
  const { owner } = database
  const before = sql`${new Date(now().getTime() - patience).toISOString()}::timestamptz`
  const midnight = new Date(now())
  midnight.setUTCHours(0, 0, 0, 0)
  const [mail] = await owner
    .select({ late: sql<number>`(count(*) filter (where ${mails.created_at} < ${before}))::int` })
    .from(mails)
    .where(sql`${mails.sent_at} is null`)
  const [print] = await owner.select({ late: sql<number>`count(*)::int` }).from(printJobs)
    .where(sql`${printJobs.status} in ('due', 'sent') and ${printJobs.provider_id} is null
      and ${printJobs.created_at} < ${before}`)
  const [today] = await owner
    .select({ cost: sql<number>`coalesce(sum(${stories.cost}), 0)::float` })
    .from(stories)
    .where(gte(stories.created_at, midnight))
  const [all] = await owner.select({ cost: sql<number>`coalesce(sum(${books.ai_cost}), 0)::float` }).from(books)
  return {
    jobs: await countJobs(owner),
    mails_late: mail?.late ?? 0,
    prints_late: print?.late ?? 0,
    printer: config.LULU_CLIENT_KEY ? ('Lulu' as const) : ('test press' as const),
    payment: config.STRIPE_SECRET_KEY ? ('Stripe' as const) : ('test shop' as const),
    text: config.TEXT_PROVIDER,
    image: config.IMAGE_PROVIDER,
    cents_today: Math.round((today?.cost ?? 0) / cent),
    cents_so_far: Math.round((all?.cost ?? 0) / cent),
    circuits: { printer: circuitOf(config, 'printer'), image: circuitOf(config, 'image provider') },
    has_workers: config.ROLE !== 'all',
    days: await spendByDay({ database, now }),
  }
}

function circuitOf(config: Config, service: Service) {
  const state = stateOf(config, service)
  if (!state) return null
  const { openSince, lastFault } = state
  return {
    open_since: openSince?.toISOString() ?? null,
    last_fault: lastFault && { ...lastFault, at: lastFault.at.toISOString() },
  }
}
