import { expect, test } from 'vitest'
import type { Pitch } from '../pictures/pitch-contract.ts'
import { offeredPitches } from './offered-pitches.ts'

const pitch = (world: string): Pitch => ({
  world,
  seed: 1,
  title: world,
  words: '',
  tells: 'free',
  there: '',
  cover: '',
})

test('who asks for other stories sees the chosen one first, and once', () => {
  const [life, gulls, toads] = [pitch('life'), pitch('gulls'), pitch('toads')]
  expect(offeredPitches(undefined, [gulls, toads])).toEqual([gulls, toads])
  expect(offeredPitches(life, [gulls, toads])).toEqual([life, gulls, toads])
  expect(offeredPitches(life, [gulls, life])).toEqual([gulls, life])
})
