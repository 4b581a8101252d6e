import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { books } from '../../database/schema/books.ts'
import { users } from '../../database/schema/members.ts'
import { orders } from '../../database/schema/orders.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { testHands } from '../platform/test-hands.ts'
import { testOrder } from '../pictures/server/painters/test-orders.ts'
import { painter } from './painter.ts'

test('behind the paywall an outside engine paints for paid books only; all others are drawn by us, and nothing is sent', async () => {
  const database = await openTestDatabase()
  let calls = 0
  const enough = new AbortController()
  const hands = testHands({
    database,
    settings: {
      PAYWALL: 'on',
      IMAGE_PROVIDER: 'openai-compatible',
      IMAGE_BASE_URL: 'http://127.0.0.1:9/v1',
      IMAGE_MODEL: 'm',
    },
    async fetch() {
      calls += 1
      enough.abort(new Error('It was asked'))
      throw new Error('It was asked')
    },
  })
  const [id, bookId] = [randomUUID(), randomUUID()]
  await database.owner.insert(users).values({ id, email: 'ana@example.com' })
  await database.owner.insert(books).values({ id: bookId, user_id: id })
  const paint = painter(hands)
  const order = testOrder({ bookId, signal: enough.signal })
  expect(await paint(order)).toMatchObject({ engine: 'embedded', notices: [] })
  expect(calls).toBe(0)
  await database.owner
    .insert(orders)
    .values({ user_id: id, book_id: bookId, tier: 'Digital Copy', amount: 1999, status: 'awaiting_pictures' })
  await expect(paint(order)).rejects.toThrow('It was asked')
  expect(calls).toBe(1)
  await database.close()
})
