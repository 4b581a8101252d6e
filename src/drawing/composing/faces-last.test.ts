// An arm that is stretched out beside a child is not before the child's face.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Action, Scene } from '../../stage/scene.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { compose } from './compose.ts'

const cast = [
  { ...sampleSpec('girl', 'hero', dice('faces')), id: 'hero', age: 6 },
  { ...sampleSpec('cat', 'companion', dice('faces')), id: 'pal1' },
  { ...sampleSpec('man', 'companion', dice('faces')), id: 'pal2' },
  { ...sampleSpec('woman', 'companion', dice('faces')), id: 'figure' },
]

it.each(['push', 'reach'] as const)('%s', (action: Action) => {
  const as = (id: string, does: Action) => ({ id, action: does, emotion: 'happy', gaze: 'other' }) as const
  const scene: Scene = {
    ...{
      place: 'bridge',
      time: 'day',
      weather: 'clear',
      props: ['cup'],
      shot: 'medium',
      mood: 0.8,
      state: [],
      textSide: 'top',
    },
    who: [as('hero', 'laugh'), as('pal1', action), as('pal2', action), { ...as('figure', 'hold'), holds: 'cup' }],
    deed: { by: 'figure', does: 'lifts', what: 'cup' },
  }
  const { layers, faces } = compose({ scene, cast, seed: 3, style: 'vector' })
  const face = faces.find(({ id }) => id === 'hero')?.box ?? { x: 0, y: 0, w: 0, h: 0 }
  const at = layers.findIndex(({ name }) => name === 'hero')
  const over = layers.slice(at + 1).flatMap(({ name, parts }) => (name === 'pal2' ? parts : []))
  const middle = [face.x + face.w / 2, face.y + face.h / 2] as const
  const hits = over.filter(
    ({ path, soft }) =>
      !soft &&
      path.some((loop) => {
        const xs = loop.filter((_, i) => i % 2 === 0)
        const ys = loop.filter((_, i) => i % 2 === 1)
        return (
          Math.min(...xs) < middle[0] &&
          Math.max(...xs) > middle[0] &&
          Math.min(...ys) < middle[1] + face.h * 0.3 &&
          Math.max(...ys) > middle[1] - face.h * 0.3
        )
      }),
  )
  expect(face.w).toBeGreaterThan(0)
  expect(hits.map(({ id }) => id)).toEqual([])
})
