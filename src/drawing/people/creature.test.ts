// Size, age and stuff are seen.
import { expect, it } from 'vitest'
import type { CharacterLook } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { FACES } from '../heads/emotions.data.ts'
import { drawFigure } from './figure.ts'
import { partBox, pen, type Part } from '../shapes/graph.ts'
import { scale } from '../shapes/matrix.ts'
import { STUFF_PAINT } from '../clothes/paints.data.ts'
import { joined } from '../shapes/path.ts'
import { buildOf } from './body-build.ts'
import { poseOf } from '../poses/pose-of.ts'
import { POSES, type Pose } from '../poses/poses.data.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'

function drawn(more: Partial<CharacterLook>, pose: Pose = POSES.stand) {
  const spec = sampleSpec('dog', 'hero', dice('creature'))
  const dog = { ...spec, look: { ...spec.look, hide: 'brown' as const, ...more } }
  const parts: Part[] = []
  const act = { pose, face: FACES.calm, gaze: [0, 0], pitch: 0, behind: false } as const
  drawFigure(pen(parts, scale(buildOf(dog).size)), dog, act)
  return { parts, height: joined(parts.filter(({ soft }) => !soft).map(partBox)).h }
}

it('one as big as a pony stands on its own four legs, higher than its kind upright, and one for a pocket is less', () => {
  const { height } = drawn({})
  const spec = sampleSpec('dog', 'hero', dice('creature'))
  const pony = { ...spec, look: { ...spec.look, size: 'large' as const } }
  for (const action of ['stand', 'walk', 'run', 'sit', 'pull', 'wave'] as const)
    expect(poseOf(action, pony, { holds: undefined, alone: true, shot: 'medium' }).fours, action).toBe(true)
  expect(
    drawn({ size: 'large' }, poseOf('stand', pony, { holds: undefined, alone: true, shot: 'medium' })).height / height,
  ).toBeGreaterThan(1.2)
  expect(drawn({ size: 'small' }).height / height).toBeLessThan(0.85)
})

it.each(['bronze', 'stone'] as const)(
  'one of %s has its paint on head and body, weather on it and no blush',
  (made) => {
    const { parts } = drawn({ made })
    const ids = parts.map(({ id }) => id)
    const coat = parts.filter(({ id }) => /(^|\/)(hide|head)$/.test(id) || id === 'head/head')
    expect(coat.filter(({ color }) => color === STUFF_PAINT[made].hide).length).toBeGreaterThan(1)
    expect(coat.every(({ material }) => material !== 'fur')).toBe(true)
    expect(ids).toContain('head/weathered')
    expect(ids).not.toContain('head/blush')
  },
)

it('an old one has white brows, a grey muzzle and lines at its eyes', () => {
  const look = (old: boolean) => drawn(old ? { old } : {}).parts
  const paint = (parts: readonly Part[], name: string) => parts.find(({ id }) => id === `head/${name}`)?.color
  expect(paint(look(true), 'brow')).not.toBe(paint(look(false), 'brow'))
  expect(paint(look(true), 'muzzle')).not.toBe(paint(look(false), 'muzzle'))
  expect(look(true).map(({ id }) => id)).toContain('head/crease')
})

it('a child of two is not one of eight made small: its head is larger for its body, its legs are shorter', () => {
  const child = sampleSpec('girl', 'hero', dice('years'))
  const [two, eight] = [[2, 4] as const, [8, 4.5] as const].map(([age, heads]) =>
    buildOf({ ...child, age, look: { ...child.look, heads } }),
  )
  if (!two || !eight) throw new Error('Nobody was built')
  const legs = (one: typeof two) => one.leg / one.torso
  const heads = (one: typeof two) => (one.leg + one.torso + one.neck) / one.head
  expect(legs(two) / legs(eight)).toBeLessThan(0.85)
  expect(heads(two) / heads(eight)).toBeLessThan(0.8)
  expect(heads(two) * two.size).toBeLessThan(heads(eight) * eight.size * 0.75)
})
