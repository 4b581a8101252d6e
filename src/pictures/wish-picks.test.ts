import { expect, test } from 'vitest'
import { dice } from '../base/dice.ts'
import { sampleSpec } from '../drawing/sheets/sample-pages.ts'
import type { Scene } from '../stage/scene.ts'
import { readWish } from './read-wish.ts'
import { noPicks, saidPicks } from './wish-picks.ts'
import { DOES, FROM, THINGS, WHEN, WHERE } from './wish-picks.data.ts'

const cast = [
  { ...sampleSpec('girl', 'hero', dice('picks')), name: 'Zoë' },
  { ...sampleSpec('boy', 'pal1', dice('picks')), name: 'Ben' },
]
const scene: Scene = {
  ...{ place: 'square', time: 'day', weather: 'cloudy', props: [], shot: 'medium', mood: 0, state: [] },
  textSide: 'left',
  who: [{ id: 'hero', action: 'nod', emotion: 'calm', gaze: 'other' }],
}
const picked = [
  ...DOES.map((does) => ({ ...noPicks, who: 'Zoë', does })),
  ...THINGS.map((thing) => ({ ...noPicks, who: 'Zoë', thing })),
  ...WHERE.map((where) => ({ ...noPicks, where })),
  ...WHEN.map((when) => ({ ...noPicks, when })),
  ...FROM.map((from) => ({ ...noPicks, from })),
  { ...noPicks, who: 'Ben' },
  { who: 'Ben', does: 'running', thing: 'a kite', where: 'at the beach', when: 'at night', from: 'further away' },
]

test.each(picked.map((picks) => [saidPicks(picks)]))('what is picked is understood whole: “%s”', (says) => {
  const { left, understood, scene: now } = readWish(says, scene, cast)
  expect(left).toEqual([])
  expect(understood.length).toBeGreaterThan(0)
  expect(now === scene).toBe(false)
})
