// Each fault that is planted is noticed by a test that says that it would: one after the other, in a copy of the house.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from './faults.ts'
import { copyHouse, noticeOf, type House } from './plant-fault.ts'
import { readStatements } from './statements.ts'

let house: House
beforeAll(async () => {
  house = await copyHouse()
})
afterAll(() => house.remove())

const statements = readStatements()

test.each(faults)('$statement: $find -> $replace', async (fault) => {
  const statement = statements.find(({ number }) => number === fault.statement)
  const seen = statement && (await noticeOf(house, fault, statement))
  // One that is noticed by now is to be told so, too.
  expect(seen !== undefined, seen?.words).toBe(fault.unnoticed === undefined)
})

test('of twenty faults at most one is not noticed', () => {
  expect(faults.filter(({ unnoticed }) => unnoticed).length / faults.length).toBeLessThanOrEqual(0.05)
})
