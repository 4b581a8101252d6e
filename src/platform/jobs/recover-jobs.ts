// Jobs whose worker is gone are given back to the queue. Speaks to pg-boss's own table, whose version is pinned.

import { sql } from 'drizzle-orm'
import { rawRows, type Rows } from '../database/rows.ts'

/** Seconds without a sign of life after which a worker counts as gone; pg-boss accepts no less. */
export const heartbeat = 10

/** Answers how many. A job that was lost on its last attempt has failed: it may be what kills its workers. */
export async function recoverJobs(rows: Rows, which: 'all' | 'silent'): Promise<number> {
  const lost = which === 'all' ? sql`true` : sql`heartbeat_on < now() - ${heartbeat} * interval '1 second'`
  const recovered = await rawRows(
    rows,
    sql`update pgboss.job set
          state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
          completed_on = case when retry_count < retry_limit then null else now() end,
          start_after = now()
        where state = 'active' and ${lost} returning id`,
  )
  return recovered.length
}

/** Gives back one job of a process that drains; this attempt does not count. */
export async function giveBackJob(rows: Rows, id: string, retryCount: number): Promise<void> {
  await rows.execute(
    sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now()
        where id = ${id}::uuid and retry_count = ${retryCount} and state = 'active'`,
  )
}
