// What several heads of hair have in common: the skull seen through it, one thin braid, rows close to the skin.
import type { CharacterSpec } from '../../stage/cast.ts'
import { CLOTH_PAINT, SKIN_PAINT } from '../clothes/paints.data.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval, rect } from '../shapes/path.ts'
import type { HairPens } from './hair-pens.ts'

export type DrawHair = (h: HairPens, color: Hex, spec: CharacterSpec) => void

export const H = { material: 'hair', puff: 0.8 } as const

export const SCALP: readonly number[] = [
  -86, 6, -91, -28, -76, -70, -42, -95, 0, -102, 42, -95, 76, -70, 91, -28, 86, 6, 77, -28, 50, -56, 0, -66, -50, -56,
  -77, -28,
]

export const NAPE: readonly number[] = [
  -88, 20, -92, -22, -77, -68, -42, -95, 0, -102, 42, -95, 77, -68, 92, -22, 88, 20, 66, 62, 0, 74, -66, 62,
]

/** Hair cut to the skin: the skull seen through it. */
export function shorn({ back, front, behind }: HairPens, color: Hex, skin: Hex, thick: number): void {
  const c = mix(skin, color, thick)
  if (behind) front(blob(NAPE), c, 'hair', { ...H, puff: 0.5, plain: true })
  else {
    back(blob([-84, 26, -90, -20, -60, -80, 0, -90, 60, -80, 90, -20, 84, 26, 0, 50]), shadeOf(c, 0.7), 'hair', H)
    front(blob(SCALP), c, 'hair', { ...H, puff: 0.4, plain: true })
  }
}

export const skinOf = ({ look }: CharacterSpec) => SKIN_PAINT[look.skin]

export const tieOf = ({ look }: CharacterSpec) => CLOTH_PAINT[look.hair.cloth ?? look.outfit.colors[1]]

export function beaded(p: Pen, x: number, y: number, spec: CharacterSpec): void {
  const { beads, wears } = spec.look.hair
  if (beads) for (const dy of [0, 9, 18]) p(oval(x, y + dy, 6.4, 5), CLOTH_PAINT[beads], 'bead', { material: 'metal' })
  if (wears === 'cuffs') p(rect(x - 6, y - 20, 12, 9, 3), '#e5b93a', 'cuff', { material: 'metal' })
}

/** Hair rolled up over the crown, row by row. */
export function rollers(p: Pen): void {
  for (const [y, row] of [
    [-74, [-58, -20, 20, 58]],
    [-104, [-38, 0, 38]],
  ] as const)
    for (const [i, x] of row.entries()) {
      const c = (i + (y < -90 ? 1 : 0)) % 2 ? '#f2a2bf' : '#9fd0e6'
      p(rect(x - 17, y - 13 + Math.abs(x) * 0.24, 34, 25, 11), c, 'roller', { material: 'cloth', puff: 0.8 })
      for (const dx of [-9, 0, 9])
        p(rect(x + dx - 1, y - 11 + Math.abs(x) * 0.24, 2, 21), shadeOf(c, 1.2), 'roller', { decal: true, alpha: 0.7 })
    }
}

/** One thin braid, from a root over a shoulder to its end. */
export function plait(p: Pen, spine: readonly number[], color: Hex, spec: CharacterSpec): void {
  p(limb(spine), color, 'hair', { ...H, puff: 0.7 })
  const n = spine.length / 3
  for (let i = 0; i < n - 1; i++)
    for (const u of [0.25, 0.6, 0.95]) {
      const [x0 = 0, y0 = 0, r = 5] = spine.slice(i * 3)
      const [x1 = 0, y1 = 0] = spine.slice(i * 3 + 3)
      const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u]
      p(limb([x - r * 0.8, y - 2, 0.8, x, y + 1.4, 1.4, x + r * 0.8, y - 2, 0.8]), tone(color, 0.1), 'strand', {
        decal: true,
        fine: true,
        material: 'hair',
      })
    }
  const [x = 0, y = 0] = spine.slice(-3)
  beaded(p, x, y, spec)
}

export function rows(p: Pen, color: Hex, skin: Hex, behind: boolean): void {
  const line = mix(skin, color, 0.35)
  for (const u of [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8]) {
    const spine = behind
      ? [u * 84, -66, 1.6, u * 92, -20, 2.4, u * 66, 44, 1.6]
      : [u * 76, -40 - (1 - u * u) * 24, 1.6, u * 70, -66 - (1 - u * u) * 16, 2.2, u * 46, -92 - (1 - u * u) * 8, 1.4]
    p(limb(spine), line, 'parting', { decal: true, material: 'hair' })
  }
  for (const u of [-0.64, -0.32, 0, 0.32, 0.64])
    for (const v of [0.15, 0.4, 0.65, 0.9]) {
      const [x, y] = behind ? [u * (86 - v * 14), -76 + v * 116] : [u * (78 - v * 24), -42 - (1 - u * u) * 22 - v * 40]
      p(limb([x - 6, y, 0.8, x, y + 3, 1.5, x + 6, y, 0.8]), tone(color, 0.11), 'strand', {
        decal: true,
        material: 'hair',
      })
    }
}
