import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stories } from '../../../database/schema/books.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestPictures, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
beforeAll(async () => {
  on = await openTestPictures()
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const mia = { name: 'Mia', type: 'girl', age: 6, physical_description: 'brown skin, curly black hair' }
const biscuit = { name: 'Biscuit', type: 'dog', physical_description: 'a small brown dog' }

test('a picture is behind from when somebody on it is changed until it is painted anew or the look is as it was', async () => {
  const { bookId, pageIds } = await on.addStory(ana, { characters: [mia, biscuit] })
  const ask = (caller: Caller) => on.door.ask(caller, `GET /api/books/${bookId}/pictures-behind`)
  const behind = async () => (await ask(ana)).body.pages.map(({ page_number }: { page_number: number }) => page_number)
  const { body: book } = await on.door.ask(ana, `GET /api/books/${bookId}`)
  const change = (at: number, fields: object) =>
    on.door.ask(ana, `PATCH /api/characters/${book.characters[at].id}`, fields)
  const paint = async (pageId = '') => {
    on.hands.clock.advance(5)
    await on.door.ask(ana, 'POST /functions/v1/images-generate', { bookId, pageId })
  }
  const [story] = await on.database.owner.select().from(stories).where(eq(stories.book_id, bookId))
  const rows = await on.pageRows(bookId)
  const whoIsOn = (at: number) => (rows[at]?.scene ?? story?.plan?.beats[at]?.scene)?.who ?? []
  const hasDog = rows.map((_, at) => whoIsOn(at).some(({ id }) => id === 'pal1'))
  const with1 = hasDog.indexOf(true)
  const without = hasDog.indexOf(false)
  expect(Math.min(with1, without)).toBeGreaterThanOrEqual(0)
  expect(await behind()).toEqual([])
  await paint(pageIds[with1])
  await paint(pageIds[without])
  expect(await behind()).toEqual([])

  await change(1, { physical_description: 'a large white dog' })
  expect(await behind()).toEqual([with1 + 1])
  await change(1, { physical_description: biscuit.physical_description })
  expect(await behind()).toEqual([])
  await change(0, { physical_description: 'pale skin, straight red hair', hobbies: 'kites' })
  expect(await behind()).toEqual([with1 + 1, without + 1].toSorted((one, other) => one - other))
  await paint(pageIds[with1])
  expect(await behind()).toEqual([without + 1])
  expect((await ask(await on.door.addMember())).status).toBe(404)
})
