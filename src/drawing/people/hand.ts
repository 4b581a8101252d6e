// Hands, in their own space: the wrist at 0, 0 and the fingers toward +x.
import type { Hex } from '../shapes/color.ts'
import { shadeOf } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import { scale } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import type { HandShape } from '../poses/poses.data.ts'

const S = { material: 'skin', puff: 0.85 } as const

type Finger = readonly [x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, w: number]

const OPEN: readonly Finger[] = [
  [11, 8, 20, 12, 27, 17, 4.7],
  [14, 3, 24, 5, 33, 6.5, 5.1],
  [14, -3, 24, -4, 34, -6, 5.2],
  [11, -8, 21, -12, 29, -16, 5],
]
const MITT: readonly Finger[] = [
  [10, 8, 18, 9, 23, 6, 4.7],
  [12, 4, 22, 5, 28, 2, 4.9],
  [12, -2, 23, -1, 29, -3, 5],
  [10, -7, 20, -7, 26, -7, 4.8],
]
const CUP: readonly Finger[] = [
  [10, 7, 20, 6, 26, 1, 4.8],
  [12, 3, 23, 2, 30, -4, 5],
  [12, -2, 24, -4, 31, -10, 5],
  [10, -6, 21, -9, 28, -15, 4.8],
]

/** Thumbs point up and in: 1 when that is on the left of who looks along the fingers. `way` is 1 for the far arm. */
export function thumbOf(aim: number, way: number): number {
  const a = (aim * Math.PI) / 180
  return Math.cos(a) * 0.8 - Math.sin(a) * 0.6 * way < 0 ? -1 : 1
}

export function drawHand(from: Pen, shape: HandShape, skin: Hex, r: number, thumb: number): void {
  const k = r / 14
  const p = from.to(scale(k, k * thumb))
  const crease = (spine: readonly number[]) =>
    p(limb(spine), shadeOf(skin, 2), 'finger', { decal: true, alpha: 0.5, fine: true })
  if (shape === 'fist' || shape === 'point') {
    if (shape === 'point') p(limb([10, -6, 5.6, 24, -8, 5.2, 38, -8, 4.6]), skin, 'skin', S)
    p(blob([-8, -9, 4, -13, 17, -10, 22, 0, 18, 10, 5, 13, -8, 9]), skin, 'skin', S)
    knuckles(p, skin)
    return
  }
  const fingers = shape === 'open' ? OPEN : shape === 'cup' ? CUP : MITT
  for (const [x0, y0, x1, y1, x2, y2, w] of fingers)
    p(limb([x0, y0, w * 0.96, x1, y1, w, x2, y2, w * 0.84]), skin, 'skin', { ...S, puff: 0.8 })
  if (shape === 'open') p(limb([0, -6, 5.4, 6, -15, 5.4, 12, -23, 4.6]), skin, 'skin', S)
  p(blob([-9, -8.5, 4, -12, 14, -10.5, 17, 0, 14, 10.5, 4, 12, -9, 8.5]), skin, 'skin', { ...S, plain: true })
  if (shape === 'open') {
    crease([4, -7, 0.6, 6, 0, 1, 3, 7, 0.6])
    return
  }
  p(limb([0, -6, 5, 8, -12, 5, 17, -13, 4.2]), skin, 'skin', { ...S, plain: true })
  crease([3, -7, 0.5, 9, -9, 1, 16, -9, 0.5])
}

/** Four fingers and a thumb round whatever the hand holds. */
export function drawGrip(from: Pen, skin: Hex, r: number, thumb: number): void {
  knuckles(from.to(scale(r / 14, (r * thumb) / 14)), skin)
}

function knuckles(p: Pen, skin: Hex): void {
  for (const [x, y, w] of [
    [14, 8.6, 4.2],
    [16.5, 3.4, 4.6],
    [17, -2.2, 4.6],
    [14.5, -7.4, 4.3],
  ] as const)
    p(limb([x - 7, y, w * 0.9, x, y, w, x + 3.4, y, w * 0.9]), skin, 'skin', { ...S, puff: 0.75 })
  p(limb([-1, -9, 4.8, 7, -13.5, 4.8, 14, -12.5, 4.2]), skin, 'skin', { ...S, puff: 0.75 })
}

/** A paw's toes round whatever it holds. */
export function drawPawGrip(p: Pen, hide: Hex, r: number, more: More): void {
  for (const y of [-0.62, 0, 0.62]) p(oval(8 + r * 0.62, y * r, r * 0.5, r * 0.36), hide, 'paw', more)
}
