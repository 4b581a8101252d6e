// Picture jobs in the database, and how the calls answer one.

import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { pages } from '../../../database/schema/books.ts'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Ownership } from '../../platform/ownership.ts'
import type { ImageJob, JobPage } from '../contract.ts'
import { jobNotFound } from '../refusals.ts'

export type JobRow = typeof jobs.$inferSelect

export async function newestJob(rows: Rows, bookId: string): Promise<JobRow | undefined> {
  const [found] = await rows.select().from(jobs).where(eq(jobs.book_id, bookId)).orderBy(desc(jobs.created_at)).limit(1)
  return found
}

export const isOpen = ({ status }: Pick<JobRow, 'status'>) => status === 'queued' || status === 'running'

interface Asking {
  rows: Rows
  caller: Caller
  hands: { ownership: Ownership }
}

/** Another member's job answers exactly as a missing one does. */
export async function findJob({ rows, caller, hands }: Asking, id: string): Promise<JobRow> {
  const [job] = await rows.select().from(jobs).where(eq(jobs.id, id))
  if (!job || !hands.ownership.owns(caller, job.user_id)) throw jobNotFound()
  return job
}

export async function pagesOfJobs(
  rows: Rows,
  ids: readonly string[],
  link: Link,
): Promise<(JobPage & { job_id: string })[]> {
  if (ids.length === 0) return []
  const found = await rows
    .select({
      job_id: jobPages.job_id,
      page_id: jobPages.page_id,
      page_number: jobPages.page_number,
      status: jobPages.status,
      image_url: pages.image_url,
      error: jobPages.error,
      notice: jobPages.notice,
    })
    .from(jobPages)
    .innerJoin(pages, eq(pages.id, jobPages.page_id))
    .where(inArray(jobPages.job_id, [...ids]))
    .orderBy(asc(jobPages.page_number))
  return found.map((row) => ({ ...row, image_url: link(row.image_url) }))
}

export function showJob(row: JobRow, ofJobs: readonly (JobPage & { job_id: string })[]): ImageJob {
  return {
    id: row.id,
    jobId: row.id,
    book_id: row.book_id,
    status: row.status,
    progress: row.progress,
    completedPages: row.completed_pages,
    totalPages: row.total_pages,
    cancel_reason: row.cancel_reason,
    canceled_by: row.canceled_by,
    pages: ofJobs.filter(({ job_id }) => job_id === row.id).map(({ job_id: _job, ...page }) => page),
  }
}

export async function readJob(rows: Rows, job: JobRow, link: Link): Promise<ImageJob> {
  return showJob(job, await pagesOfJobs(rows, [job.id], link))
}

/** Counts the job's pages anew, and ends the job with its last one. Answers the job as it stands now. */
export async function countJob(rows: Rows, jobId: string, now: Date): Promise<JobRow | undefined> {
  const [count] = await rows
    .select({
      all: sql<number>`count(*)::int`,
      completed: sql<number>`count(*) filter (where ${jobPages.status} = 'completed')::int`,
      open: sql<number>`count(*) filter (where ${jobPages.status} in ('queued', 'running'))::int`,
      failed: sql<number>`count(*) filter (where ${jobPages.status} = 'failed')::int`,
    })
    .from(jobPages)
    .where(eq(jobPages.job_id, jobId))
  if (!count) return undefined
  const ended = count.open === 0
  const [job] = await rows
    .update(jobs)
    .set({
      completed_pages: count.completed,
      progress: count.all === 0 ? 100 : Math.round((count.completed / count.all) * 100),
      status: sql`case when ${jobs.status} = 'canceled' then 'canceled'
        when ${ended} then ${count.failed > 0 ? 'failed' : 'completed'} else 'running' end`,
      ...(ended && { ended_at: now }),
      updated_at: now,
    })
    .where(eq(jobs.id, jobId))
    .returning()
  return job
}
