import { expect, test } from 'vitest'
import { useBrowser } from './harness.ts'
import { newMember, newStory } from './member.ts'

const visit = useBrowser()

test('a story can be read before the letters of its book have come, and hardly a line moves when they do', async () => {
  const member = await newMember()
  const { id } = await newStory(member, 'Nine Lanterns')
  const { page } = await visit({ as: member })
  const gate = Promise.withResolvers<void>()
  await page.route(/(?:andika|patrick-hand)[^/]*\.woff2$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(`/dashboard/book/${id}/review-ai`)
  await page.getByRole('heading', { name: 'Page 24' }).waitFor()
  const heights = () =>
    page.locator('.story-page > .story-text').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  const early = await heights()
  gate.resolve()
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Andika' && status === 'loaded')),
    )
    .toBe(true)
  const late = await heights()
  const moved = late.filter((height, at) => height !== early[at])
  expect(moved.length, `${early.join(' ')} / ${late.join(' ')}`).toBeLessThanOrEqual(4)
})
