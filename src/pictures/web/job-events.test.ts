import { expect, test } from 'vitest'
import type { ImageJob, JobPage } from '../contract.ts'
import { afterEvent } from './job-events.ts'

const page = (number: number, more: Partial<JobPage> = {}): JobPage => ({
  page_id: `p${number}`,
  page_number: number,
  status: 'queued',
  image_url: null,
  error: null,
  notice: null,
  ...more,
})
const job: ImageJob = {
  id: 'j',
  jobId: 'j',
  book_id: 'b',
  status: 'running',
  progress: 0,
  completedPages: 0,
  totalPages: 2,
  cancel_reason: null,
  canceled_by: null,
  pages: [page(1), page(2)],
}

test('each event makes the job as it is now', () => {
  const painted = page(2, { status: 'completed', image_url: '/files/2.png' })
  const afterPage = afterEvent(job, { event: 'page', data: painted })
  expect(afterPage.pages).toEqual([page(1), painted])
  const { pages: _pages, ...progress } = { ...job, progress: 50, completedPages: 1 }
  const afterProgress = afterEvent(afterPage, { event: 'progress', data: progress })
  expect(afterProgress).toMatchObject({ progress: 50, completedPages: 1, pages: [page(1), painted] })
  const done = { ...job, status: 'completed' as const, progress: 100, pages: [painted] }
  expect(afterEvent(afterProgress, { event: 'done', data: done })).toEqual(done)
  expect(afterEvent(job, { event: 'hello', data: 7 })).toBe(job)
})

test('what is no job is not shown as one', () => {
  expect(() => afterEvent(job, { event: 'done', data: { ...job, pages: 'none' } })).toThrow(/pages/)
})
