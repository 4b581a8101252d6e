// Begins the job that draws a book's pictures, or joins the one under way: rows and queue in one transaction.

import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { books, pages } from '../../../database/schema/books.ts'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { noPages, noSuchPages, pictureBookNotFound } from '../refusals.ts'
import { isOpen, newestJob, type JobRow } from './job-rows.ts'

/** A few lanes a job: each takes page after page, wherever it runs, so that all workers share a book. */
export const drawLaneJob = jobKind({
  name: 'pictures.draw-lane',
  payload: z.object({ jobId: z.uuid(), lane: z.number().int() }),
  onePer: ({ jobId, lane }) => `${jobId}/${lane}`,
  atOnce: 4,
})

/** Twice what one process takes at once: two processes share a book, and the other half of one finds nothing left to do. */
const lanes = 8

export interface PictureOrder {
  bookId: string
  userId: string
  /** Only these pages, drawn again if they have a picture; without it whatever has none. */
  pageIds: readonly string[] | undefined
  notifyEmail: boolean
}

export function startJob(hands: Hands, order: PictureOrder): Promise<JobRow> {
  const { bookId, pageIds } = order
  return hands.database.transaction(async (rows) => {
    const [book] = await rows.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
    if (!book) throw pictureBookNotFound()
    const before = await newestJob(rows, bookId)
    if (before && isOpen(before)) return join(rows, before, order)
    const all = await rows
      .select({ id: pages.id, number: pages.page_number, picture: pages.image_url })
      .from(pages)
      .where(eq(pages.book_id, bookId))
      .orderBy(asc(pages.page_number))
    if (all.length === 0) throw noPages()
    const wanted = all.filter(({ id }) => pageIds === undefined || pageIds.includes(id))
    if (wanted.length === 0 || (pageIds && wanted.length < new Set(pageIds).size)) throw noSuchPages()
    const isRedraw = pageIds !== undefined || wanted.every(({ picture }) => picture !== null)
    const open = wanted.filter(({ picture }) => isRedraw || picture === null)
    const now = hands.now()
    const completed = wanted.length - open.length
    const [job] = await rows
      .insert(jobs)
      .values({
        book_id: bookId,
        user_id: order.userId,
        notify_email: order.notifyEmail,
        total_pages: wanted.length,
        completed_pages: completed,
        progress: Math.round((completed / wanted.length) * 100),
        created_at: now,
        updated_at: now,
      })
      .returning()
    if (!job) throw new Error('The insert answered no row')
    await rows.insert(jobPages).values(
      wanted.map((page) => ({
        job_id: job.id,
        page_id: page.id,
        page_number: page.number,
        status: open.includes(page) ? ('queued' as const) : ('completed' as const),
        updated_at: now,
      })),
    )
    for (let lane = 0; lane < Math.min(lanes, open.length); lane += 1) {
      await hands.jobs.send(drawLaneJob, { jobId: job.id, lane }, rows)
    }
    return job
  })
}

/** Whoever asks for a mail while a job runs gets one. */
async function join(
  rows: Parameters<typeof newestJob>[0],
  job: JobRow,
  { notifyEmail }: PictureOrder,
): Promise<JobRow> {
  if (!notifyEmail || job.notify_email) return job
  await rows.update(jobs).set({ notify_email: true }).where(eq(jobs.id, job.id))
  return { ...job, notify_email: true }
}
