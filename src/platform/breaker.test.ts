import { expect, test } from 'vitest'
import { openBreaker } from './breaker.ts'

test('after faults in a row nobody is sent; after a rest one looks, and closes it', async () => {
  let at = 0
  let asked = 0
  let isAway = true
  const breaker = openBreaker({ faults: 3, rest: 60, now: () => new Date(at) })
  const call = () =>
    breaker.run(async () => {
      asked += 1
      if (isAway) throw new Error('away')
      return 'well'
    })
  const calls = async (count: number) => {
    for (let i = 0; i < count; i += 1) await expect(call()).rejects.toThrow('away')
  }
  expect(breaker.state()).toEqual({ openSince: null, lastFault: null })
  await calls(5)
  expect(asked).toBe(3)
  expect(breaker.state()).toEqual({ openSince: new Date(0), lastFault: { at: new Date(0), fault: 'Error' } })
  at = 61
  await calls(2)
  expect(asked).toBe(4)
  expect(breaker.state()).toMatchObject({ openSince: new Date(0), lastFault: { at: new Date(61) } })
  at = 122
  isAway = false
  await expect(call()).resolves.toBe('well')
  expect(breaker.state()).toMatchObject({ openSince: null, lastFault: { at: new Date(61) } })
  isAway = true
  await calls(2)
  expect(asked).toBe(7)
})

test('a clock that is set back does not lengthen the rest', async () => {
  let at = 3_600_000
  const breaker = openBreaker({ faults: 1, rest: 60, now: () => new Date(at) })
  breaker.failed('away')
  expect(breaker.lets()).toBe(false)
  at = 0
  expect([breaker.lets(), breaker.lets()]).toEqual([true, false])
  at = 61
  expect(breaker.lets()).toBe(true)
})
