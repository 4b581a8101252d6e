import { expect, test } from 'vitest'
import { minute } from '../base/dates.ts'
import type { Database } from './database/database.ts'
import { remembered } from './remembered.ts'
import { testHands } from './test-hands.ts'

test('it is looked up once a minute however often it is asked; a fault is not remembered', async () => {
  const database = {} as unknown as Database
  const hands = testHands({ database })
  let looks = 0
  let isAway = true
  const read = remembered(minute, async () => {
    looks += 1
    if (isAway) throw new Error('away')
    return 'four styles'
  })
  await expect(read(hands)).rejects.toThrow('away')
  isAway = false
  expect(await Promise.all([read(hands), read(hands), read(hands)])).toEqual(Array(3).fill('four styles'))
  expect(looks).toBe(2)
  hands.clock.advance(minute)
  await read(hands)
  expect(looks).toBe(3)
  hands.clock.advance(-10 * minute)
  await read(hands)
  expect(looks).toBe(4)
})
