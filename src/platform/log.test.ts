import { expect, test } from 'vitest'
import { describeFault } from './log.ts'

test('a fault is told by its kind and place, never by its words, also when it is no Error', () => {
  const fault = Object.assign(new TypeError('Zoë was here'), { code: 'E1' })
  const copy = { message: fault.message, stack: fault.stack }
  for (const told of [describeFault(fault), describeFault(copy)]) {
    expect(told).toContain('log.test.ts')
    expect(told).not.toContain('Zoë')
  }
  expect(describeFault(fault)).toContain('TypeError E1')
  expect(describeFault('Zoë')).toBe('string')
})
