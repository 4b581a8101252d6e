// The sky where there is no air: stars, a planet with its ring.
import { tone } from '../../shapes/color.ts'
import type { Pen } from '../../shapes/graph.ts'
import type { Point } from '../../shapes/matrix.ts'
import { blob, limb, oval, rect } from '../../shapes/path.ts'
import { star } from '../sky.ts'
import { PAGE, type Scenery } from '../scenery.ts'
import { LIT } from './gleam.ts'

export function space(w: Scenery): void {
  const p = w.layer('space', 'sky', 1, 0)
  p(rect(-60, -60, PAGE.w + 120, 500), '#1a1b4a', 'space', { ...LIT, fade: '#33327a' })
  p(rect(-60, 438, PAGE.w + 120, 520), '#33327a', 'space', { ...LIT, fade: '#6a56a6' })
  const die = w.die('space')
  for (const [x, y, rx, ry, c] of [
    [260, 200, 420, 190, '#6a4fc0'],
    [840, 330, 430, 220, '#b5559c'],
    [520, 90, 380, 150, '#3f7fc0'],
  ] as const)
    p(oval(x, y, rx, ry), c, 'nebula', { ...LIT, soft: true, alpha: 0.5 })
  for (let i = 0; i < 120; i++) {
    const x = die.next() * 1180 - 40
    const y = die.next() * 700 - 20
    const r = 0.8 + die.next() ** 4 * 4
    if (r > 3) star(p, x, y, r * 2.6)
    else p(oval(x, y, r), '#fff6d8', 'star', { ...LIT, alpha: 0.55 + die.next() * 0.45 })
  }
}

export function planet(w: Scenery, x: number, y: number, r: number, c: string, ring: boolean): void {
  const p = w.layer('planet', 'far', 1, 0)
  const disc = oval(x, y, r)
  if (ring)
    p(
      blob([x - r * 1.9, y + r * 0.3, x - r, y - r * 0.25, x + r * 1.9, y - r * 0.4, x + r, y + r * 0.2], 1),
      '#ffd9a0',
      'ring',
      { ...LIT, alpha: 0.9 },
    )
  p(disc, c, 'planet', { material: 'stone', puff: 1, lit: true })
  drawBands(p, [x, y], r, c)
  if (ring)
    p(
      limb([
        x - r * 1.7,
        y + r * 0.34,
        3,
        x - r * 0.4,
        y + r * 0.2,
        8,
        x + r * 0.6,
        y,
        8,
        x + r * 1.7,
        y - r * 0.34,
        3,
      ]),
      '#ffe9c4',
      'ring',
      { ...LIT },
    )
}

function drawBands(p: Pen, [x, y]: Point, r: number, c: string): void {
  const inside = { decal: true, clip: oval(x, y, r), lit: true, material: 'stone' } as const
  p(
    blob([
      x - r,
      y - r * 0.3,
      x - r * 0.2,
      y - r * 0.5,
      x + r,
      y - r * 0.2,
      x + r,
      y,
      x,
      y - r * 0.2,
      x - r,
      y - r * 0.06,
    ]),
    tone(c, 0.07),
    'band',
    inside,
  )
  p(
    blob([
      x - r,
      y + r * 0.3,
      x,
      y + r * 0.16,
      x + r,
      y + r * 0.4,
      x + r,
      y + r * 0.56,
      x,
      y + r * 0.36,
      x - r,
      y + r * 0.46,
    ]),
    tone(c, -0.06),
    'band',
    inside,
  )
}
