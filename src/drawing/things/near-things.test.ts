// A look from near: what is as large as people stands behind them, as large as it is, and only small things lie before them.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { partBox } from '../shapes/graph.ts'
import { joined } from '../shapes/path.ts'

const cast = [sampleSpec('girl', 'hero', dice('near'))]
const camera = { view: 'hands', tall: 1, horizon: 0.5, across: 0.7 } as const

function placedFromNear(prop: string) {
  const scene: Scene = {
    ...{ place: 'bridge', time: 'day', weather: 'clear', props: [prop], shot: 'medium', mood: 0, state: [] },
    ...{ who: [{ id: 'hero', action: 'stand', emotion: 'happy', gaze: 'other' }], textSide: 'left' },
    direction: { camera },
  }
  const { layers } = compose({ scene, cast, seed: 3, style: 'vector' })
  return ['props', 'props-front'].map((name) => {
    const parts = layers.filter((layer) => layer.name === name).flatMap((layer) => layer.parts)
    const own = parts.filter(({ id, path, soft }) => id.includes(`/${prop}`) && path.length > 0 && !soft)
    return own.length > 0 ? joined(own.map(partBox)).w : 0
  })
}

it('a bicycle is no toy before a breast', () => {
  const [behind = 0, before] = placedFromNear('bicycle')
  expect(before).toBe(0)
  expect(behind).toBeGreaterThan(250)
})

it('an apple lies at the lower edge', () => {
  const [behind, before] = placedFromNear('apple')
  expect(behind).toBe(0)
  expect(before).toBeGreaterThan(30)
})
