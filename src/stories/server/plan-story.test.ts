import { expect, test } from 'vitest'
import { EMPTY_LEDGER } from '../../writing/ledger.ts'
import { readBrief } from '../../writing/brief.ts'
import { planStory } from './plan-story.ts'
import { plannedStory } from './planned-story.ts'

function order(seed: number) {
  const read = readBrief({ genre: 'Mystery', recipient_age: 8, characters: [{ name: 'Zoë', type: 'girl', age: 8 }] })
  if (!read.ok) throw new Error(read.message)
  return { brief: read.value, seed, ledger: EMPTY_LEDGER }
}

test('a story planned on the thread is the one planned here', async () => {
  expect(await planStory(order(7))).toEqual(plannedStory(order(7)))
})

test('many stories at once leave the event loop free', async () => {
  await planStory(order(1))
  let longest = 0
  let last = performance.now()
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const stories = await Promise.all(Array.from({ length: 12 }, (_, seed) => planStory(order(seed))))
  clearInterval(watch)
  expect(new Set(stories.map((story) => story.plan.seed)).size).toBe(12)
  expect(longest).toBeLessThan(200)
})

test('a brief that breaks the storyteller is a fault for its asker only', async () => {
  const { brief, ...rest } = order(3)
  await expect(planStory({ ...rest, brief: { ...brief, characters: [] } })).rejects.toThrow('hero')
  expect((await planStory(order(3))).pages).toHaveLength(24)
})
