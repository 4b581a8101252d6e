import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stories } from '../../../database/schema/books.ts'
import { editionFiles } from '../../../database/schema/editions.ts'
import { orders } from '../../../database/schema/orders.ts'
import { files } from '../../../database/schema/platform.ts'
import { day, hour, second } from '../../base/dates.ts'
import { finishingWait } from '../edition.ts'
import { sheetFolder } from './draw-sheets.ts'
import { makeDownload } from './make-download.ts'
import { sweepEditions } from './part-with-book.ts'
import { askForPrints } from './print-job.ts'
import { checkPdf, openTestEditions, type TestEditions } from './test-editions.ts'
import { hashOf } from './hash-of.ts'

let on: TestEditions
beforeAll(async () => {
  on = await openTestEditions()
})
afterAll(() => on.close())

test('FINISH freezes the book, binds its PDF and draws its cover; the same content is the same edition [S4.2 S7.4 S7.28]', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { status, body } = await on.finish(ana, bookId)
  expect({ status, error: body.error }).toEqual({ status: 200 })
  expect(body).toMatchObject({ id: bookId, status: 'completed', edition: { number: 1 } })
  expect(body.pdf_url).toBe(`/files/editions/${body.edition.id}/screen/the_lantern_${bookId}.pdf`)
  expect(body.cover_image_url).toMatch(new RegExp(`^/files/editions/sheets/${bookId}/[0-9a-f]{64}\\.png$`))
  checkPdf(await on.bytesOf(body.pdf_url))
  const again = await on.finish(ana, bookId)
  expect(again.body).toMatchObject({ edition: body.edition, updated_at: body.updated_at })
  const [row] = await on.editionRows(bookId)
  // A database keeps no order of fields: what was frozen is still known by its hash.
  expect(row && hashOf(row.content)).toBe(row?.sha256)
  expect(row?.content.pages).toHaveLength(24)
  expect(row?.content.colophon.join(' ')).toMatch(/storyteller of .* illustrator of /)
  const list = await on.door.ask(ana, `GET /api/books/${bookId}/editions`)
  expect(list.body).toMatchObject({ items: [{ number: 1, title: 'The Lantern', has_changes: false }], next: null })

  // As if the words had been her own from the first: the colophon says whose they are.
  const own = sql`jsonb_set(${stories.plan}, '{pack}', '"own"')`
  await on.database.owner.update(stories).set({ plan: own }).where(eq(stories.book_id, bookId))
  expect((await on.finish(ana, bookId)).body.edition).toMatchObject({ number: 2 })
  const written = (await on.editionRows(bookId)).find(({ number }) => number === 2)?.content.colophon.join(' ')
  expect(written).toMatch(/^The story was written by a person, and is printed word for word\. /)
})

test('on a busy machine FINISH says within 3 seconds that it goes on; asked again it answers the same edition', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { drawPicture } = on.bindery
  const { promise: answered, resolve: goOn } = Promise.withResolvers<void>()
  on.bindery.drawPicture = async (...order) => {
    await answered
    return drawPicture(...order)
  }
  // Nothing is bound before the answer: it can only be one that did not wait.
  expect(finishingWait).toBeLessThan(3 * second)
  const first = await on.door.ask(ana, 'POST /functions/v1/books-finalize', { bookId })
  goOn()
  expect(first).toMatchObject({
    status: 202,
    body: { id: bookId, pdf_url: null, goes_on: true, edition: { number: 1 } },
  })
  const last = await on.finish(ana, bookId)
  on.bindery.drawPicture = drawPicture
  expect(last).toMatchObject({
    status: 200,
    body: { status: 'completed', goes_on: false, edition: first.body.edition },
  })
  expect(await on.editionRows(bookId)).toHaveLength(1)
})

test('other words make the next edition, and the first one keeps its pictures and its words', async () => {
  const ana = await on.door.addMember()
  const { bookId, pageId } = await on.addPainted(ana)
  const first = (await on.finish(ana, bookId)).body
  const change = await on.door.ask(ana, `PATCH /api/pages/${pageId}`, { text_content: 'Zoë had a lamp.' })
  expect(change.status).toBe(200)
  const redrawn = await on.door.ask(ana, 'POST /functions/v1/images-generate', { bookId, pageId })
  expect(redrawn).toMatchObject({ status: 200, body: { engine: 'embedded' } })
  const between = await on.door.ask(ana, `GET /api/books/${bookId}/editions`)
  expect(between.body.items).toMatchObject([{ number: 1, has_changes: true }])
  const book = await on.door.ask(ana, `GET /api/books/${bookId}`)
  expect(book.body.status).toBe('completed')
  const second = (await on.finish(ana, bookId)).body
  expect(second.edition.number).toBe(2)
  expect(second.pdf_url).not.toBe(first.pdf_url)
  const after = await on.door.ask(ana, `GET /api/books/${bookId}/editions`)
  expect(after.body.items).toMatchObject([
    { number: 2, has_changes: false },
    { number: 1, has_changes: true },
  ])
  const [one, two] = (await on.editionRows(bookId)).toSorted((a, b) => a.number - b.number)
  expect(two?.content.pages[0]?.text).toBe('Zoë had a lamp.')
  expect(one?.content.pages[0]?.text).not.toBe('Zoë had a lamp.')
  expect(one?.content.pages[0]?.picture).not.toBe(two?.content.pages[0]?.picture)
  await on.bytesOf(one?.content.pages[0]?.picture ?? '')
})

test('a reprint years later has the same bytes, kept or bound anew', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { pdf_url, edition } = (await on.finish(ana, bookId)).body
  const key = pdf_url.replace('/files/', '')
  const before = await on.bytesOf(key)
  const kept = await on.door.ask(ana, `GET /api/editions/${edition.id}/downloads/screen`)
  expect(kept.body).toEqual({
    kind: 'screen',
    url: pdf_url,
    file_name: `the_lantern_${bookId}.pdf`,
    content_type: 'application/pdf',
    bytes: before.length,
  })
  // Its file is lost; the pictures and the words are not.
  await on.database.owner.delete(editionFiles).where(eq(editionFiles.key, key))
  await on.hands.files.remove([key])
  on.hands.clock.advance(3 * 365 * day)
  const [row] = await on.editionRows(bookId)
  if (!row) throw new Error('The edition is gone')
  expect(await makeDownload(on.hands, row, 'screen')).toBe(key)
  expect(Buffer.compare(await on.bytesOf(key), before)).toBe(0)
  on.hands.clock.advance(-3 * 365 * day)
})

test('a book without title, story or pictures is refused, naming what is missing; another member finds nothing [S4.2 S5.23]', async () => {
  const ana = await on.door.addMember()
  const ben = await on.door.addMember()
  const { bookId, pageIds } = await on.addPainted(ana)
  expect(await on.finish(ben, bookId)).toMatchObject({
    status: 404,
    body: { error: 'Book not found or not owned by user' },
  })
  await on.changeBook(bookId, { title: ' ' })
  expect(await on.finish(ana, bookId)).toMatchObject({
    status: 400,
    body: { error: 'Book title is required', fields: { title: 'Book title is required' } },
  })
  await on.changeBook(bookId, { title: 'Found' })
  for (const at of [2, 6]) await on.changePage(pageIds[at] ?? '', { image_url: null })
  const { status, body } = await on.finish(ana, bookId)
  expect({ status, ...body }).toEqual({
    status: 409,
    code: 'pictures_missing',
    error: 'Every page needs its picture first. Missing: pages 3 and 7.',
    fields: { pages: '3, 7' },
  })
  const bare = await on.addBook(ana, { title: 'Bare' })
  expect(await on.finish(ana, bare)).toMatchObject({ status: 409, body: { code: 'pictures_missing' } })
  expect(await on.editionRows(bookId)).toEqual([])
})

test('what is around a story is drawn when its last page is painted; FINISH then draws nothing, nor does the next one', async () => {
  const ana = await on.door.addMember()
  const { bookId, pageId } = await on.addPainted(ana)
  await on.changePage(pageId, { image_url: null })
  const before = on.drawn.screen
  await on.door.ask(ana, 'POST /functions/v1/images-generate-consistency', { bookId })
  const sheets = and(like(files.key, `${sheetFolder}${bookId}/%.jpg`), eq(files.kind, 'edition'))
  await vi.waitFor(
    async () => expect(await on.database.owner.select().from(files).where(sheets)).toHaveLength(3),
    60_000,
  )
  expect(on.drawn.screen).toBe(before + 3)
  expect([...on.drawn.sheetTurns], 'other books’ pictures do not keep FINISH waiting').toEqual(['first'])
  await sweepEditions({ ...on.hands, now: () => new Date(Date.now() + 2 * day) })
  expect((await on.finish(ana, bookId)).body.edition.number).toBe(1)
  await on.door.ask(ana, `PATCH /api/pages/${pageId}`, { text_content: 'Zoë had a lamp.' })
  expect((await on.finish(ana, bookId)).body.edition.number).toBe(2)
  expect(on.drawn.screen).toBe(before + 3)
})

test('the cover that is shown before FINISH is the one that is printed; another member finds nothing', async () => {
  const ana = await on.door.addMember()
  const { bookId, pageId } = await on.addPainted(ana)
  await on.changePage(pageId, { image_url: null })
  const sheets = async () => (await on.door.ask(ana, `GET /api/books/${bookId}/sheets`)).body
  const before = await sheets()
  expect(before.colophon[0]).toMatch(/^Made for Zoë and Biscuit, finished on /)
  const none = await on.addBook(ana, { title: 'Bare' })
  expect(await on.door.ask(ana, `GET /api/books/${none}/sheets`)).toMatchObject({ status: 409 })
  expect(await on.door.ask(await on.door.addMember(), `GET /api/books/${bookId}/sheets`)).toMatchObject({ status: 404 })
  await on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId })
  const { body } = await on.finish(ana, bookId)
  const name = (url: string) => url.split('?')[0]
  expect([name(body.cover_image_url), name((await sheets()).cover_url)]).toEqual(Array(2).fill(name(before.cover_url)))
})

test('two who finish at once make one edition; its prints are drawn once, by a job, and the next one draws only what is new', async () => {
  const ana = await on.door.addMember()
  // No other book of this file has this style, and their prints may still be drawn.
  const { bookId, pageId } = await on.addPainted(ana, { art_style_id: 'digital_art' })
  const [one, other] = await Promise.all([on.finish(ana, bookId), on.finish(ana, bookId)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.body.edition).toEqual(one.body.edition)
  const { id } = one.body.edition
  await on.printed(id)
  expect([...on.drawn.turns], 'whoever waits for a page is not kept waiting by prints').toEqual(['later'])
  // All but the end papers, which are drawn in one style for every book.
  const prints = () => on.drawn.prints.filter((style) => style === 'digital_art')
  expect(prints()).toHaveLength(26)
  await on.door.ask(ana, 'POST /functions/v1/images-generate', { bookId, pageId })
  await on.printed((await on.finish(ana, bookId)).body.edition.id)
  // The page alone: its cover and its back are the same.
  expect(prints()).toHaveLength(27)
})

test('what is changed and finished again at once is not drawn for the printer twice', async () => {
  const ana = await on.door.addMember()
  // No other book of this file has this style.
  const { bookId, pageId } = await on.addPainted(ana, { art_style_id: 'watercolor' })
  const first = (await on.finish(ana, bookId)).body.edition.id
  await on.door.ask(ana, 'POST /functions/v1/images-generate', { bookId, pageId })
  const second = (await on.finish(ana, bookId)).body.edition.id
  for (const editionId of [first, second]) await askForPrints(on.hands, { payload: { editionId } })
  await on.printed(second)
  expect(on.drawn.prints.filter((style) => style === 'watercolor')).toHaveLength(26)
  expect(await on.names(first), 'nobody ordered it').not.toContain('print-interior')
})

test('a book that goes takes its editions and their files with it', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { pdf_url, edition } = (await on.finish(ana, bookId)).body
  await on.printed(edition.id)
  expect((await on.door.ask(ana, `DELETE /api/books/${bookId}`)).status).toBe(200)
  expect(await on.editionRows(bookId)).toEqual([])
  const left = await on.database.owner
    .select()
    .from(files)
    .where(and(eq(files.user_id, ana.id), eq(files.kind, 'edition')))
  expect(left).toEqual([])
  expect(await on.hands.files.get(pdf_url.replace('/files/', ''))).toBeUndefined()
})

test('a book whose order is under way stays; when it has arrived, the book may go and the ordered edition stays', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { pdf_url, edition } = (await on.finish(ana, bookId)).body
  const { owner } = on.database
  await owner
    .insert(orders)
    .values({ user_id: ana.id, book_id: bookId, tier: 'Physical Book', amount: 4999, status: 'in_production' })
  expect(await on.door.ask(ana, `DELETE /api/books/${bookId}`)).toMatchObject({
    status: 409,
    body: { code: 'order_open' },
  })
  await owner.update(orders).set({ status: 'delivered' }).where(eq(orders.book_id, bookId))
  expect((await on.door.ask(ana, `DELETE /api/books/${bookId}`)).status).toBe(200)
  const kept = await on.door.ask(ana, `GET /api/editions/${edition.id}/downloads/screen`)
  expect(kept.body).toMatchObject({ url: pdf_url })
  await sweepEditions({ ...on.hands, now: () => new Date(Date.now() + 2 * day) })
  await on.bytesOf(pdf_url)
})

test('what no edition names is swept, once it is old enough to be nobody’s', async () => {
  const ana = await on.door.addMember()
  const file = {
    bytes: new Uint8Array(3),
    contentType: 'image/jpeg',
    kind: 'edition',
    userId: ana.id,
    bookId: null,
  } as const
  await on.hands.files.put({ ...file, key: 'editions/nobody/cover.jpg' })
  await sweepEditions(on.hands)
  await on.bytesOf('editions/nobody/cover.jpg')
  await sweepEditions({ ...on.hands, now: () => new Date(Date.now() + 2 * hour) })
  expect(await on.hands.files.get('editions/nobody/cover.jpg')).toBeUndefined()
})
