import { assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestTill, type TestTill } from './test-till.ts'
import { actions, playTill } from './test-till-model.ts'

let on: TestTill
beforeAll(async () => {
  on = await openTestTill()
})
afterAll(() => on.close())

test('whatever a buyer does in whatever order, the shop keeps what her paid orders cost', async () => {
  let paid = 0
  const property = asyncProperty(actions, async (done) => {
    paid += await playTill(on, done)
  })
  await assert(property, { seed: 7, numRuns: 6, endOnFailure: true })
  expect(paid).toBeGreaterThan(2)
})
