// Beaks speak and feel as mouths do: they open, and their corners rise and fall.
import type { FacePose } from '../heads/emotions.data.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import type { Beak } from './birds.data.ts'

const HORN = { material: 'stone', puff: 0.8 } as const

export function drawBeak(p: Pen, beak: Beak, face: FacePose, yaw: number, wattles?: Hex): void {
  const { w, h, long, color } = beak
  const tip = Math.max(0.12, yaw) * long
  const gape = face.open < 0.1 ? 0 : 7 + face.open * 17
  if (wattles)
    for (const s of [-1, 1])
      p(oval(s * 9 + tip * 0.2, h * 1.6 + gape * 0.7 + 8, 9, 16), wattles, 'wattle', { material: 'skin', puff: 0.9 })
  drawLower(p, beak, gape, tip, face)
  const upper = uppers[beak.form](w, h, tip)
  p(blob(upper, 0.86), color, 'beak', HORN)
  if (beak.form === 'bent')
    p(
      blob(
        [
          tip + w * 0.5,
          h * 0.1,
          tip + w * 1.1,
          h * 0.7,
          tip + w * 0.66,
          h * 1.9,
          tip + w * 0.2,
          h * 1.3,
          tip - w * 0.2,
          h * 0.7,
        ],
        0.9,
      ),
      '#35303a',
      'beak',
      HORN,
    )
  if (beak.cere) p(oval(tip * 0.2, -h * 0.8, w * 0.66, h * 0.42), beak.cere, 'beak', HORN)
  for (const s of [-1, 1])
    p(oval(tip * 0.4 + s * w * 0.26, -h * 0.36, 1.8, 2.6, s * 16), shadeOf(color, 3), 'nostril', {
      decal: true,
      material: 'ink',
      fine: true,
    })
  corners(p, beak, face, gape)
}

const uppers: Readonly<Record<Beak['form'], (w: number, h: number, tip: number) => number[]>> = {
  cone: (w, h, tip) => [
    -w,
    1,
    -w * 0.62,
    -h * 0.72,
    tip * 0.15,
    -h,
    w * 0.66 + tip * 0.2,
    -h * 0.66,
    w + tip * 0.4,
    1,
    tip + w * 0.3,
    h * 0.95,
    tip * 0.6 - w * 0.3,
    h * 0.62,
  ],
  bill: (w, h, tip) => [
    -w,
    3,
    -w * 0.62,
    -h * 0.5,
    -w * 0.2,
    -h * 1.15,
    w * 0.36,
    -h * 1.15,
    w * 0.7 + tip * 0.4,
    -h * 0.5,
    w + tip,
    2,
    w * 0.9 + tip,
    h * 0.9,
    tip * 0.8,
    h * 1.14,
    -w * 0.84,
    h * 0.86,
  ],
  hook: (w, h, tip) => [
    -w,
    2,
    -w * 0.74,
    -h * 0.72,
    0,
    -h,
    w * 0.74 + tip * 0.3,
    -h * 0.7,
    w + tip * 0.5,
    2,
    w * 0.56 + tip * 0.8,
    h * 0.66,
    tip,
    h * 1.36,
    -w * 0.4 + tip * 0.5,
    h * 0.6,
  ],
  bent: (w, h, tip) => [
    -w,
    0,
    -w * 0.6,
    -h * 0.74,
    0,
    -h * 0.9,
    tip * 0.6 + w * 0.5,
    -h * 0.6,
    tip + w * 1.05,
    h * 0.3,
    tip + w * 0.9,
    h * 1.3,
    tip + w * 0.5,
    h * 1.8,
    tip,
    h * 0.9,
    -w * 0.4,
    h * 0.6,
  ],
}

function drawLower(p: Pen, { form, w, h, color }: Beak, gape: number, tip: number, face: FacePose): void {
  const low = h * (form === 'hook' ? 0.7 : 0.86) + gape
  const k = form === 'bill' ? 0.82 : 0.7
  const x = tip * 0.5
  const jaw = blob([
    -w * k,
    0,
    w * k + x,
    0,
    w * k * 0.84 + x,
    low * 0.62,
    x + (form === 'bill' ? 4 : 2),
    low + 5,
    -w * k * 0.7 + x * 0.3,
    low * 0.62,
  ])
  p(jaw, tone(color, -0.06), 'beak', HORN)
  if (gape === 0) return
  const inside = blob([
    -w * k * 0.8,
    0,
    w * k * 0.8 + x,
    0,
    w * k * 0.66 + x,
    low * 0.5,
    x,
    low * 0.86,
    -w * k * 0.5 + x * 0.3,
    low * 0.5,
  ])
  p(inside, '#5c1826', 'mouth', { decal: true, material: 'ink' })
  if (face.tongue > 0)
    p(oval(x * 0.8, low * 0.7, w * k * 0.5, low * 0.24), '#f07f8c', 'tongue', {
      decal: true,
      clip: inside,
      material: 'skin',
    })
}

/** The corners of the mouth, where one sees what it feels. */
function corners(p: Pen, { w, color }: Beak, { smile }: FacePose, gape: number): void {
  const ink = shadeOf(color, 3.4)
  for (const s of [-1, 1])
    p(
      limb([s * (w - 4), 3 + gape * 0.1, 1.6, s * (w + 3), 2 - smile * 0.3, 2.2, s * (w + 8), 1 - smile * 0.72, 1]),
      ink,
      'mouth-line',
      { decal: true, material: 'ink' },
    )
}
