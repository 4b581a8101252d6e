// What holds a thing that cannot stand by itself: a house front round a door, a post under a clock, a stump or crate under a cup.
import { isPlace } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { support } from '../deeds/deed-strokes.ts'
import { shadeOf, tone } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { limb, oval, poly, rect, type Box } from '../shapes/path.ts'
import { windowPane } from '../places/town.ts'
import type { Scenery } from '../places/scenery.ts'

/** How high something must stand that never lies on the bare ground, in stage units. */
export const raisedBy = (prop: Prop, w: Scenery): number =>
  cardOf(prop).raised && !isPlace(w.place, 'groundless') ? 86 : 0

export function drawSupport(p: Pen, w: Scenery, half: number): void {
  support(p, w.place, 0, half, 86)
}

/** In the door's own units: the front of the house that it belongs to, part of a street where people stand before it. */
export function drawHouse(p: Pen, w: Scenery, street = false): void {
  if (w.indoors || isPlace(w.place, 'groundless')) return
  // At night a wall is dim, so that its windows glow and words on it need no veil.
  const wall = w.night ? '#8d84a6' : '#f0dcb8'
  const trim = w.night ? '#b0a5bd' : '#f6ead6'
  const plaster = { material: 'stone', puff: 0.3 } as const
  const words = w.side === 'left' ? -1 : w.side === 'right' ? 1 : 0
  // It goes on to the side where no words are.
  const away = -words * Math.sign(p.m[0])
  const [near, far] = street ? [words === 0 ? 470 : 148, words === 0 ? 470 : 760] : [176, 176]
  const [from, to] = away < 0 ? [-far, near] : [-near, far]
  // Under words it ends above its door, with a cornice.
  const low = street && words === 0
  const high = low ? 350 : 388
  p(rect(from, -high, to - from, high + 4, 4), wall, 'house', { ...plaster, fade: shadeOf(wall, 0.5) })
  for (const [x, y, wide] of [[-150, -60, 40], [112, -300, 40], [-146, -250, 34], [128, -120, 46], [-330, -80, 44], [340, -60, 44], [-420, -330, 40], [430, -350, 40]] as const)
    if (x > from + 30 && x + wide < to - 30) p(rect(x, y, wide, 15, 5), tone(wall, -0.06), 'brick', { decal: true, alpha: 0.7 }) // prettier-ignore
  p(rect(from - 6, -34, to - from + 12, 40, 4), shadeOf(wall, 1.1), 'plinth', plaster)
  if (street) {
    const lit = w.night || w.time === 'dusk'
    for (const x of [-310, 310, 590]) {
      if (x - 80 < from || x + 80 > to) continue
      windowPane(p, x, -300, 104, 128, trim, lit)
      for (let i = -2; i <= 2; i++) p(oval(x + i * 24, -152, 14, 12), i % 2 ? '#ff8fa6' : '#6fae58', 'window-box', { material: 'leaf', puff: 0.6, fine: true }) // prettier-ignore
    }
  }
  if (low) p(rect(from - 14, -high - 10, to - from + 28, 22, 6), tone(wall, 0.04), 'cornice', plaster)
  else {
    p(poly([from - 34, -high + 12, from - 12, -high - 66, to + 12, -high - 66, to + 34, -high + 12], 8), '#b8604f', 'roof', { material: 'wood', puff: 0.6 }) // prettier-ignore
    for (const y of [-14, -38])
      p(limb([from - 20, -high + y, 1.6, (from + to) / 2, -high + y + 3, 2.4, to + 20, -high + y, 1.6]), '#94483d', 'tile', { decal: true, alpha: 0.7 }) // prettier-ignore
  }
  p(rect(-108, -334, 216, 338, 8), trim, 'door-frame', plaster)
  p(rect(-118, -8, 236, 18, 4), '#b9ab98', 'step', plaster)
} // prettier-ignore

/** Out of doors a clock has a post. */
export function drawPost(p: Pen, w: Scenery, { x, y, w: wide, h }: Box): void {
  if (w.indoors || isPlace(w.place, 'groundless')) return
  const foot = w.stand(0, 0.12)[5]
  const r = wide * 0.06
  p(limb([x + wide / 2, y + h * 0.7, r, x + wide / 2, foot, r * 1.2]), '#5d6473', 'post', { material: 'metal', puff: 0.8 }) // prettier-ignore
  p(limb([x + wide * 0.3, foot, r * 1.4, x + wide * 0.7, foot, r * 1.4]), '#4d5361', 'post', { material: 'metal', puff: 0.8 }) // prettier-ignore
}
