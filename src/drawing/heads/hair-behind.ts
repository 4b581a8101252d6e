// Hair from behind, of styles that have no back of their own: it falls from the crown, and ends at the nape or lower.
import { tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb } from '../shapes/path.ts'

const H = { material: 'hair', puff: 0.7 } as const
const CROWN = [-77, -68, -42, -95, 0, -102, 44, -95, 79, -66] as const

/** Cropped at the nape in tufts that lie over each other. */
export function shortBehind(p: Pen, color: Hex): void {
  const nape = [76, 30, 62, 50, 46, 40, 30, 60, 14, 48, -4, 64, -18, 48, -34, 60, -48, 42, -62, 52, -76, 30]
  p(blob([-88, 4, -92, -22, ...CROWN, 92, -22, 88, 4, ...nape], 0.9), color, 'hair', { ...H, puff: 0.8 })
  for (const [row, y] of [12, -44].entries())
    for (const at of row === 0 ? [-2, -1, 0, 1, 2] : [-1.4, 0.2, 1.5]) {
      const [x, way] = [at * (33 - row * 4), at === 0 ? 0.3 : at]
      const tuft = [x - way * 5, y - 26, 6, x, y - 6, 15 - row, x + way * 4, y + 14, 10, x + way * 8, y + 34, 1.5]
      p(limb(tuft), tone(color, (Math.round(at * 2) + row) % 2 === 0 ? 0.014 : -0.012), 'hair', H)
    }
  for (const [x, y, tx, ty] of [
    [-8, -88, -40, -74],
    [4, -90, -8, -66],
    [14, -88, 44, -72],
  ] as const)
    // prettier-ignore
    p(limb([x, y, 1, (x + tx) / 2, (y + ty) / 2 - 5, 2, tx, ty, 0.6]), tone(color, -0.06), 'strand', FINE)
}

const FINE = { decal: true, material: 'hair', alpha: 0.7, fine: true } as const

/** Long enough to hang: side by side from the crown to its end, so far below the eyes. */
export function hangingBehind(p: Pen, color: Hex, end: number): void {
  const side = [92, -22, 90, 30, 84 + end * 0.06, end - 6]
  const hem = [58, end + 2, 28, end - 4, 0, end + 2, -28, end - 4, -58, end + 2]
  p(blob([-90, 30, -92, -22, ...CROWN, ...side, ...hem, -84 - end * 0.06, end - 6], 0.9), color, 'hair', { ...H, puff: 0.8 }) // prettier-ignore
  for (const [i, x] of [-62, -22, 22, 62].entries()) {
    const lock = [x * 0.62, -82, 9, x * 0.9, -36, 19, x * 1.08, end * 0.4, 18, x * 1.12, end - 4, 5]
    p(limb(lock), tone(color, i % 2 === 0 ? 0.012 : -0.008), 'hair', H)
  }
  for (const x of [-74, -42, -8, 30, 70])
    p(limb([x * 0.74, -76, 0.8, x * 0.96, end * 0.2, 1.8, x * 1.04, end - 12, 0.6]), tone(color, -0.06), 'strand', FINE)
}
