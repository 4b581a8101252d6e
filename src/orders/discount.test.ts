import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue, skus } from './catalogue.ts'
import { leastTotal, reduced, sumOf } from './discount.ts'

const off = oneof(
  record({ percent: integer({ min: 1, max: 90 }), cents: constantFrom(null) }),
  record({ percent: constantFrom(null), cents: integer({ min: 1, max: 500_000 }) }),
)
const amount = record({ sku: constantFrom(...skus), quantity: integer({ min: 1, max: 20 }) })
const amounts = array(amount, { minLength: 1, maxLength: 50 }).map((all) =>
  all.map(({ sku, quantity }) => catalogue[sku].cents * quantity),
)

test('what is taken off is spread over all orders to the cent, and no purchase falls below a dollar', () => {
  assert(
    property(amounts, off, (before, code) => {
      const after = reduced(before, code)
      const whole = sumOf(before)
      const wanted = code.percent === null ? code.cents : Math.round((whole * code.percent) / 100)
      expect(sumOf(after)).toBe(Math.max(whole - wanted, leastTotal))
      for (const [index, cents] of after.entries()) {
        expect(Number.isInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(1)
        expect(cents).toBeLessThanOrEqual(before[index] ?? 0)
      }
    }),
  )
})

test('ten per cent of a hardcover, ten dollars off two things', () => {
  expect(reduced([4999], { percent: 10, cents: null })).toEqual([4499])
  expect(reduced([3999, 2999], { percent: null, cents: 1000 })).toEqual([3428, 2570])
})
