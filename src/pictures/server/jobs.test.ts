import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureRecipes } from '../../../database/schema/editions.ts'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import { hashText } from '../../base/dice.ts'
import { Refusal } from '../../base/refusal.ts'
import { compose } from '../../drawing/composing/compose.ts'
import type { Page } from '../../drawing/composing/picture.ts'
import type { Caller } from '../../platform/http/route.ts'
import { readEvents } from '../../stories/server/test-stories.ts'
import type { Painter } from './painter.ts'
import { openTestPictures, painted, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
const well: Painter = async () => painted('a page')
let paint: Painter = well
beforeAll(async () => {
  on = await openTestPictures({ paint: (order) => paint(order) })
  ana = await on.door.addMember()
})
beforeEach(() => {
  paint = well
})
afterAll(() => on.close())

const start = (bookId: string, more: object = {}) =>
  on.door.ask(ana, 'POST /functions/v1/images-generate-consistency', { bookId, ...more })
const batch = (bookId: string, more: object = {}) =>
  on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId, ...more })
const read = async (jobId: string) => (await on.door.ask(ana, `GET /api/image-jobs/${jobId}`)).body
const ended = async (jobId: string) => {
  await expect.poll(async () => (await read(jobId)).status, { timeout: 240_000 }).not.toMatch(/queued|running/)
  return read(jobId)
}

const bytesOf = async (key: string) => new TextDecoder().decode(await on.hands.files.get(key.replace(/png$/, 'jpg')))

/** A painter that waits before its n-th picture until it is told to go on. */
function pausing(at: number) {
  let count = 0
  let goOn = () => {}
  const pause = new Promise<void>((resolve) => (goOn = resolve))
  paint = async () => {
    count += 1
    // Everyone but the first few waits.
    if (count > at) await pause
    return painted(`page ${count}`)
  }
  return () => goOn()
}

test('a picture keeps how it was made: the printer gets the very picture that was seen', async () => {
  const seen: Page[] = []
  paint = async ({ page, style }) => {
    seen.push({ ...page, style })
    return painted('a page')
  }
  const { bookId, pageIds } = await on.addStory(ana)
  await batch(bookId, { filterPageIds: pageIds.slice(0, 6) })
  const kept = await on.database.owner.select().from(pictureRecipes).where(eq(pictureRecipes.book_id, bookId))
  const shown = (pages: Page[]) => pages.map((page) => hashText(JSON.stringify(compose(page)))).toSorted()
  expect(seen).toHaveLength(6)
  expect(shown(kept.map(({ recipe: { page, style } }) => ({ ...page, style })))).toEqual(shown(seen))
})

test('a job draws all pages, tells each, ends, and mails to the member if she asked for it [S3.15 S4.9 S4.10 S4.11 S7.12]', async () => {
  const { bookId, pageIds } = await on.addStory(ana)
  await on.door.ask(ana, `PATCH /api/books/${bookId}`, { title: 'Zoë and the Lantern' })
  const before = on.hands.mails.length
  expect((await on.door.ask(ana, `GET /api/image-jobs?book_id=${bookId}`)).body.items).toEqual([])
  const started = await start(bookId, { notifyEmail: true })
  expect(started).toMatchObject({ status: 200, body: { success: true, status: 'queued', totalPages: 24 } })
  const { jobId } = started.body
  const events = await readEvents(await on.door.send(ana, `GET /api/image-jobs/${jobId}/events`))
  const last = events.at(-1)
  expect(last).toMatchObject({ event: 'done', data: { id: jobId, jobId, status: 'completed', progress: 100 } })
  const done = events.filter(({ event, data }) => event === 'page' && data.status === 'completed')
  expect(new Set(done.map(({ data }) => data.page_id))).toEqual(new Set(pageIds))
  expect(events.filter(({ event }) => event === 'progress').at(-1)?.data).not.toHaveProperty('pages')
  const job = await read(jobId)
  expect(job).toMatchObject({ completedPages: 24, totalPages: 24, cancel_reason: null, canceled_by: null })
  expect(job.pages[0]).toMatchObject({ page_number: 1, status: 'completed', error: null })
  expect(job.pages[0].image_url).toMatch(/^\/files\/book-pages\//)
  const mails = on.hands.mails.slice(before)
  expect(mails).toMatchObject([
    { kind: 'pictures-ready', to: ana.email, subject: 'The pictures of your book are ready' },
  ])
  expect(mails[0]?.text).toContain(`/dashboard/book/${bookId}/images`)
  expect(mails[0]?.text).toContain('Every page of “Zoë and the Lantern” has its picture now.')
  expect(mails[0]?.subject).not.toContain('Zoë')
  const list = await on.door.ask(ana, `GET /api/image-jobs?book_id=${bookId}`)
  expect(list.body.items).toMatchObject([{ id: jobId, status: 'completed' }])
  // Three more, of which nothing is left to draw: the list goes on to its end.
  for (let more = 0; more < 3; more += 1) {
    on.hands.clock.advance(5)
    await on.database.owner
      .insert(jobs)
      .values({ book_id: bookId, user_id: ana.id, status: 'canceled', total_pages: 0, created_at: on.hands.now() })
  }
  const seen: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const at: string = next === '' ? '' : `&cursor=${next}`
    const { body: part } = await on.door.ask(ana, `GET /api/image-jobs?book_id=${bookId}&limit=1${at}`)
    seen.push(...part.items.map(({ id }: { id: string }) => id))
    next = part.next
  }
  expect(seen).toHaveLength(4)
  expect(new Set(seen).size).toBe(4)
  expect(seen.at(-1)).toBe(jobId)
})

test('a second call joins the job under way; pages that have a picture are left as they are [S7.12]', async () => {
  const { bookId, pageIds } = await on.addStory(ana)
  await on.door.ask(ana, 'POST /functions/v1/images-generate', { bookId, pageId: pageIds[4] })
  const goOn = pausing(3)
  const first = await start(bookId)
  const second = await start(bookId)
  expect(second.body.jobId).toBe(first.body.jobId)
  await expect.poll(async () => (await read(first.body.jobId)).completedPages).toBe(4)
  goOn()
  const job = await ended(first.body.jobId)
  expect(job).toMatchObject({ status: 'completed', completedPages: 24 })
  expect(job.pages[4].image_url).not.toBe(job.pages[3].image_url)
})

test('canceled, a job stops before its next page, says why and by whom, and keeps what is drawn [S3.15 S4.12 S7.25]', async () => {
  const { bookId } = await on.addStory(ana)
  const goOn = pausing(5)
  const { jobId } = (await start(bookId)).body
  await expect.poll(async () => (await read(jobId)).completedPages).toBe(5)
  const canceled = await on.door.ask(ana, `POST /api/image-jobs/${jobId}/cancel`, {})
  expect(canceled.body).toMatchObject({ status: 'canceled', cancel_reason: 'User canceled', canceled_by: ana.id })
  goOn()
  await expect
    .poll(async () =>
      (await read(jobId)).pages.every(({ status }: { status: string }) => /completed|canceled/.test(status)),
    )
    .toBe(true)
  const job = await read(jobId)
  expect(job.status).toBe('canceled')
  expect(job.pages).toHaveLength(24)
  expect(job.completedPages).toBeLessThan(12)
  const again = await on.door.ask(ana, `POST /api/image-jobs/${jobId}/cancel`, { reason: 'Again' })
  expect(again.body).toMatchObject({ status: 'canceled', cancel_reason: 'User canceled' })
  paint = well
  const whole = await ended((await start(bookId)).body.jobId)
  expect(whole.completedPages).toBe(24)
  expect((await on.door.ask(ana, `POST /api/image-jobs/${whole.id}/cancel`, {})).status).toBe(409)
})

test('a page that cannot be drawn fails alone; the job has failed, says so in words, and can be tried again [S4.9 S7.10]', async () => {
  const { bookId, pageIds } = await on.addStory(ana)
  let calls = 0
  paint = async () => {
    calls += 1
    if (calls === 2) throw new Refusal('Failed to generate image', { status: 409, code: 'x' })
    return painted('fine')
  }
  const { status, body } = await batch(bookId, { filterPageIds: pageIds.slice(0, 4) })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: false, status: 'failed', completedPages: 3, totalPages: 4 })
  expect(body.results.filter((one: { error?: string }) => one.error === 'Failed to generate image')).toHaveLength(1)
  const over = await on.door.ask(ana, `POST /api/image-jobs/${body.jobId}/cancel`, {})
  expect(over).toMatchObject({ status: 409, body: { code: 'job_is_over' } })
  paint = well
  expect((await batch(bookId)).body).toMatchObject({ success: true, status: 'completed', completedPages: 24 })
})

test('a fault is tried again', async () => {
  const { bookId, pageIds } = await on.addStory(ana)
  let calls = 0
  paint = async () => {
    calls += 1
    if (calls === 1) throw new Error('The thread died')
    return painted('fine')
  }
  const { body } = await batch(bookId, { filterPageIds: [pageIds[0]] })
  expect(body).toMatchObject({ success: true, results: [{ pageId: pageIds[0], page_number: 1 }] })
})

test('another style ends the job, empties the pictures and has them drawn in it', async () => {
  const { bookId, pageIds } = await on.addStory(ana)
  const styles: string[] = []
  let goOn = () => {}
  const pause = new Promise<void>((resolve) => (goOn = resolve))
  paint = async ({ style }) => {
    styles.push(style)
    if (styles.length > 1) await pause
    return painted(style)
  }
  await on.door.ask(ana, 'POST /functions/v1/images-generate', { bookId, pageId: pageIds[0] })
  const { jobId } = (await start(bookId)).body
  await expect.poll(() => styles.length).toBeGreaterThan(1)
  await on.door.ask(ana, `PATCH /api/books/${bookId}`, { art_style_id: 'watercolor' })
  goOn()
  expect(await ended(jobId)).toMatchObject({ status: 'canceled', cancel_reason: 'The art style was changed' })
  await expect
    .poll(() => on.database.owner.$count(jobPages, eq(jobPages.status, 'running')), { timeout: 240_000 })
    .toBe(0)
  // A lane that took its page just before the change may have painted it after: in the new style, then.
  const shown = (await on.pageRows(bookId)).flatMap(({ image_url }) => image_url ?? [])
  const left = await Promise.all(shown.map(bytesOf))
  expect(left.filter((bytes) => bytes !== 'jpeg watercolor')).toEqual([])
  paint = async ({ style }) => painted(style)
  const job = await ended((await start(bookId)).body.jobId)
  expect(job.status).toBe('completed')
  expect(await bytesOf(job.pages[0].image_url.slice('/files/'.length))).toBe('jpeg watercolor')
})

test.each([
  [{ filterPageIds: [] }, 400, 'A page must be named', 'bad_input'],
  [{ filterPageIds: ['00000000-0000-4000-8000-000000000000'] }, 400, 'No pages found matching filter', 'bad_input'],
])('a filter that matches nothing is refused: %j [S7.10]', async (input, status, _words, code) => {
  const { bookId } = await on.addStory(ana)
  const answer = await batch(bookId, input)
  expect(answer).toMatchObject({ status, body: { code } })
})

test('books without pages, and jobs and books of others, are refused as the specification says [S8.6]', async () => {
  const empty = await on.addBook(ana)
  expect(await start(empty)).toMatchObject({ status: 409, body: { error: 'No pages found for this book' } })
  const { bookId } = await on.addStory(ana)
  const { jobId } = (await start(bookId)).body
  await ended(jobId)
  const eve = await on.door.addMember()
  expect(await on.door.ask(eve, `GET /api/image-jobs/${jobId}`)).toMatchObject({ status: 404 })
  expect(await on.door.ask(eve, `POST /api/image-jobs/${jobId}/cancel`, {})).toMatchObject({ status: 404 })
  expect(await on.door.ask(eve, `GET /api/image-jobs/${jobId}/events`)).toMatchObject({ status: 404 })
  expect(await on.door.ask(eve, 'POST /functions/v1/images-generate-batch', { bookId })).toMatchObject({
    status: 404,
    body: { error: 'Book not found' },
  })
})
