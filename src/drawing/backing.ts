// What holds a thing that cannot stand by itself: a house front round a door, a post under a clock, a stump or crate under a cup.
import type { Prop } from '../base/props.data.ts'
import { support } from './deed-strokes.ts'
import { shadeOf, tone } from './color.ts'
import type { Pen } from './graph.ts'
import { limb, poly, rect, type Box } from './path.ts'
import type { World } from './world.ts'

/** Places without a ground. */
export const AFLOAT: ReadonlySet<string> = new Set([
  'underwater',
  'sky',
  'cloud-top',
  'boat',
  'moon',
  'spaceship',
  'space-station',
])
const FOOD: ReadonlySet<Prop> = new Set<Prop>(['bread', 'cake', 'candle', 'cookies', 'cup', 'egg', 'honey-jar', 'jar', 'bottle', 'kettle', 'pie', 'plate', 'soup-pot', 'teacup', 'teapot', 'tin', 'trophy']) // prettier-ignore

/** How high something must stand that never lies on the bare ground, in stage units. */
export const raisedBy = (prop: Prop, w: World): number => (FOOD.has(prop) && !AFLOAT.has(w.place) ? 86 : 0)

export function drawSupport(p: Pen, w: World, half: number): void {
  support(p, w.place, 0, half, 86)
}

/** In the door's own units: the front of the house that it belongs to. */
export function drawHouse(p: Pen, w: World): void {
  if (w.indoors || AFLOAT.has(w.place)) return
  const wall = '#f0dcb8'
  const plaster = { material: 'stone', puff: 0.3 } as const
  p(rect(-168, -372, 336, 376, 6), wall, 'house', { ...plaster, fade: shadeOf(wall, 0.5) })
  for (const [x, y, wide] of [[-150, -60, 40], [104, -112, 38], [-146, -250, 34], [112, -300, 40], [110, -30, 46]] as const)
    p(rect(x, y, wide, 15, 5), tone(wall, -0.06), 'brick', { decal: true, alpha: 0.7 }) // prettier-ignore
  p(poly([-206, -362, -150, -470, 150, -470, 206, -362], 8), '#b8604f', 'roof', { material: 'wood', puff: 0.6 })
  for (const y of [-394, -424, -450])
    p(limb([-196 - (y + 394) * 0.5, y + 8, 1.6, 0, y + 12, 2.4, 196 + (y + 394) * 0.5, y + 8, 1.6]), '#94483d', 'tile', { decal: true, alpha: 0.7 }) // prettier-ignore
  p(rect(-104, -8, 208, 16, 4), '#b9ab98', 'step', plaster)
} // prettier-ignore

/** Out of doors a clock has a post. */
export function drawPost(p: Pen, w: World, { x, y, w: wide, h }: Box): void {
  if (w.indoors || AFLOAT.has(w.place)) return
  const foot = w.stand(0, 0.12)[5]
  const r = wide * 0.06
  p(limb([x + wide / 2, y + h * 0.7, r, x + wide / 2, foot, r * 1.2]), '#5d6473', 'post', { material: 'metal', puff: 0.8 }) // prettier-ignore
  p(limb([x + wide * 0.3, foot, r * 1.4, x + wide * 0.7, foot, r * 1.4]), '#4d5361', 'post', { material: 'metal', puff: 0.8 }) // prettier-ignore
}
