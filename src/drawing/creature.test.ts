// A creature's size, age and stuff are seen.
import { expect, it } from 'vitest'
import type { CharacterLook } from '../base/cast.ts'
import { dice } from '../base/dice.ts'
import { FACES } from './emotions.data.ts'
import { drawFigure } from './figure.ts'
import { partBox, pen, type Part } from './graph.ts'
import { scale } from './matrix.ts'
import { STUFF_PAINT } from './paints.data.ts'
import { joined } from './path.ts'
import { buildOf } from './body-build.ts'
import { POSES } from './poses.data.ts'
import { sampleSpec } from './sample-pages.ts'

function drawn(more: Partial<CharacterLook>) {
  const spec = sampleSpec('dog', 'hero', dice('creature'))
  const dog = { ...spec, look: { ...spec.look, hide: 'brown' as const, ...more } }
  const parts: Part[] = []
  const act = { pose: POSES.stand, face: FACES.calm, gaze: [0, 0], pitch: 0, behind: false } as const
  drawFigure(pen(parts, scale(buildOf(dog).size)), dog, act)
  return { parts, height: joined(parts.filter(({ soft }) => !soft).map(partBox)).h }
}

it('one as big as a pony is half as high again as its kind, and one for a pocket is less', () => {
  const { height } = drawn({})
  expect(drawn({ size: 'large' }).height / height).toBeCloseTo(1.5, 1)
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
