import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../database/schema/books.ts'
import { testApp } from '../src/app/test-app.ts'
import { plain } from '../src/editions/server/test-editions.ts'
import { openTestDatabase } from '../src/platform/database/test-database.ts'
import { testFiles } from '../src/platform/files/test-files.ts'
import { testHands, type TestHands } from '../src/platform/test-hands.ts'
import { demo, seedShelf } from './seed-shelf.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'seed-'))
let database: Awaited<ReturnType<typeof openTestDatabase>>
let hands: TestHands
let app: ReturnType<typeof testApp>
let token = ''

beforeAll(async () => {
  database = await openTestDatabase()
  hands = testHands({ database, files: testFiles(database, { DATA_DIR }).files })
  app = testApp(hands)
})
afterAll(() => database.close())

async function ask(request: string, body?: unknown) {
  const [method, path] = request.split(' ')
  const headers = {
    'x-supabase-api-version': '2024-01-01',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const answer = await app.door.request(`http://localhost${path}`, init, { address: '127.0.0.1' })
  return { status: answer.status, body: await answer.json() }
}

test('the demo member’s books are whole in every status, and of the finished ones copies are ordered', async () => {
  let painted = 0
  const books = await seedShelf(hands, {
    drawPreviews: async ({ database: { owner } }, { payload }) =>
      void (await owner.update(pages).set({ preview_image_url: 'seen.png' }).where(eq(pages.book_id, payload.bookId))),
    bindery: {
      drawPicture: async () => plain(60),
      drawPrint: async () => ({ ...(await plain(90)), width: 110, height: 85, ink: '#000000' }),
      mayDownload: async () => true,
    },
    async paint() {
      painted += 1
      // Every try of the first three pages fails: their job ends without them.
      if (painted <= 9) throw new Error('the brush broke')
      return { ...(await plain(painted)), engine: 'embedded', notices: [] }
    },
  })
  expect(books).toBe(4)
  const signedIn = await ask('POST /auth/v1/token?grant_type=password', demo)
  token = String(signedIn.body.access_token)
  const { items } = (await ask('GET /api/books')).body
  const ofStatus = (status: string) => items.filter((book: { status: string }) => book.status === status)
  expect([ofStatus('draft').length, ofStatus('text_generated').length, ofStatus('completed').length]).toEqual([1, 1, 2])
  const pagesOf = async (id: string) => (await ask(`GET /api/books/${id}/pages`)).body.items
  for (const book of ofStatus('text_generated')) {
    expect(await pagesOf(book.id)).toEqual(
      Array.from({ length: 24 }, () =>
        expect.objectContaining({ preview_image_url: expect.any(String), image_url: null }),
      ),
    )
  }
  const { body: addresses } = await ask('GET /api/addresses')
  const orderIds: string[] = []
  for (const book of ofStatus('completed')) {
    expect(book).toMatchObject({ pdf_url: expect.stringContaining('.pdf'), cover_image_url: expect.any(String) })
    expect(await pagesOf(book.id)).toEqual(
      Array.from({ length: 24 }, () => expect.objectContaining({ image_url: expect.any(String) })),
    )
    const editions = (await ask(`GET /api/books/${book.id}/editions`)).body.items
    expect(editions).toMatchObject([{ number: 1, has_changes: false }])
    const wish = { bookId: book.id, paymentId: book.id, shippingAddress: { id: addresses.items[0].id } }
    const order = await ask('POST /functions/v1/orders-create', wish)
    expect(order).toMatchObject({ status: 200, body: { status: 'pending_payment', amount: 3999 } })
    orderIds.push(order.body.id)
  }
  expect(orderIds).toHaveLength(2)
}, 240_000)
