import { expect, test } from 'vitest'
import { dice } from '../base/dice.ts'
import type { Scene } from '../stage/scene.ts'
import { sampleSpec } from '../drawing/sheets/sample-pages.ts'
import { readWish } from './read-wish.ts'
import { hasWish, WISH_CHIPS, withWish } from './wish-chips.ts'

test.each(WISH_CHIPS)('the chip $label says a wish that is understood whole', ({ says }) => {
  const cast = [{ ...sampleSpec('girl', 'hero', dice('chips')), name: 'Zoë' }]
  const scene: Scene = {
    ...{
      place: 'park',
      time: 'day',
      weather: 'clear',
      props: [],
      shot: 'medium',
      mood: 0,
      state: [],
      textSide: 'left',
    },
    who: [{ id: 'hero', action: 'stand', emotion: 'calm', gaze: 'other' }],
  }
  const { understood, left, scene: now } = readWish(says, scene, cast)
  expect(understood).toHaveLength(1)
  expect(left).toEqual([])
  expect(now).not.toEqual(scene)
})

test('a chip adds its words to what was typed, and takes them out again', () => {
  expect(withWish('', 'at night')).toBe('at night')
  expect(withWish('let her wave', 'at night')).toBe('let her wave, at night')
  expect(hasWish('let her wave, at night', 'at night')).toBe(true)
  expect(withWish('let her wave, at night', 'at night')).toBe('let her wave')
})
