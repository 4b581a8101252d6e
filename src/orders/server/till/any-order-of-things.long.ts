import { assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestTill, type TestTill } from './test-till.ts'
import { actions, playTill } from './test-till-model.ts'

let on: TestTill
let heard = 0
beforeAll(async () => {
  // Every third webhook is lost.
  on = await openTestTill({ arrives: () => (heard += 1) % 3 > 0 })
})
afterAll(() => on.close())

test('a hundred and fifty buyers who do anything are never charged twice', async () => {
  let paid = 0
  const property = asyncProperty(actions, async (done) => {
    paid += await playTill(on, done)
  })
  // What it names is played again by its seed; to make it smaller would take hours.
  await assert(property, { numRuns: 150, endOnFailure: true })
  expect(paid).toBeGreaterThan(50)
}, 1_200_000)
