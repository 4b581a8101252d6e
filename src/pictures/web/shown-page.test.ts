import { expect, test } from 'vitest'
import type { Page } from '../../stories/contract.ts'
import type { ImageJob, JobPage } from '../contract.ts'
import { shownPages } from './shown-page.ts'

const page = (number: number, image_url: string | null): Page => ({
  id: `p${number}`,
  book_id: 'b',
  page_number: number,
  text_content: 'Once.',
  characters_on_page: [],
  image_url,
  preview_image_url: null,
  image_prompt: null,
  unshown: [],
  alt_text: '',
  version: 1,
  created_at: '2026-11-21T00:00:00.000Z',
})
const told = (number: number, more: Partial<JobPage>): JobPage => ({
  page_id: `p${number}`,
  page_number: number,
  status: 'queued',
  image_url: null,
  error: null,
  notice: null,
  ...more,
})

test('a job tells of a picture before the page does, and a later picture of the page wins', () => {
  const job: ImageJob = {
    ...{ id: 'j', jobId: 'j', book_id: 'b', status: 'running', progress: 0, completedPages: 2, totalPages: 4 },
    ...{ cancel_reason: null, canceled_by: null },
    pages: [
      told(1, { status: 'completed', image_url: '/files/1-of-job.png', notice: 'We drew this one.' }),
      told(2, { status: 'completed', image_url: '/files/2-of-job.png' }),
      told(3, { status: 'running' }),
      told(4, { status: 'failed', error: 'Failed to generate image' }),
    ],
  }
  const pages = [page(1, null), page(2, '/files/2-new.png'), page(3, null), page(4, null), page(5, null)]
  const shown = shownPages(pages, job, new Set(['p5']))
  expect(shown.map(({ url }) => url)).toEqual(['/files/1-of-job.png', '/files/2-new.png', null, null, null])
  expect(shown.map(({ isPainting }) => isPainting)).toEqual([false, false, true, false, true])
  expect(shown.map(({ notice }) => notice)).toEqual(['We drew this one.', null, null, 'Failed to generate image', null])

  const canceled = shownPages(pages, { ...job, status: 'canceled' }, new Set(['p5']))
  expect(canceled.map(({ isPainting }) => isPainting)).toEqual([false, false, false, false, true])
})
