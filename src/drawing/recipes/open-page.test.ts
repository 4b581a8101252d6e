import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
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
