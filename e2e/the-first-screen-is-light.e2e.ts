import { expect, test } from 'vitest'
import { weighMyBooks } from '../scripts/bench/weigh-scripts.ts'
import { brand } from '../src/base/brand.ts'
import { phone, useBrowser } from './harness.ts'
import { newMember } from './member.ts'

const visit = useBrowser()

test('all scripts of My Books weigh 200 kB at most, as they are sent', async () => {
  const { page } = await visit({ as: await newMember() })
  const weight = await weighMyBooks(page)
  expect(weight).toBeGreaterThan(100_000)
  expect(weight).toBeLessThanOrEqual(200_000)
})

test('on a slow line a sheet of paper with the name of the shop is seen before the scripts come, and goes with the first screen', async () => {
  const { page } = await visit({ as: await newMember(), viewport: phone })
  const { promise: scriptsComing, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scriptsComing
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const sheet = page.locator('.first-sheet')
  await sheet.getByText(brand).waitFor()
  await expect.poll(() => sheet.evaluate((paper) => getComputedStyle(paper).opacity)).toBe('1')
  letThrough()
  await page.getByRole('heading', { level: 1, name: 'My Books' }).waitFor()
  expect(await sheet.count()).toBe(0)
})
