import { expect, test } from 'vitest'
import { weighMyBooks } from '../scripts/bench/weigh-scripts.ts'
import { useBrowser } from './harness.ts'
import { newMember } from './member.ts'

const visit = useBrowser()

test('all scripts of My Books weigh 200 kB at most, as they are sent', async () => {
  const { page } = await visit({ as: await newMember() })
  const weight = await weighMyBooks(page)
  expect(weight).toBeGreaterThan(100_000)
  expect(weight).toBeLessThanOrEqual(200_000)
})
