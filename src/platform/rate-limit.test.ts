import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute, second } from '../base/dates.ts'
import type { Database } from './database/database.ts'
import { openTestDatabase } from './database/test-database.ts'
import { countOne, forgetOldCounts, neighbourhood, readCount } from './rate-limit.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const limit = { name: 'letters', most: 3, within: minute }

test('counts together in a window, says how long to wait, and starts anew', async () => {
  const now = new Date()
  const waits: (number | undefined)[] = []
  for (let i = 0; i < 5; i++) {
    waits.push(await countOne(database.owner, limit, 'ana', new Date(now.getTime() + i * 10 * second)))
  }
  expect(waits).toEqual([undefined, undefined, undefined, 30, 20])
  expect(await countOne(database.owner, limit, 'ben', now)).toBeUndefined()
  expect(await countOne(database.owner, limit, 'ana', new Date(now.getTime() + minute))).toBeUndefined()
})

test('many at once: exactly as many pass as may', async () => {
  const now = new Date()
  const waits = await Promise.all(Array.from({ length: 20 }, () => countOne(database.owner, limit, 'crowd', now)))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3)
})

test('whoever is counted when the clock is set back waits no longer than before', async () => {
  const now = new Date()
  const earlier = new Date(now.getTime() - 10 * minute)
  for (let i = 0; i < 4; i++) await countOne(database.owner, limit, 'zoe', now)
  expect(await countOne(database.owner, limit, 'zoe', new Date(now.getTime() - 2 * second))).toBe(62)
  expect(await readCount(database.owner, limit, 'zoe', earlier)).toBeUndefined()
  expect(await countOne(database.owner, limit, 'zoe', earlier)).toBeUndefined()
})

test('old counts are swept', async () => {
  const now = new Date()
  await countOne(database.owner, limit, 'old', now)
  await forgetOldCounts(database.owner, new Date(now.getTime() + 2 * minute))
  expect(await readCount(database.owner, limit, 'old', now)).toBeUndefined()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34'],
  ['2001:0DB8:0012::1', '2001:db8:12:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('the neighbourhood of %s', (address, expected) => {
  expect(neighbourhood(address)).toBe(expected)
})
