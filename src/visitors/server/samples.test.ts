import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../app/test-app.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import { testHands } from '../../platform/test-hands.ts'
import { samplePicture } from '../sample-book.ts'
import { SHOP_LEDGER } from '../../writing/dealing/shop-ledger.ts'
import { WORLDS } from '../../writing/worlds/all-worlds.ts'
import { samples } from '../sample-shelf.ts'

let database: Database
let ask: (path: string) => Promise<Response>
beforeAll(async () => {
  database = await openTestDatabase()
  const { door } = testApp(testHands({ database }))
  ask = async (path) => door.request(`http://localhost${path}`, {}, { address: '127.0.0.1' })
})
afterAll(() => database.close())

test('three different whole books stand in the shop window, each picture light enough for it', () => {
  expect(new Set(samples.map(({ art }) => art.style)).size).toBe(3)
  expect(new Set(samples.map(({ band }) => band)).size).toBe(3)
  for (const { slug, pages } of samples) {
    expect(pages).toHaveLength(24)
    for (const sheet of ['cover', 'back', 'end-papers', ...pages.keys().map((at) => at + 1)]) {
      const file = join(import.meta.dirname, '../../../public', samplePicture(slug, sheet))
      expect(existsSync(file), file).toBe(true)
      expect(statSync(file).size, file).toBeLessThanOrEqual(51_200)
    }
  }
})

test('a visitor downloads a sample book as a PDF', async () => {
  const answer = await ask('/samples/ama/book.pdf')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+.*\.pdf"$/)
  const pdf = Buffer.from(await answer.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(24)
})

test('a sample book that is not on the shelf is not found', async () => {
  expect((await ask('/samples/nobody/book.pdf')).status).toBe(404)
})

test('the worlds of the sample books are those that come last for whoever orders', () => {
  const worldOf = (title: string) =>
    WORLDS.find(({ titles }) => titles.some((line) => line.startsWith('{Hero} and ') && title.endsWith(line.slice(7))))
      ?.id
  expect(samples.map(({ title }) => worldOf(title))).toEqual(expect.arrayContaining([...(SHOP_LEDGER.seen ?? [])]))
  expect(SHOP_LEDGER.seen).toHaveLength(samples.length)
})
