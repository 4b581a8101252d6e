import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { characters } from '../../../database/schema/books.ts'
import type { Caller } from '../../platform/http/route.ts'
import { generateCharacter } from '../contract.ts'
import { openTestPictures, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
beforeAll(async () => {
  on = await openTestPictures()
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const hero = {
  name: 'Mia',
  type: 'girl',
  age: 6,
  physical_description: 'brown skin, curly black hair, yellow raincoat, round glasses',
}
const guide = (bookId: string, caller = ana) =>
  on.door.ask(caller, 'POST /functions/v1/character-style-guide', { bookId })
const portrait = (characterId: string, caller = ana) =>
  on.door.ask(caller, 'POST /functions/v1/characters-generate', { characterId })

test('the style guide and the portrait say what of a description is not drawn', async () => {
  const misty = { name: 'Misty', type: 'cat', physical_description: 'grey cat with a chipped claw' }
  const bookId = await on.addBook(ana, { characters: [hero, misty] })
  const [first, second] = (await guide(bookId)).body.characters
  expect(first).toMatchObject({ undrawn: [], nearest: [], chosen: [] })
  expect(second).toMatchObject({ undrawn: ['a chipped claw'], nearest: [], chosen: [] })
  expect((await portrait(second.id)).body).toMatchObject({ undrawn: ['a chipped claw'] })
})

test('the style guide says in one sentence and a palette how each one looks, and says it again the same [S3.5 S7.5]', async () => {
  const bookId = await on.addBook(ana, { characters: [hero, { name: 'Biscuit', type: 'dog' }] })
  const { body, status } = await guide(bookId)
  expect(status).toBe(200)
  expect(body.success).toBe(true)
  expect(body.characters.map(({ name }: { name: string }) => name)).toEqual(['Mia', 'Biscuit'])
  expect(body.characters[0].visual_style_guide).toMatch(/brown skin, curly black hair, .*round glasses/)
  expect(body.characters[0].visual_style_guide).toMatch(/raincoat/)
  // Of whom nothing was said.
  expect(body.characters[1].visual_style_guide).toMatch(/\bdog\b.{20,}/)
  expect(body.characters[0].palette.length).toBeGreaterThanOrEqual(3)
  for (const color of body.characters[0].palette) expect(color).toMatch(/^#[0-9a-f]{6}$/i)
  expect((await guide(bookId)).body).toEqual(body)
})

test('a portrait is a square picture of the character; another one keeps what was said and rolls the rest [S3.5 S7.7 S9.16]', async () => {
  const bookId = await on.addBook(ana, { characters: [hero] })
  const { body: book } = await on.door.ask(ana, `GET /api/books/${bookId}`)
  const first = await portrait(book.characters[0].id)
  expect(first).toMatchObject({ status: 200, body: { success: true, character: { name: 'Mia' } } })
  expect(first.body.character.generated_image_url).toBe(first.body.imageUrl)
  expect(generateCharacter.input.parse({ characterId: book.characters[0].id }).characterType).toBe('fairytale')
  const key = first.body.imageUrl.slice('/files/'.length)
  const picture = await sharp(await on.hands.files.get(key.replace(/png$/, 'jpg'))).metadata()
  expect(picture.width).toBe(picture.height)
  expect(picture.width).toBeGreaterThan(200)
  const look = async () =>
    (await on.database.owner.select().from(characters).where(eq(characters.book_id, bookId)))[0]?.look
  const before = await look()
  on.hands.clock.advance(5)
  const guides = new Set([first.body.character.visual_style_guide])
  for (let times = 0; times < 4; times += 1) {
    on.hands.clock.advance(5)
    guides.add((await portrait(book.characters[0].id)).body.character.visual_style_guide)
  }
  expect(guides.size).toBeGreaterThan(1)
  const after = await look()
  expect(after).toMatchObject({ skin: before?.skin, hair: before?.hair, glasses: before?.glasses })
  expect(await on.hands.files.get(key.replace(/png$/, 'jpg'))).toBeUndefined()
})

test('another description is another look; a new hobby is not', async () => {
  const bookId = await on.addBook(ana, { characters: [hero] })
  const first = (await guide(bookId)).body.characters[0]
  await on.door.ask(ana, `PATCH /api/characters/${first.id}`, { hobbies: 'chess' })
  expect((await guide(bookId)).body.characters[0]).toEqual(first)
  await on.door.ask(ana, `PATCH /api/characters/${first.id}`, { physical_description: 'very pale, long red hair' })
  expect((await guide(bookId)).body.characters[0].visual_style_guide).toMatch(/porcelain skin, long red hair/)
})

test("a book without characters, and what is another member's, are refused [S8.5]", async () => {
  const empty = await on.addBook(ana, { characters: [] })
  expect(await guide(empty)).toMatchObject({ status: 409, body: { error: 'No characters found' } })
  const headless = await on.addBook(ana, { characters: [hero] })
  await on.database.owner.update(characters).set({ character_order: 2 }).where(eq(characters.book_id, headless))
  expect(await guide(headless)).toMatchObject({ status: 409, body: { error: 'Main character not found' } })
  const bookId = await on.addBook(ana, { characters: [hero] })
  const { body: book } = await on.door.ask(ana, `GET /api/books/${bookId}`)
  const eve = await on.door.addMember()
  expect(await guide(bookId, eve)).toMatchObject({ status: 404, body: { error: 'Book not found' } })
  expect(await portrait(book.characters[0].id, eve)).toMatchObject({
    status: 404,
    body: { error: 'Character not found' },
  })
})
