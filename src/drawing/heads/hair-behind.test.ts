// From behind hair falls: its locks begin side by side, and do not run from one stalk as the ribs of a pumpkin do.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { FACES } from './emotions.data.ts'
import { drawFigure } from '../people/figure.ts'
import { POSES } from '../poses/poses.data.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { partBox, pen, type Part } from '../shapes/graph.ts'
import { scale } from '../shapes/matrix.ts'

const girl = sampleSpec('girl', 'hero', dice('nape'))

function strandsOf(style: 'short' | 'bob' | 'long' | 'ponytail' | 'bun' | 'spiky' | 'wavy') {
  const parts: Part[] = []
  const look = { ...girl.look, hair: { style, color: 'red' as const }, accessory: 'none' as const }
  const at = { pose: POSES.stand, face: FACES.calm, gaze: [0, 0] as const, pitch: 0, behind: true }
  drawFigure(pen(parts, scale(1, 1)), { ...girl, look }, at)
  return parts.filter(({ id }) => id.endsWith('strand')).map(partBox)
}

it.each(['short', 'bob', 'long', 'ponytail', 'bun', 'spiky', 'wavy'] as const)('%s', (style) => {
  const tall = strandsOf(style).filter(({ h }) => h > 90)
  const middles = tall.map(({ x, w }) => x + w / 2)
  expect(tall.every(({ w, h }) => w < h * 0.4)).toBe(true)
  expect(tall.length === 0 || Math.max(...middles) - Math.min(...middles) > 90).toBe(true)
})
