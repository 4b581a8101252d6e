import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { PAGE } from '../places/scenery.ts'
import { partBox } from '../shapes/graph.ts'
import { joined } from '../shapes/path.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'

const empty: Scene = {
  ...{ place: 'meadow', time: 'day', weather: 'clear', who: [], props: [], shot: 'wide', mood: 0, state: [] },
  textSide: 'top',
}

it.each(['watercolor', 'vector'] as const)('a page on which nobody is has a place and no hole in it: %s', (style) => {
  const cast = [sampleSpec('girl', 'hero', dice('open'))]
  for (let seed = 1; seed <= 4; seed++) {
    const { layers } = compose({ scene: empty, cast, seed, style })
    const numbers = layers.flatMap(({ parts }) => parts.flatMap(({ path }) => path.flat()))
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.every(Number.isFinite)).toBe(true)
  }
})

it.each(['near', 'hands', 'wide'] as const)(
  'a place on which nobody is can be seen as a page of people was: %s',
  (view) => {
    const direction = { camera: { view, tall: 1, horizon: 0.5, across: 0.7 }, open: { after: 0, end: 'edge' } } as const
    const { layers } = compose({ scene: { ...empty, direction }, cast: [], seed: 3, style: 'watercolor' })
    const numbers = layers.flatMap(({ parts }) => parts.flatMap(({ path }) => path.flat()))
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.every(Number.isFinite)).toBe(true)
  },
)

it.each(['far', 'wide', 'high'] as const)('whoever has paper about them fills the page, wished %s or not', (view) => {
  const cast = [sampleSpec('girl', 'hero', dice('open'))]
  const who = [{ id: 'hero', action: 'stand', emotion: 'happy', gaze: 'other' }] as const
  const tallOf = (after: number) => {
    const direction = { camera: { view, tall: 0.14, horizon: 0.6, across: 0.7 }, open: { after, end: 'edge' } } as const
    const { layers } = compose({ scene: { ...empty, who: [...who], direction }, cast, seed: 3, style: 'vector' })
    const own = layers.flatMap(({ parts }) => parts.filter(({ id, soft }) => id.startsWith('hero/') && !soft))
    return joined(own.filter(({ path }) => path.length > 0).map(partBox)).h / PAGE.h
  }
  expect(tallOf(0)).toBeGreaterThan(0.5)
  expect(tallOf(0.99)).toBeLessThan(0.2)
})
