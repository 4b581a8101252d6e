import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { books, pages, pageVersions } from '../../../database/schema/books.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestDoor } from '../../platform/test-door.ts'
import { testHands, type TestHands } from '../../platform/test-hands.ts'
import { pageRoutes } from './page-routes.ts'

let database: Database
let hands: TestHands
let door: ReturnType<typeof openTestDoor>
let ana: Caller
let ben: Caller
beforeAll(async () => {
  database = await openTestDatabase()
  hands = testHands({ database })
  door = openTestDoor(
    hands,
    pageRoutes((key) => key && `/files/${key}`),
  )
  ana = await door.addMember()
  ben = await door.addMember()
})
afterAll(() => database.close())

/** A book of Ana's with `count` pages. */
async function addBook(count = 1) {
  const [book] = await database.owner.insert(books).values({ user_id: ana.id, status: 'completed' }).returning()
  const made = await database.owner
    .insert(pages)
    .values(
      Array.from({ length: count }, (_, index) => ({
        book_id: book?.id ?? '',
        page_number: count - index,
        text_content: `Words ${count - index}`,
        characters_on_page: ['Maya'],
        image_url: 'picture.webp',
        image_prompt: 'x'.repeat(600),
      })),
    )
    .returning()
  return { bookId: book?.id ?? '', pageId: made[0]?.id ?? '' }
}

const change = (id: string, fields: object, headers: HeadersInit = {}) =>
  door.ask(ana, `PATCH /api/pages/${id}`, fields, headers)

describe('the pages of a book', () => {
  test('are listed whole and in their order, whatever limit is asked for [S3.7 S7.20 S9.14]', async () => {
    const { bookId } = await addBook(24)
    const { body } = await door.ask(ana, `GET /api/books/${bookId}/pages?limit=5`)
    expect(body.next).toBeNull()
    expect(body.items.map((page: { page_number: number }) => page.page_number)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    )
    expect(body.items[0]).toEqual({
      id: expect.any(String),
      book_id: bookId,
      page_number: 1,
      text_content: 'Words 1',
      characters_on_page: ['Maya'],
      image_url: '/files/picture.webp',
      preview_image_url: null,
      image_prompt: 'x'.repeat(255),
      alt_text: '',
      unshown: [],
      version: 1,
      created_at: expect.any(String),
    })
  })

  test("of another member answer as missing ones do, and so does each page's every call", async () => {
    const { bookId, pageId } = await addBook()
    const missing = { status: 404, body: { error: 'Page not found', code: 'page_not_found' } }
    for (const [member, book, page] of [
      [ben, bookId, pageId],
      [ana, randomUUID(), randomUUID()],
    ] as const) {
      expect(await door.ask(member, `GET /api/books/${book}/pages`)).toMatchObject({
        status: 404,
        body: { error: 'Book not found or not owned by user' },
      })
      expect(await door.ask(member, `GET /api/pages/${page}`)).toMatchObject(missing)
      expect(await door.ask(member, `PATCH /api/pages/${page}`, { text_content: 'Mine' })).toMatchObject(missing)
      expect(await door.ask(member, `GET /api/pages/${page}/history`)).toMatchObject(missing)
      expect(await door.ask(member, `POST /api/pages/${page}/undo`)).toMatchObject(missing)
    }
    expect((await door.ask(ana, `GET /api/pages/${pageId}`)).body.text_content).toBe('Words 1')
  })
})

describe('changing the words of a page', () => {
  test('counts its version up, touches the book and nothing else', async () => {
    const { bookId, pageId } = await addBook()
    hands.clock.advance(5000)
    const { body } = await change(pageId, { text_content: '  Nguyễn sang.  ', version: 1 })
    expect(body).toMatchObject({ text_content: 'Nguyễn sang.', version: 2, image_url: '/files/picture.webp' })
    const [book] = await database.owner.select().from(books).where(eq(books.id, bookId))
    expect(book?.status).toBe('completed')
    expect(book?.updated_at.getTime()).toBeGreaterThan(book?.created_at.getTime() ?? Infinity)
    expect((await change(pageId, { text_content: 'Nguyễn sang.' })).body.version).toBe(2)
  })

  test.each([
    ['Page 7: Maya ran.', 'Maya ran.'],
    ['Here is your story: Maya ran.', 'Maya ran.'],
    ['<b>Maya</b> ran.', 'Maya ran.'],
    ['“Where is it?”', '“Where is it?”'],
    ['"No," said Maya. "Not yet."', '"No," said Maya. "Not yet."'],
    ['3 < 4, said the robot.', '3 < 4, said the robot.'],
  ])('keeps %j as %j [S5.24]', async (given, kept) => {
    const { pageId } = await addBook()
    expect((await change(pageId, { text_content: given })).body.text_content).toBe(kept)
  })

  test.each([
    [{}, 'text_content', 'Page text is required'],
    [{ text_content: '   ' }, 'text_content', 'Page text is required'],
    [{ text_content: 'Page 3:' }, 'text_content', 'Page text is required'],
    [{ text_content: '<p></p>' }, 'text_content', 'Page text is required'],
    [{ text_content: 'x'.repeat(2001) }, 'text_content', 'Page text can have at most 2000 characters'],
    [{ text_content: 'a\u0000b' }, 'text_content', 'cannot be printed'],
    [{ text_content: 7 }, 'text_content', 'Page text is required'],
    [{ text_content: 'Fine', version: '1' }, 'version', 'version must be a number'],
    [{ text_content: 'Fine', image_url: 'x' }, 'image_url', 'Unknown field'],
    [{ text_content: 'Fine', page_number: 3 }, 'page_number', 'Unknown field'],
  ])('refuses %j', async (fields, field, words) => {
    const { pageId } = await addBook()
    const answer = await change(pageId, fields)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[field]).toContain(words)
    expect((await door.ask(ana, `GET /api/pages/${pageId}`)).body.version).toBe(1)
  })

  test('by somebody who saw an older version is a conflict that shows the present text', async () => {
    const { pageId } = await addBook()
    await change(pageId, { text_content: 'From the other window' })
    for (const answer of [
      await change(pageId, { text_content: 'From here', version: 1 }),
      await change(pageId, { text_content: 'From here' }, { 'if-match': '"1"' }),
      await change(pageId, { text_content: 'From here', version: 2 }, { 'if-match': 'W/"1"' }),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'conflict', current: { id: pageId, text_content: 'From the other window', version: 2 } },
      })
    }
    expect((await change(pageId, { text_content: 'x' }, { 'if-match': 'yesterday' })).body).toMatchObject({
      fields: { 'If-Match': 'If-Match must be the version of the page' },
    })
    expect((await change(pageId, { text_content: 'Again' }, { 'if-match': '"2"' })).body.version).toBe(3)
    expect((await change(pageId, { text_content: 'Whatever' }, { 'if-match': '*' })).body.version).toBe(4)
  })

  test('by twenty at once who saw the same version succeeds once', async () => {
    const { pageId } = await addBook()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(pageId, { text_content: `Text ${index}`, version: 1 })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
  })
})

describe('the history of a page', () => {
  const texts = async (id: string) =>
    (await door.ask(ana, `GET /api/pages/${id}/history`)).body.items.map(
      (one: { version: number; came: string; text_content: string }) =>
        `${one.version} ${one.came} ${one.text_content}`,
    )
  const undo = async (id: string) => (await door.ask(ana, `POST /api/pages/${id}/undo`)).body

  test('holds every text, newest first, from the very first one', async () => {
    const { pageId } = await addBook()
    expect(await texts(pageId)).toEqual(['1 written Words 1'])
    await change(pageId, { text_content: 'Two' })
    await change(pageId, { text_content: 'Three' })
    expect(await texts(pageId)).toEqual(['3 edited Three', '2 edited Two', '1 written Words 1'])
  })

  test('is walked back step by step, and a change after an undo can be undone, too', async () => {
    const { pageId } = await addBook()
    await change(pageId, { text_content: 'Two' })
    await change(pageId, { text_content: 'Three' })
    expect(await undo(pageId)).toMatchObject({ text_content: 'Two', version: 4 })
    expect(await undo(pageId)).toMatchObject({ text_content: 'Words 1', version: 5 })
    expect(await undo(pageId)).toEqual({ error: 'There is nothing to undo on this page.', code: 'nothing_to_undo' })
    await change(pageId, { text_content: 'Six' })
    expect(await undo(pageId)).toMatchObject({ text_content: 'Words 1', version: 7 })
    expect(await undo(pageId)).toMatchObject({ code: 'nothing_to_undo' })
    expect((await texts(pageId))[0]).toBe('7 undone Words 1')
  })

  test('goes with its book', async () => {
    const { bookId, pageId } = await addBook()
    await change(pageId, { text_content: 'Two' })
    await database.owner.delete(books).where(eq(books.id, bookId))
    expect(await database.owner.$count(pageVersions, eq(pageVersions.page_id, pageId))).toBe(0)
  })
})
