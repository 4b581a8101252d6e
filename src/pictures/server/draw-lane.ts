// The queue's work: one lane of a picture job takes page after page until none is left. A finished page is never painted again.

import { and, eq, sql } from 'drizzle-orm'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Hands } from '../../platform/hands.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { describeFault } from '../../platform/log.ts'
import { privateWordsOf } from '../../stories/server/private-words-of.ts'
import { failedToGenerate } from '../picture-words.ts'
import { bookPurse } from './book-purse.ts'
import { endJobPage } from './end-job-page.ts'
import { jobNews } from './job-news.ts'
import { isOpen } from './job-rows.ts'
import { keepPicture } from './keep-picture.ts'
import { subjectOf } from './page-subject.ts'
import type { Painter } from './painter.ts'

type LaneJob = Pick<RunningJob<{ jobId: string; lane: number }>, 'payload' | 'signal'>
type JobPage = typeof jobPages.$inferSelect

const attempts = 3

export async function drawLane(hands: Hands, paint: Painter, { payload, signal }: LaneJob): Promise<void> {
  const { jobId, lane } = payload
  let page = await takePage(hands, jobId, lane)
  while (page) {
    await drawPage(hands, paint, page, signal)
    page = await takePage(hands, jobId, lane)
  }
}

/** The page that this lane had when it was killed, else the next one that nobody has; none when the job was canceled. */
function takePage({ database, events, now }: Hands, jobId: string, lane: number): Promise<JobPage | undefined> {
  const isMine = sql`${jobPages.status} = 'running' and ${jobPages.lane} = ${lane}`
  const forMe = and(eq(jobPages.job_id, jobId), sql`(${isMine} or ${jobPages.status} = 'queued')`)
  return database.transaction(async (rows) => {
    const [job] = await rows.select().from(jobs).where(eq(jobs.id, jobId)).for('update')
    if (!job) return undefined
    if (!isOpen(job)) {
      await rows.update(jobPages).set({ status: 'canceled', updated_at: now() }).where(forMe)
      return undefined
    }
    const [next] = await rows
      .select({ id: jobPages.id })
      .from(jobPages)
      .where(forMe)
      .orderBy(sql`${jobPages.status} = 'queued'`, jobPages.page_number)
      .limit(1)
    if (!next) return undefined
    const [page] = await rows
      .update(jobPages)
      .set({ status: 'running', lane, updated_at: now() })
      .where(eq(jobPages.id, next.id))
      .returning()
    await rows.update(jobs).set({ status: 'running', updated_at: now() }).where(eq(jobs.id, jobId))
    await events.publish(jobNews(jobId), {}, rows)
    return page
  })
}

async function drawPage(hands: Hands, paint: Painter, page: JobPage, signal: AbortSignal): Promise<void> {
  try {
    const subject = await hands.database.transaction((rows) => subjectOf(rows, page.page_id))
    const { style, styleWords, setting, bookId } = subject
    const privateWords = () => privateWordsOf(hands.database.owner, bookId)
    const order = {
      page: subject,
      bookId,
      style,
      styleWords,
      setting,
      privateWords,
      purse: bookPurse(hands, bookId),
      signal,
    }
    const painted = await paint({ ...order, size: 'screen', turn: 'in line' })
    hands.failpoint('draw-page.painted')
    const kept = await keepPicture(hands, subject, painted, false, (rows) =>
      endJobPage(hands, rows, page, {
        status: 'completed',
        engine: painted.engine,
        notice: painted.notices.join(' ') || null,
      }),
    )
    hands.failpoint('draw-page.kept')
    // Painted for another story or in another style: painted anew from what the book is now.
    if (!kept) throw new Error('The page has changed while it was painted')
  } catch (fault) {
    // A process that drains leaves the page to whoever takes up this lane.
    if (signal.aborted) throw fault
    if (!(fault instanceof Refusal))
      hands.log.warn('picture', { attempt: page.attempt + 1, fault: describeFault(fault) })
    await putBack(hands, page, fault)
  }
}

function putBack(hands: Hands, page: JobPage, fault: unknown): Promise<void> {
  const attempt = page.attempt + 1
  const isFinal = fault instanceof Refusal && fault.details.status !== 503
  return hands.database.transaction(async (rows) => {
    if (isFinal || attempt >= attempts) {
      const error = fault instanceof Refusal ? fault.message : failedToGenerate
      return endJobPage(hands, rows, page, { status: 'failed', error, attempt })
    }
    await rows
      .update(jobPages)
      .set({ status: 'queued', attempt, lane: null, updated_at: hands.now() })
      .where(and(eq(jobPages.id, page.id), eq(jobPages.status, 'running')))
  })
}
