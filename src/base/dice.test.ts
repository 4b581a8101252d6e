import { expect, test } from 'vitest'
import { dice } from './dice.ts'

test('the same seed rolls the same numbers, to the digit', () => {
  const die = dice('a fox')
  expect([die.roll(100), die.roll(100), die.roll(100), die.roll(100)]).toEqual([30, 97, 70, 40])
})

test('a fork depends on its name only, not on how often its parent was rolled', () => {
  const fresh = dice(1).fork('hair').roll(1e6)
  const used = dice(1)
  used.next()
  expect(used.fork('hair').roll(1e6)).toBe(fresh)
  expect(dice(1).fork('eyes').roll(1e6)).not.toBe(fresh)
})

test('a shuffle keeps every item once', () => {
  expect(dice(3).shuffle([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5])
})

test('rolls are spread evenly', () => {
  const counts = [0, 0, 0, 0, 0]
  const die = dice(42)
  for (let i = 0; i < 10_000; i++) counts[die.roll(5)]! += 1
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
})
