import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../platform/http/route.ts'
import { holdStories } from './limits.ts'
import { openTestStories, type TestStories } from './test-stories.ts'

let on: TestStories
let ana: Caller
beforeAll(async () => {
  on = await openTestStories({ settings: { RATE_LIMITS: 'on' } })
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const titles = (fields: object, member = ana) => on.door.ask(member, 'POST /functions/v1/titles-generate', fields)

test('five titles before there is a story, from what the book is to be about [S7.2]', async () => {
  const bookId = await on.addBook(ana)
  const { body } = await titles({ bookId })
  expect(new Set(body.titles).size).toBe(5)
  expect(body.notices).toEqual([])
  for (const title of body.titles) expect(title).toMatch(/^\p{L}.{2,}/u)
  expect((await on.door.ask(ana, `GET /api/books/${bookId}/story`)).body).toEqual({
    ...{ id: null, book_id: bookId, status: 'none', number: 0, engine: '', titles: [], notices: [] },
    ...{
      dedication: '',
      dedications: [],
      blurb: '',
      completedPages: 0,
      totalPages: 24,
      progress: 0,
      created_at: null,
      ended_at: null,
    },
    ...{ follows_wishes: false, is_own: false, refrain: '' },
  })
})

test('five titles of the story once there is one', async () => {
  const bookId = await on.addBook(ana)
  await on.generate(ana, bookId, { seed: 5 })
  const { body: story } = await on.door.ask(ana, `GET /api/books/${bookId}/story`)
  expect((await titles({ bookId })).body.titles).toEqual(story.titles)
})

test('answers that no story can be made of are refused, naming the field', async () => {
  const bookId = await on.addBook(ana, { characters: [] })
  expect(await titles({ bookId })).toMatchObject({
    status: 400,
    body: { fields: { characters: 'Please name the main character.' } },
  })
  expect((await titles({})).body.fields).toEqual({ bookId: 'That id is not valid' })
  expect((await titles({ bookId, ai: 1 })).body.fields).toEqual({ ai: 'ai must be true or false' })
})

test('a script is held up, and nobody else with it', async () => {
  const member = await on.door.addMember()
  const bookId = await on.addBook(member)
  for (let round = 0; round < 39; round++) await holdStories(on.hands, member.id)
  expect((await on.generate(member, bookId)).status).toBe(200)
  const held = await on.generate(member, bookId)
  expect(held.status).toBe(429)
  expect(held.body).toMatchObject({ success: false, code: 'over_request_rate_limit' })
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await titles({ bookId: await on.addBook(ana) })).status).toBe(200)
})
