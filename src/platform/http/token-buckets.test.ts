import { expect, test } from 'vitest'
import { hour } from '../../base/dates.ts'
import { tokenBuckets } from './token-buckets.ts'

test('a burst may pass, then as many as the time brings', () => {
  let at = 0
  const buckets = tokenBuckets({ perSecond: 10, burst: 3, now: () => at })
  const passed = (calls: number) => Array.from({ length: calls }, () => buckets.take('ana')).filter(Boolean).length
  expect(passed(5)).toBe(3)
  expect(buckets.take('ben')).toBe(true)
  at = 200
  expect(passed(5)).toBe(2)
})

test('nobody is held up because the clock was set back', () => {
  let at = hour
  const buckets = tokenBuckets({ perSecond: 10, burst: 3, now: () => at })
  buckets.take('ana')
  at = 0
  expect([buckets.take('ana'), buckets.take('ana'), buckets.take('ana')]).toEqual([true, true, false])
  at = 100
  expect(buckets.take('ana')).toBe(true)
})
