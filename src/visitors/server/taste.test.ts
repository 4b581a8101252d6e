import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../app/test-app.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import { testHands } from '../../platform/test-hands.ts'
import { readTaste } from '../kept-taste.ts'

let database: Database
let taste: (input: object, address?: string) => Promise<Response>
beforeAll(async () => {
  database = await openTestDatabase()
  const { door } = testApp(testHands({ database, settings: { RATE_LIMITS: 'on' } }))
  taste = async (input, address = '203.0.113.7') =>
    door.request(
      'http://localhost/api/taste',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) },
      { address },
    )
})
afterAll(() => database.close())

const chosen = { kind: 'boy', skin: 'fair', hair: 'short', style: 'vector' }

test('a visitor sees her own hero on the cover and the first page, and another name on the same pictures', async () => {
  const answer = await taste({ name: ' Søren ', ...chosen })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const book = await answer.json()
  expect(book).toMatchObject({ name: 'Søren', title: 'Søren and the Giant’s Button' })
  expect(book.text).toMatch(/ near Lower Thimble\..* So Søren wrote/)
  for (const picture of [book.cover, book.page]) expect(picture).toMatch(/^data:image\/webp;base64,UklGR/)
  expect(book.cover).not.toBe(book.page)
  expect(await (await taste({ name: 'Ida', ...chosen })).json()).toMatchObject({ name: 'Ida', cover: book.cover })
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'https://example.com' }, 'name'],
  [{ name: 'Shithead' }, 'name'],
  [{ name: 'Ida', style: 'line_art' }, 'style'],
  [{ name: 'Ida', skin: 'green' }, 'skin'],
])('%j is refused, naming the field', async (input, field) => {
  const answer = await taste(input)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
})

test('a script that never stops is told to wait, and its neighbours are not', async () => {
  const answers = await Promise.all(Array.from({ length: 41 }, () => taste({ name: 'Ida', ...chosen }, '203.0.113.9')))
  const waiting = answers.filter(({ status }) => status === 429)
  expect(waiting).toHaveLength(1)
  expect(Number(waiting[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await taste({ name: 'Ida', ...chosen }, '203.0.113.10')).status).toBe(200)
})

test('what was tasted is kept for a day, and nothing else is taken for it', () => {
  const kept = { name: 'Ida', ...chosen, at: 1_000_000 }
  expect(readTaste(JSON.stringify(kept), 2_000_000)).toEqual(kept)
  expect(readTaste(JSON.stringify(kept), 1_000_000 + 90_000_000)).toBeUndefined()
  for (const other of [null, '', '{', '{"name":"Ida"}', JSON.stringify({ ...kept, hair: 'snakes' })])
    expect(readTaste(other, 2_000_000)).toBeUndefined()
})
