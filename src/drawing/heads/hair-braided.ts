// Hair in rows, thin braids, twists and knots.
import { shadeOf, tone } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { type DrawHair, H, SCALP, NAPE, shorn, skinOf, plait, rows } from './hair-roots.ts'

export const cornrows: DrawHair = (h, color, spec) => {
  const skin = skinOf(spec)
  const isLong = spec.look.hair.reach !== undefined || spec.look.hair.beads !== undefined || spec.pronoun === 'she'
  if (isLong && !h.behind)
    for (const s of [-1, 1])
      for (const [x, y] of [
        [86, 70],
        [74, 88],
        [60, 96],
      ] as const)
        plait(h.back, [s * 74, 0, 7, s * (x + 8), 40, 7, s * x, y, 5], color, spec)
  shorn(h, color, skin, 0.9)
  rows(h.front, color, skin, h.behind)
  if (isLong && h.behind)
    for (const x of [-56, -28, 0, 28, 56]) plait(h.front, [x, 50, 7, x * 1.1, 84, 7, x * 1.1, 110, 5], color, spec)
}

export const boxBraids: DrawHair = (h, color, spec) => {
  const low = spec.look.hair.reach === 'chin' ? 74 : spec.look.hair.reach === 'shoulder' ? 104 : 150
  const fall = (p: Pen, s: number, x: number, dx: number) => {
    plait(p, [s * x * 0.5, -84, 6, s * x, -30, 7, s * (x + dx), 40, 7, s * (x + dx * 1.2), low - dx, 5.4], color, spec)
  }
  if (!h.behind)
    for (const s of [-1, 1])
      for (const [x, dx] of [
        [92, 12],
        [84, 6],
        [70, 4],
        [54, 2],
      ] as const)
        fall(h.back, s, x, dx)
  h.back(blob([-86, 20, -90, -24, -60, -84, 0, -96, 60, -84, 90, -24, 86, 20, 0, 50]), shadeOf(color, 0.8), 'hair', H)
  h.front(blob(h.behind ? NAPE : SCALP), color, 'hair', { ...H, puff: 0.5 })
  for (const s of [-1, 1]) {
    for (const [x, dx] of h.behind
      ? ([
          [14, 2],
          [38, 4],
          [62, 6],
          [84, 8],
        ] as const)
      : ([
          [88, 8],
          [82, 0],
        ] as const))
      fall(h.front, s, x, dx)
    if (!h.behind)
      for (const x of [22, 46, 68])
        plait(h.front, [s * 6, -100, 5, s * x * 0.8, -84, 6, s * (x + 18), -34, 6], color, spec)
  }
}

export const twists: DrawHair = (h, color, spec) => {
  const low = spec.look.hair.reach === 'shoulder' || spec.look.hair.reach === 'waist' ? 96 : 34
  const one = (p: Pen, spine: readonly number[]) => {
    p(limb(spine), color, 'hair', { ...H, puff: 0.8 })
    const [x0 = 0, y0 = 0, , x1 = 0, y1 = 0] = spine
    for (const u of [0.3, 0.6, 0.9])
      p(oval(x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, 5, 2.4, 30), tone(color, 0.09), 'strand', {
        decal: true,
        material: 'hair',
      })
  }
  h.back(blob([-88, 10, -80, -70, 0, -102, 80, -70, 88, 10, 50, 44, -50, 44]), shadeOf(color, 0.9), 'hair', H)
  for (const s of [-1, 1])
    for (const [i, x] of [96, 84, 66].entries()) one(h.back, [s * x * 0.7, -40, 9, s * (x + 6), low - i * 6, 8])
  h.front(blob(h.behind ? NAPE : SCALP), color, 'hair', { ...H, puff: 0.6 })
  for (const x of [-74, -50, -26, 0, 26, 50, 74])
    one(
      h.front,
      h.behind ? [x * 0.8, -60, 9, x * 1.1, 60, 8] : [x * 0.6, -96, 9, x * 1.24, -46 - (1 - Math.abs(x) / 80) * 18, 8],
    )
}

export const bantuKnots: DrawHair = (h, color, spec) => {
  const skin = skinOf(spec)
  const knot = (p: Pen, x: number, y: number, r: number) => {
    p(oval(x, y, r, r * 0.92), color, 'hair', H)
    p(
      limb([x - r * 0.7, y + 2, 1.4, x - 2, y - r * 0.5, 2.6, x + r * 0.5, y, 2, x, y + r * 0.3, 1.4]),
      tone(color, 0.12),
      'coil',
      { decal: true, material: 'hair' },
    )
  }
  for (const [x, y] of [
    [-56, -104],
    [56, -104],
    [-20, -120],
    [22, -120],
  ] as const)
    knot(h.back, x, y, 21)
  shorn(h, color, skin, 0.84)
  rows(h.front, color, skin, h.behind)
  for (const [x, y] of h.behind
    ? ([
        [-50, -70],
        [0, -84],
        [50, -70],
        [-56, -14],
        [0, -20],
        [56, -14],
        [-30, 36],
        [30, 36],
      ] as const)
    : ([
        [-72, -68],
        [-36, -92],
        [0, -98],
        [36, -92],
        [72, -68],
      ] as const))
    knot(h.front, x, y, 20)
}
