// Hair that is tied up or back: one braid, buns, tails.
import type { CharacterSpec } from '../../stage/cast.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import type { HairPens } from './hair-pens.ts'
import { type DrawHair, H, SCALP, NAPE, tieOf, beaded } from './hair-roots.ts'

/** A rope of hair in three strands. */
export function rope(
  p: Pen,
  x: number,
  y: number,
  n: number,
  sway: number,
  color: Hex,
  tie: Hex,
  spec: CharacterSpec,
): void {
  for (let i = n; i >= 0; i--) {
    const cx = x + Math.sin(i * 0.5) * sway
    const w = 17 - i * 0.7
    p(
      blob([
        cx - w,
        y + i * 20 - 9,
        cx,
        y + i * 20 - 3,
        cx + w,
        y + i * 20 - 9,
        cx + w * 0.9,
        y + i * 20 + 9,
        cx,
        y + i * 20 + 17,
        cx - w * 0.9,
        y + i * 20 + 9,
      ]),
      i % 2 ? color : tone(color, 0.03),
      'hair',
      H,
    )
  }
  const ex = x + Math.sin(n * 0.5) * sway
  const ey = y + n * 20 + 16
  p(blob([ex - 8, ey, ex + 8, ey, ex + 12, ey + 22, ex, ey + 34, ex - 12, ey + 22]), color, 'hair', H)
  p(oval(ex, ey, 10, 8), tie, 'hair-tie', { material: 'cloth', puff: 0.6 })
  beaded(p, ex, ey + 30, spec)
}

export const pulled = (h: HairPens, color: Hex) => {
  h.back(blob([-84, 20, -90, -20, -60, -80, 0, -92, 60, -80, 90, -20, 84, 20, 0, 50]), shadeOf(color, 0.9), 'hair', H)
  h.front(blob(h.behind ? NAPE : SCALP, 0.95), color, 'hair', H)
  const lines = h.behind
    ? [
        [-80, -20, -40, 10, 0, 30],
        [80, -20, 40, 10, 0, 30],
        [-40, -90, -20, -30, 0, 24],
        [40, -90, 20, -30, 0, 24],
      ]
    : [
        [-78, -34, -40, -82, 0, -100],
        [-44, -58, -22, -84, 0, -100],
        [0, -66, 0, -80, 0, -100],
        [44, -58, 22, -84, 0, -100],
        [78, -34, 40, -82, 0, -100],
      ]
  for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of lines)
    h.front(limb([a, b, 0.8, c, d, 1.8, e, f, 0.8]), tone(color, 0.07), 'strand', {
      decal: true,
      material: 'hair',
      fine: true,
    })
}

export const braid: DrawHair = (h, color, spec) => {
  const n = spec.look.hair.reach === 'waist' ? 9 : 6
  pulled(h, color)
  if (h.behind) rope(h.front, 0, 34, n, 3, color, tieOf(spec), spec)
  else rope(h.front, -74 - h.yaw * 4, 44, n, -9, color, tieOf(spec), spec)
}

export const crownBraid: DrawHair = (h, color) => {
  pulled(h, color)
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1.02 + (0.96 * i) / 12)
    h.front(
      oval(Math.cos(a) * 88, -20 + Math.sin(a) * 76, 17, 13, (a * 180) / Math.PI + (i % 2 ? 50 : 120)),
      i % 2 ? color : tone(color, 0.03),
      'hair',
      H,
    )
  }
}

export function ball(p: Pen, x: number, y: number, r: number, color: Hex): void {
  p(oval(x, y, r, r * 0.94), color, 'hair', H)
  for (const k of [-0.5, 0.1])
    p(
      limb([x - r * 0.7, y + k * r, 0.8, x, y + (k - 0.3) * r, 2, x + r * 0.7, y + (k + 0.1) * r, 0.8]),
      tone(color, 0.07),
      'strand',
      { decal: true, material: 'hair' },
    )
}

export const spaceBuns: DrawHair = (h, color, spec) => {
  for (const s of [-1, 1]) ball(h.back, s * 66 - h.yaw * 6, -106, 32, color)
  pulled(h, color)
  for (const s of [-1, 1]) {
    if (h.behind) ball(h.front, s * 62, -96, 32, color)
    h.front(oval(s * 52 - h.yaw * 5, -88, 16, 8, s * 40), tieOf(spec), 'hair-tie', { material: 'cloth', puff: 0.6 })
  }
}

export const lowBun: DrawHair = (h, color, spec) => {
  if (!h.behind) ball(h.back, -58 - h.yaw * 10, 58, 34, color)
  pulled(h, color)
  if (!h.behind) return
  ball(h.front, 0, 46, 36, color)
  h.front(oval(0, 16, 20, 8), tieOf(spec), 'hair-tie', { material: 'cloth', puff: 0.6 })
}

export const mane = (p: Pen, color: Hex, low: number) => {
  p(
    blob([
      -88,
      -10,
      -76,
      -78,
      0,
      -102,
      76,
      -78,
      88,
      -10,
      98,
      60,
      92,
      low - 20,
      50,
      low,
      0,
      low - 6,
      -50,
      low,
      -92,
      low - 20,
      -98,
      60,
    ]),
    shadeOf(color, 0.7),
    'hair',
    H,
  )
}

export const curtains = (h: HairPens, color: Hex, low: number) => {
  for (const s of [-1, 1])
    h.front(
      blob([
        s * 58,
        -62,
        s * 88,
        -36,
        s * (96 - h.yaw * s * 6),
        20,
        s * (100 - h.yaw * s * 8),
        low - 60,
        s * 92,
        low - 30,
        s * 80,
        low - 40,
        s * 78,
        40,
        s * 75,
        -6,
      ]),
      color,
      'hair',
      H,
    )
}

export const halfUp: DrawHair = (h, color, spec) => {
  ball(h.back, -10 - h.yaw * 6, -112, 28, color)
  mane(h.back, color, 150)
  curtains(h, color, 150)
  pulled(h, color)
  h.front(oval(-8 - h.yaw * 5, -98, 16, 8), tieOf(spec), 'hair-tie', { material: 'cloth', puff: 0.6 })
  if (h.behind) mane(h.front, color, 150)
}

export function tailed(h: HairPens, color: Hex, spec: CharacterSpec, x: number, y: number, way: number): void {
  const t = h.behind ? h.front : h.back
  const path = blob([
    x,
    y,
    x + way * 40,
    y - 30,
    x + way * 72,
    y,
    x + way * 76,
    y + 70,
    x + way * 60,
    y + 150,
    x + way * 44,
    y + 120,
    x + way * 34,
    y + 50,
    x + way * 6,
    y + 20,
  ])
  if (!h.behind) t(path, shadeOf(color, 0.3), 'hair', H)
  pulled(h, color)
  if (h.behind) t(path, color, 'hair', H)
  h.front(oval(x, y + 4, 15, 12), tieOf(spec), 'hair-tie', { material: 'cloth', puff: 0.7 })
}
