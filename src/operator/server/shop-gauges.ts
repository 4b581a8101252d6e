// What Prometheus is shown of the shop's state, read from the database whenever it asks: the same from every server.

import { sql } from 'drizzle-orm'
import { mails } from '../../../database/schema/platform.ts'
import { hour, minute } from '../../base/dates.ts'
import { stateOf } from '../../platform/breaker.ts'
import type { Hands } from '../../platform/hands.ts'
import { countJobs } from '../../platform/jobs/count-jobs.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { readKept, type Kept } from './retention.ts'

/** What is on its way is no delay yet. */
const patience = 10 * minute

export function showGauges(metrics: Metrics, { database, config, now }: Hands): void {
  const { owner } = database
  metrics.show('shop_jobs', 'Jobs of the queue; failed ones of a day', 'state', async () => ({
    ...(await countJobs(owner)),
  }))
  metrics.show('shop_database_waiting', 'Who waits for the database', 'state', async () => {
    return { waiting: database.waiting() }
  })
  metrics.show('shop_mails_late', 'Mails not sent for 10 minutes', 'state', async () => {
    const before = sql`${new Date(now().getTime() - patience).toISOString()}::timestamptz`
    const isLate = sql`${mails.sent_at} is null and ${mails.created_at} < ${before}`
    return { late: await owner.$count(mails, isLate) }
  })
  metrics.show('shop_circuit_open', '1 while a service outside is left alone', 'service', async () => ({
    printer: stateOf(config, 'printer')?.openSince ? 1 : 0,
    image: stateOf(config, 'image provider')?.openSince ? 1 : 0,
  }))
  // Looks through whole tables, and changes in days: once an hour is enough.
  let known: Promise<Kept[]> | undefined
  let knownAt = 0
  const kept = () => {
    const at = now().getTime()
    if (!known || at - knownAt > hour) {
      knownAt = at
      known = readKept(owner, now())
      known.catch(() => (known = undefined))
    }
    return known
  }
  metrics.show('shop_kept_oldest_seconds', 'Age of the oldest of what is kept for a time', 'kind', async () =>
    Object.fromEntries((await kept()).map(({ kind, oldest }) => [kind, oldest])),
  )
  metrics.show('shop_kept_limit_seconds', 'How old it may become', 'kind', async () =>
    Object.fromEntries((await kept()).map(({ kind, limit }) => [kind, limit])),
  )
}
