// A shadow is no wider than its body: who sits in a pool does not throw the pool's.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { partBox } from '../shapes/graph.ts'

const cast = [sampleSpec('girl', 'hero', dice('shadow'))]

it.each(['above', 'medium'] as const)('sitting in a pond, seen from %s', (shot) => {
  const scene: Scene = {
    ...{
      place: 'pond',
      time: 'day',
      weather: 'clear',
      props: ['duck-pond'],
      shot,
      mood: 0,
      state: [],
      textSide: 'top',
    },
    who: [{ id: 'hero', action: 'sit', emotion: 'surprised', gaze: 'prop' }],
    deed: { by: 'hero', does: 'in', what: 'duck-pond' },
  }
  const { layers, faces } = compose({ scene, cast, seed: 3, style: 'watercolor' })
  const shadows = layers.filter(({ name }) => name === 'shadows').flatMap(({ parts }) => parts.map(partBox))
  const head = faces[0]?.box.w ?? 0
  expect(head).toBeGreaterThan(0)
  for (const { w } of shadows) expect(w / head).toBeLessThan(3)
})
