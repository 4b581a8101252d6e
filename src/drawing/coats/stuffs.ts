// What shows that a creature is no living thing: grain of wood, gleams of glass and gold, bubbles in slime, folds of paper, stitches.
import type { Stuff } from '../../stage/finer-creature.data.ts'
import { along } from '../clothes/clothes.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import type { Point } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, type Box } from '../shapes/path.ts'

export type Worked = Exclude<Stuff, 'bronze' | 'stone'>

export const isWorked = (made: Stuff | undefined): made is Worked =>
  made !== undefined && made !== 'bronze' && made !== 'stone'

type Draw = (p: Pen, box: Box, hide: Hex, more: More) => void

const grain: Draw = (p, { x, y, w, h }, hide, more) => {
  const ink = shadeOf(hide, 1.5)
  for (let i = 0, px = x + 8; px < x + w; px += 15, i++) {
    const bend = (i % 3) * 3 - 3
    p(limb([px, y, 1.1, px + bend, y + h * 0.4, 1.7, px - bend, y + h * 0.7, 1.5, px, y + h, 1]), ink, 'grain', {
      ...more,
      alpha: 0.6,
    })
  }
  const [kx, ky] = [x + w * 0.74, y + h * 0.3]
  for (const r of [9, 5.4, 2])
    p(oval(kx, ky, r * 0.8, r * 1.2), r === 5.4 ? hide : ink, 'grain', { ...more, alpha: r === 5.4 ? 1 : 0.75 })
}

const streaks: Draw = (p, { x, y, w, h }, _hide, more) => {
  for (const [u, thick, long] of [
    [0.1, 5, 0.3],
    [0.22, 2.4, 0.2],
    [0.66, 3.4, 0.24],
  ] as const) {
    const [px, py] = [x + w * u, y + h * 0.36]
    p(
      limb([px, py + h * long * 0.4, 1, px + w * 0.08, py, thick, px + w * 0.2, py - h * long, 1]),
      '#ffffff',
      'gleam',
      { ...more, alpha: 0.8 },
    )
  }
}

const glass: Draw = (p, box, hide, more) => {
  const { x, y, w, h } = box
  const edge = blob([x + w * 0.7, y + h, x + w * 0.94, y + h * 0.7, x + w, y + h * 0.3, x + w * 1.06, y + h])
  p(edge, shadeOf(hide, 1.1), 'gleam', { ...more, alpha: 0.5 })
  streaks(p, box, hide, more)
}

const ice: Draw = (p, box, hide, more) => {
  const { x, y, w, h } = box
  const facet = (points: readonly number[], color: Hex, alpha: number) => {
    p(poly(points.map((v, i) => (i % 2 ? y + v * h : x + v * w))), color, 'facet', { ...more, alpha })
  }
  facet([0, 0, 0.36, 0, 0.2, 0.4, 0, 0.5], '#ffffff', 0.6)
  facet([0.62, 0, 1, 0, 1, 0.34, 0.8, 0.3], shadeOf(hide, 0.9), 0.4)
  facet([0, 0.62, 0.26, 0.74, 0.2, 1, 0, 1], shadeOf(hide, 0.9), 0.45)
  facet([0.84, 0.5, 1, 0.42, 1, 1, 0.7, 1], '#ffffff', 0.5)
  streaks(p, box, hide, { ...more, alpha: 0.5 })
}

const slime: Draw = (p, box, hide, more) => {
  const { x, y, w, h } = box
  for (const [u, v, r] of [
    [0.08, 0.62, 7],
    [0.9, 0.5, 9],
    [0.84, 0.74, 5],
    [0.18, 0.84, 9],
    [0.72, 0.1, 6],
    [0.52, 0.92, 6],
    [0.3, 0.06, 5],
  ] as const) {
    const [px, py] = [x + u * w, y + v * h]
    p(oval(px, py, r, r), mix(hide, '#ffffff', 0.42), 'bubble', { ...more, alpha: 0.75 })
    p(oval(px - r * 0.3, py - r * 0.34, r * 0.3, r * 0.26), '#ffffff', 'bubble', { ...more, alpha: 0.9 })
  }
  streaks(p, box, hide, more)
}

const metal: Draw = (p, box, hide, more) => {
  const { x, y, w, h } = box
  const bright = tone(mix(hide, '#ffffff', 0.5), 0.04)
  p(
    limb([x + w * 0.1, y + h * 0.62, 1, x + w * 0.08, y + h * 0.38, 5, x + w * 0.22, y + h * 0.12, 1.4]),
    bright,
    'gleam',
    { ...more, alpha: 0.9 },
  )
  p(
    limb([x + w * 0.93, y + h * 0.5, 0.8, x + w * 0.9, y + h * 0.76, 2.6, x + w * 0.76, y + h * 0.93, 0.8]),
    bright,
    'gleam',
    { ...more, alpha: 0.55 },
  )
}

const steel: Draw = (p, box, hide, more) => {
  metal(p, box, hide, more)
  for (const [u, v] of [
    [0.3, 0.07],
    [0.7, 0.07],
    [0.07, 0.8],
    [0.93, 0.24],
    [0.3, 0.95],
    [0.7, 0.95],
  ] as const)
    p(oval(box.x + u * box.w, box.y + v * box.h, 3.6, 3.6), shadeOf(hide, 1.6), 'rivet', more)
}

const paper: Draw = (p, { x, y, w, h }, hide, more) => {
  const fold = (from: Point, to: Point) => {
    const line = [x + from[0] * w, y + from[1] * h, 1.1, x + to[0] * w, y + to[1] * h, 1.1]
    p(limb(line), shadeOf(hide, 1.5), 'fold', { ...more, alpha: 0.75 })
  }
  const half = [x + w * 0.5, y, x + w * 1.1, y, x + w * 1.1, y + h, x + w * 0.5, y + h]
  p(poly(half), shadeOf(hide, 0.7), 'fold', { ...more, alpha: 0.5 })
  fold([0.5, 0], [0.5, 1])
  fold([0, 0.3], [0.5, 0.02])
  fold([1, 0.3], [0.5, 0.02])
  fold([0, 0.72], [0.34, 1])
  fold([1, 0.72], [0.66, 1])
}

/** A seam down the middle, and one place that was mended. */
const cloth: Draw = (p, { x, y, w, h }, hide, more) => {
  const thread = shadeOf(hide, 2.6)
  p(limb([x + w * 0.5, y, 0.9, x + w * 0.5, y + h, 0.9]), thread, 'seam', { ...more, alpha: 0.7 })
  for (let py = y + 7; py < y + h; py += 13)
    p(limb([x + w * 0.5 - 5, py, 1.3, x + w * 0.5 + 5, py + 1, 1.3]), thread, 'stitch', more)
  // An ear is too small for a patch.
  if (w < 80) return
  const [px, py, r] = [x + w * 0.84, y + h * 0.24, 15]
  p(
    poly([px - r, py - r, px + r, py - r * 0.8, px + r * 0.9, py + r, px - r, py + r * 0.9], 3),
    mix(hide, '#ffe9c0', 0.65),
    'mend',
    more,
  )
  for (const k of [-0.8, -0.1, 0.6])
    for (const s of [-1, 1])
      p(limb([px + s * r - 4, py + k * r, 1.2, px + s * r + 4, py + k * r, 1.2]), thread, 'stitch', more)
}

const DRAWN: Readonly<Record<Worked, Draw>> = {
  wood: grain,
  glass,
  ice,
  slime,
  gold: metal,
  copper: metal,
  steel,
  paper,
  cloth,
}

export const isStuff = (kind: string): kind is Worked => kind in DRAWN

export const drawStuff = (p: Pen, box: Box, made: Worked, hide: Hex, more: More): void => {
  DRAWN[made](p, box, hide, more)
}

/** On an arm or a leg: along it, or stitched across it. */
export function drawStuffOnLimb(p: Pen, spine: readonly Point[], r: number, made: Worked, hide: Hex, more: More): void {
  const lines = (ink: Hex, offsets: readonly number[], thick: number, alpha: number) => {
    for (const k of offsets) {
      const path = along(spine, 0.1, 0.84, thick * 0.6, thick).map((v, i) => (i % 3 === 0 ? v + k * r : v))
      p(limb(path), ink, 'grain', { ...more, alpha })
    }
  }
  if (made === 'wood') lines(shadeOf(hide, 1.5), [-0.5, 0, 0.45], 1.5, 0.6)
  else if (made === 'paper') lines(shadeOf(hide, 1.5), [0], 1.2, 0.7)
  else if (made === 'cloth') lines(shadeOf(hide, 2.6), [0.1], 1, 0.7)
  else
    lines(
      made === 'gold' || made === 'copper' || made === 'steel' ? mix(hide, '#ffffff', 0.6) : '#ffffff',
      [-0.45],
      r * 0.16,
      0.75,
    )
}
