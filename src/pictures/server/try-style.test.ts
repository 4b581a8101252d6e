import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../platform/http/route.ts'
import { subjectOf } from './page-subject.ts'
import { embeddedPainter } from './painters/embedded-painter.ts'
import { openTestPictures, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
beforeAll(async () => {
  on = await openTestPictures()
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const trial = (caller: Caller, id: string, style: object) =>
  on.door.ask(caller, `POST /api/books/${id}/style-trials`, style)

test('the first page of a book is shown in another style, and nothing of the book changes', async () => {
  const { bookId } = await on.addStory(ana)
  const before = await on.pageRows(bookId)
  const { status, body } = await trial(ana, bookId, { art_style_id: 'watercolor' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ art_style_id: 'watercolor', alt: before[0]?.alt_text })
  expect(body.imageUrl).toMatch(new RegExp(`^/files/book-pages/${bookId}/watercolor_[0-9a-f]{24}\\.png`))
  const key = body.imageUrl.slice('/files/'.length).replace(/png$/, 'jpg')
  expect(await sharp(await on.hands.files.get(key)).metadata()).toMatchObject({ width: 512, height: 396 })
  expect(await on.pageRows(bookId)).toEqual(before)
  expect((await trial(ana, bookId, { art_style_id: 'watercolor' })).body).toEqual(body)
  expect((await trial(ana, bookId, { art_style_id: 'vector' })).body.imageUrl).toContain('/vector_')
})

test('a style shows the very picture that the first page gets in it', async () => {
  const { bookId } = await on.addStory(ana)
  const { body } = await trial(ana, bookId, { art_style_id: 'watercolor' })
  const [first] = await on.pageRows(bookId)
  const page = await on.database.transaction((rows) => subjectOf(rows, first?.id ?? ''))
  const { jpeg } = await embeddedPainter({
    page,
    style: 'watercolor',
    size: 'preview',
    turn: 'first',
    signal: AbortSignal.timeout(60_000),
  })
  const shown = await on.hands.files.get(body.imageUrl.slice('/files/'.length).replace(/png.*$/, 'jpg'))
  expect(Buffer.from(shown ?? []).equals(jpeg)).toBe(true)
})

test('a style that is none, a book that is not hers and a book without a story are refused', async () => {
  const { bookId } = await on.addStory(ana)
  const eve = await on.door.addMember()
  expect(await trial(ana, bookId, { art_style_id: 'oil' })).toMatchObject({
    status: 400,
    body: { fields: { art_style_id: 'That art style does not exist' } },
  })
  expect(await trial(eve, bookId, { art_style_id: 'vector' })).toMatchObject({
    status: 404,
    body: { error: 'Book not found' },
  })
  const empty = await on.addBook(ana)
  expect(await trial(ana, empty, { art_style_id: 'vector' })).toMatchObject({
    status: 409,
    body: { error: 'No pages found for this book' },
  })
})
