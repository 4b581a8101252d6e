import { expect, test } from 'vitest'
import { EMPTY_LEDGER } from '../../writing/dealing/ledger.ts'
import { readBrief } from '../../writing/brief/brief.ts'
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

test('many stories at once are planned aside: whoever waits for something else does not wait for them', async () => {
  await planStory(order(1))
  const ended: string[] = []
  const stories = Array.from({ length: 12 }, async (_, seed) => {
    const story = await planStory(order(seed))
    ended.push('a story')
    return story
  })
  await new Promise<void>((resolve) => setTimeout(resolve, 1))
  ended.push('something else')
  expect(new Set((await Promise.all(stories)).map((story) => story.plan.seed)).size).toBe(12)
  expect(ended[0]).toBe('something else')
})

test('a brief that breaks the storyteller is a fault for its asker only', async () => {
  const { brief, ...rest } = order(3)
  await expect(planStory({ ...rest, brief: { ...brief, characters: [] } })).rejects.toThrow('hero')
  expect((await planStory(order(3))).pages).toHaveLength(24)
})
