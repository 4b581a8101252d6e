// Stops a picture job: pages not begun are canceled with it, the one being painted is the last.

import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { cancelImageJob, ImageJob } from '../contract.ts'
import { userCanceled } from '../picture-words.ts'
import { jobIsOver } from '../refusals.ts'
import { jobNews } from './job-news.ts'
import { findJob, isOpen, readJob } from './job-rows.ts'

export async function cancelJob(
  call: MemberCall<z.output<typeof cancelImageJob.input>>,
  link: Link,
): Promise<ImageJob> {
  const { rows, hands, caller, input } = call
  await rows.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, input.id)).for('update')
  const job = await findJob(call, input.id)
  if (job.status === 'canceled') return readJob(rows, job, link)
  if (!isOpen(job)) throw jobIsOver()
  const now = hands.now()
  const [canceled] = await rows
    .update(jobs)
    .set({
      status: 'canceled',
      cancel_reason: input.reason || userCanceled,
      canceled_by: caller.id,
      ended_at: now,
      updated_at: now,
    })
    .where(eq(jobs.id, job.id))
    .returning()
  if (!canceled) throw new Error('The update answered no row')
  await rows
    .update(jobPages)
    .set({ status: 'canceled', updated_at: now })
    .where(and(eq(jobPages.job_id, job.id), eq(jobPages.status, 'queued')))
  call.afterCommit(() => hands.events.publish(jobNews(job.id), {}))
  return readJob(rows, canceled, link)
}
