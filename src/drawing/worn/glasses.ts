// Glasses by their form, on a face that turns.
import type { CharacterSpec, Glasses } from '../../stage/cast.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import { shadeOf } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, limb, moved, oval, poly, rect, type Path } from '../shapes/path.ts'
import { reversed } from '../shapes/reversed.ts'

/** One glass of radius 1 round 0, 0: x grows to the outer side. */
const FORMS: Readonly<Partial<Record<Glasses, readonly number[]>>> = {
  'cat-eye': [-0.94, -0.3, -0.3, -0.72, 0.5, -0.82, 1.32, -1.04, 1.1, -0.2, 0.72, 0.52, 0, 0.8, -0.72, 0.5],
  hearts: [0, -0.5, 0.46, -0.98, 1.06, -0.66, 0.96, 0.1, 0.44, 0.68, 0, 1.06, -0.44, 0.68, -0.96, 0.1, -1.06, -0.66, -0.46, -0.98], // prettier-ignore
  'half-moon': [-1, 0.1, -0.4, 0.02, 0.4, 0.02, 1, 0.1, 0.84, 0.66, 0.3, 0.96, -0.3, 0.96, -0.84, 0.66],
  sunglasses: [-0.96, -0.62, 0, -0.76, 1.02, -0.7, 1.08, 0.1, 0.7, 0.78, 0, 0.88, -0.66, 0.74, -1, 0.1],
}
const STAR = Array.from({ length: 10 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 0.58 : 1.2]
  return [Math.cos(angle) * r, Math.sin(angle) * r]
}).flat()

export interface OnFace {
  dx: number
  y: number
  yaw: number
  size: number
  grown: number
  /** How far the eyes are from the middle, where they are not a person's. */
  apart?: number
}

const sized = (one: readonly number[], r: number) => one.map((n) => n * r)

function glassOf(form: Glasses, r: number): Path {
  if (form === 'stars') return poly(sized(STAR, r * 1.1), r * 0.1)
  return blob(sized(FORMS[form] ?? [], form === 'hearts' ? r * 1.12 : r), form === 'hearts' ? 0.8 : 1)
}

/** The frame about one eye, and what is in it. */
function ringOf(form: Glasses, x: number, y: number, r: number, k: number, s: number): { ring: Path; lens: Path } {
  if (form === 'round')
    return {
      ring: [...oval(x, y, r * k, r), ...oval(x, y, (r - 4) * k, r - 4).map(reversed)],
      lens: oval(x, y, (r - 3) * k, r - 3),
    }
  if (form === 'square')
    return {
      ring: [...rect(x - r * k, y - r * 0.86, r * 2 * k, r * 1.74, 10), ...rect(x - (r - 4) * k, y - r * 0.86 + 4, (r - 4) * 2 * k, r * 1.74 - 8, 7).map(reversed)],
      lens: oval(x, y, (r - 3) * k, r - 3),
    } // prettier-ignore
  const glass = glassOf(form, r)
  const at = (by: number) => moved(glass, times(move(x, y), scale(s * k * by, by)))
  const [outer, inner] = [at(1), at(1 - (form === 'hearts' || form === 'stars' ? 6.4 : 4.6) / r)]
  return { ring: [...outer, ...inner.map(reversed)], lens: at(1 - 3 / r) }
}

export function drawGlasses(p: Pen, { look }: CharacterSpec, { dx, y, yaw, size, grown, apart }: OnFace): void {
  const frame = look.frames ? CLOTH_PAINT[look.frames] : '#4a3a4e'
  const metal = { material: 'metal', plain: true, puff: 0.3 } as const
  const sp = apart ?? (36.5 - grown * 5) * p.recipe.apart
  const r = p.recipe.lens * size
  const isDark = look.glasses === 'sunglasses'
  for (const s of [-1, 1]) {
    const k = s > 0 ? 1 - yaw * 0.14 : 1
    const x = dx + s * sp * (s > 0 ? 1 - yaw * 0.12 : 1)
    const { ring, lens } = ringOf(look.glasses, x, y, r, k, s)
    if (isDark) p(lens, shadeOf(frame, 0.6), 'dark-lens', { decal: true, material: 'glass' })
    if (isDark) p(lens, '#221b2b', 'dark-lens', { decal: true, alpha: 0.92, material: 'glass' })
    else p(lens, '#d9f1ff', 'lens', { decal: true, alpha: 0.16, material: 'glass' })
    p(limb([x - 15 * k, y - 8, 1.6, x - 7 * k, y - 18, 2]), '#ffffff', 'lens', { decal: true, alpha: 0.6, lit: true, fine: true }) // prettier-ignore
    p(ring, frame, 'glasses', { ...metal, puff: 0.4 })
    p(limb([x + s * r * k, y - 4, 2.2, s * 84, y - 1, 2]), frame, 'glasses', metal)
  }
  p(limb([dx - sp + r - 2, y - 4, 2, dx, y - 8, 2.2, dx + sp - r + 2, y - 4, 2]), frame, 'glasses', metal)
}
