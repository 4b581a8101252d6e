import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deals } from '../../../database/schema/deals.ts'
import { stories } from '../../../database/schema/books.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Pitch } from '../pitch-contract.ts'
import { openTestPictures, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
beforeAll(async () => {
  on = await openTestPictures({ keepsFiles: true })
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const answers = {
  recipient_type: 'Kid',
  recipient_age: 5,
  occasion: 'Just because',
  story_theme: 'She is scared of the dark',
  characters: [{ name: 'Mia', type: 'girl', age: 5, physical_description: 'brown skin, black braids' }],
}
const key = '4c9d6f2e-6a55-4a3b-9a0e-3a1f5c7b2d10'

test('three stories are shown before one is written: the one of the wish first, each with a cover; others can be asked for', async () => {
  const { status, body } = await on.door.ask(ana, 'POST /api/pitches', { ...answers, draft_key: key })
  expect(status, JSON.stringify(body)).toBe(200)
  const pitches: Pitch[] = body.pitches
  expect(pitches.map(({ tells }) => tells)).toEqual(['told', 'free', 'free'])
  expect(pitches[0]).toMatchObject({ world: 'dark', title: expect.stringContaining('Mia') })
  expect(new Set(pitches.flatMap(({ world, title, cover }) => [world, title, cover])).size).toBe(9)
  for (const { words, cover } of pitches) {
    expect(words).not.toMatch(/[{}<>]/)
    expect(words.length).toBeGreaterThan(40)
    const { format, width } = await sharp(
      Buffer.from(cover.replace('data:image/webp;base64,', ''), 'base64'),
    ).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 512 })
  }
  const except = pitches.map(({ world }) => world)
  const next = (await on.door.ask(ana, 'POST /api/pitches', { ...answers, draft_key: key, except })).body
  expect(next.pitches.length).toBeGreaterThan(0)
  expect(next.pitches.filter(({ world }: Pitch) => except.includes(world))).toEqual([])
  expect(await on.database.owner.select().from(deals), 'nothing is dealt by looking').toEqual([])
})

test('a story that plays where the wish does is among the three and says so, though no label named the place', async () => {
  const story_theme = 'Mia finds a key in Grandpa’s lighthouse by the sea. Moral: being brave'
  const order = { ...answers, story_theme, draft_key: key }
  const { pitches }: { pitches: Pitch[] } = (await on.door.ask(ana, 'POST /api/pitches', order)).body
  expect(pitches.find(({ world }) => world === 'lamps')).toMatchObject({ tells: 'free', there: 'at the lighthouse' })
})

test('the story that was picked is told, under the title that was shown, and is not offered first again', async () => {
  const book = (await on.door.ask(ana, 'POST /functions/v1/books-create', { ...answers, draft_key: key })).body
  const shown: Pitch[] = (await on.door.ask(ana, 'POST /api/pitches', { ...answers, draft_key: key })).body.pitches
  const [, { world, seed, title } = { world: '', seed: 0, title: '' }] = shown
  const told = await on.door.ask(ana, 'POST /functions/v1/story-generate', { bookId: book.id, pitch: { world, seed } })
  expect(told.status, JSON.stringify(told.body)).toBe(200)
  const [story] = await on.database.owner.select().from(stories).where(eq(stories.book_id, book.id))
  expect({ pack: story?.pack, title: story?.titles[0] }).toEqual({ pack: world, title })
  expect(told.body.notices.join(' ')).toContain('scared of the dark')
  const after: Pitch[] = (await on.door.ask(ana, 'POST /api/pitches', { ...answers, draft_key: key })).body.pitches
  expect(after.map((one) => one.world)).not.toContain(world)
})

test('a story that the answers cannot have, and answers that no story is made of, are refused by name', async () => {
  const book = (await on.door.ask(ana, 'POST /functions/v1/books-create', answers)).body
  for (const world of ['hospital', 'no such world'])
    expect(
      await on.door.ask(ana, 'POST /functions/v1/story-generate', { bookId: book.id, pitch: { world, seed: 3 } }),
    ).toMatchObject({ status: 400, body: { fields: { pitch: expect.stringContaining('choose another') } } })
  expect(await on.door.ask(ana, 'POST /api/pitches', { ...answers, characters: [] })).toMatchObject({
    status: 400,
    body: { fields: { characters: 'Please name the main character.' } },
  })
})
