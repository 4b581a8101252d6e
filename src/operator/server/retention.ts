// How long things are kept, as one table; and the proof, once a day, that nothing is kept longer.

import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { day, hour } from '../../base/dates.ts'
import { rawRows, type Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'

export interface Retention {
  /** A code word for logs and figures. */
  kind: string
  /** Milliseconds. */
  most: number
  /** Since when the oldest one is kept. */
  oldest: SQL
}

const year = 365 * day

/** What is promised in the privacy notice and on the profile, and in docs/privacy.md with who keeps the promise. */
export const retentions: readonly Retention[] = [
  { kind: 'photo', most: 30 * day, oldest: sql`select min(created_at) from files where kind = 'photo'` },
  // 24 hours after the time for changes is over: then `expires_at` says so.
  { kind: 'photo_past_its_time', most: 0, oldest: sql`select min(expires_at) from files where kind = 'photo'` },
  { kind: 'file_past_its_time', most: 0, oldest: sql`select min(expires_at) from files` },
  {
    kind: 'photo_key_without_photo',
    most: hour,
    oldest: sql`select min(used_at) from photo_keys k where not exists
      (select 1 from files f where f.user_id = k.user_id and f.is_sealed)`,
  },
  { kind: 'begun_book', most: 30 * day, oldest: sql`select min(updated_at) from begun_books` },
  { kind: 'visitor_past_her_day', most: 0, oldest: sql`select min(deletion_at) from users where email is null` },
  { kind: 'mail', most: 30 * day, oldest: sql`select min(created_at) from mails` },
  { kind: 'mailed_token', most: day, oldest: sql`select min(expires_at) from one_time_tokens` },
  { kind: 'session', most: 180 * day, oldest: sql`select min(created_at) from sessions` },
  { kind: 'audit', most: 2 * year, oldest: sql`select min(at) from audit_events` },
  { kind: 'order', most: 7 * year, oldest: sql`select min(created_at) from orders` },
]

/** Sweeps run hourly or daily; a day late is a sweep that does not run. */
const slack = day + 2 * hour

export interface Kept {
  kind: string
  /** Seconds. */
  oldest: number
  limit: number
}

export async function readKept(owner: Rows, now: Date): Promise<Kept[]> {
  const columns = retentions.map(({ kind, oldest }) => sql`(${oldest}) as ${sql.identifier(kind)}`)
  const [found] = await rawRows(owner, sql`select ${sql.join(columns, sql`, `)}`)
  return retentions.map(({ kind, most }) => {
    const since = z.coerce.date().nullable().parse(found?.[kind])
    const oldest = since === null ? 0 : Math.max(0, now.getTime() - since.getTime())
    return { kind, oldest: oldest / 1000, limit: (most + slack) / 1000 }
  })
}

export const proveRetentionJob = jobKind({ name: 'operator.prove-retention', payload: z.object({}), every: day })

/** Complains in the log; the same figures are shown at `/metrics`, where an alert watches them. */
export async function proveRetention({ database, log, now }: Pick<Hands, 'database' | 'log' | 'now'>): Promise<void> {
  const kept = await readKept(database.owner, now())
  for (const { kind, oldest, limit } of kept) {
    if (oldest > limit) log.error('kept too long', { code: kind, count: Math.floor(oldest / 86_400) })
  }
  log.info('retention proved', { count: kept.length })
}
