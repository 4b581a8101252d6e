// Several pages' pictures, waited for: the job is the same as the one that nobody waits for.

import { pictureLimits } from '../picture.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import type { DrawnBatch, ImageJob, JobPage } from '../contract.ts'
import { failedToGenerate } from '../picture-words.ts'
import { findPictureBook } from './find-subject.ts'
import { findJob, readJob } from './job-rows.ts'
import { holdPictureJobs } from './limits.ts'
import { startJob } from './start-job.ts'
import { watchJob } from './watch-job.ts'

export async function findBatch(call: FirstLook<unknown>, bookId: string): Promise<void> {
  await findPictureBook(call, bookId)
}

export async function generateBatch(
  call: LongCall<unknown>,
  { bookId, pageIds }: { bookId: string; pageIds: readonly string[] | undefined },
  link: Link,
): Promise<DrawnBatch | Response> {
  const { hands, caller } = call
  await holdPictureJobs(hands, caller.id)
  const { id } = await startJob(hands, { bookId, userId: caller.id, pageIds, notifyEmail: false })
  for await (const said of watchJob(call, id, link, call.signal, pictureLimits.batchWait)) {
    if (said?.event === 'done') return showBatch(said.data)
  }
  const job = await call.asMember(async (rows) => readJob(rows, await findJob({ ...call, rows }, id), link))
  return Response.json(showBatch(job), { status: 202, headers: { 'cache-control': 'no-store' } })
}

function showBatch(job: ImageJob): DrawnBatch {
  return {
    success: job.status === 'completed',
    jobId: job.jobId,
    status: job.status,
    completedPages: job.completedPages,
    totalPages: job.totalPages,
    results: job.pages.flatMap(resultOf),
  }
}

function resultOf({ page_id: pageId, page_number, status, image_url, error, notice }: JobPage): DrawnBatch['results'] {
  if (status === 'completed' && image_url !== null) {
    return [{ pageId, page_number, imageUrl: image_url, ...(notice !== null && { notice }) }]
  }
  return status === 'failed' ? [{ pageId, page_number, error: error ?? failedToGenerate }] : []
}
