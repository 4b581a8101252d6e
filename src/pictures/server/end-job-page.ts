// The end of one page of a picture job, and with the last one the job's: counted, told, mailed if it was wished.

import { eq } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { bookPainted } from './book-painted.ts'
import { jobNews } from './job-news.ts'
import { countJob, type JobRow } from './job-rows.ts'
import { picturesMail } from './pictures-mail.ts'

type Outcome =
  | { status: 'completed'; engine: string; notice: string | null }
  | { status: 'failed'; error: string; attempt: number }

export async function endJobPage(
  hands: Hands,
  rows: Rows,
  page: { id: string; job_id: string },
  outcome: Outcome,
): Promise<void> {
  const now = hands.now()
  await rows.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, page.job_id)).for('update')
  await rows
    .update(jobPages)
    .set({ ...outcome, updated_at: now })
    .where(eq(jobPages.id, page.id))
  const job = await countJob(rows, page.job_id, now)
  await hands.events.publish(jobNews(page.job_id), {}, rows)
  if (job?.status === 'completed') await hands.jobs.send(bookPainted, { bookId: job.book_id }, rows)
  if (job?.notify_email && (job.status === 'completed' || job.status === 'failed')) await mailMember(hands, rows, job)
}

async function mailMember({ mail, config }: Hands, rows: Rows, job: JobRow): Promise<void> {
  const [told] = await rows
    .select({ to: users.email, title: books.title })
    .from(users)
    .innerJoin(books, eq(books.id, job.book_id))
    .where(eq(users.id, job.user_id))
  if (told?.to) await mail.send(rows, picturesMail(config, { to: told.to, title: told.title }, job))
}
