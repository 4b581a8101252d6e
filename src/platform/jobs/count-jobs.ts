// How busy the job queue is. Speaks to pg-boss's own table, whose version is pinned.

import { sql } from 'drizzle-orm'
import { rawRows, type Rows } from '../database/rows.ts'

export interface JobCounts {
  waiting: number
  running: number
  /** Within a day. */
  failed: number
}

export async function countJobs(rows: Rows): Promise<JobCounts> {
  const found = await rawRows(
    rows,
    sql`select count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
          count(*) filter (where state = 'active') as running,
          count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed
        from pgboss.job`,
  )
  const { waiting, running, failed } = found[0] ?? {}
  return { waiting: Number(waiting), running: Number(running), failed: Number(failed) }
}
