// What a deed leaves in the air and under things: streams, breath, arcs, light out of a box, a stump under a cup.
import { isPlace } from '../../stage/places/places.ts'
import type { Place } from '../../stage/scene.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import type { Point } from '../shapes/matrix.ts'
import { blob, limb, oval, rect, type Box } from '../shapes/path.ts'
import { reversed } from '../shapes/reversed.ts'
import type { Scenery } from '../places/scenery.ts'

const WATER = { material: 'water', puff: 0.6 } as const
const soft = { material: 'light', soft: true, lit: true } as const

/** From a spout down into what is filled, with a splash. */
export function stream(p: Pen, [x, y]: Point, [tx, ty]: Point, color: Hex): void {
  const mid = x + (tx - x) * 0.72
  p(limb([x, y, 5, x + (tx - x) * 0.4, y + (ty - y) * 0.12, 7, mid, y + (ty - y) * 0.46, 8, tx, ty, 9]), color, 'stream', WATER) // prettier-ignore
  p(limb([x + 2, y + 2, 1, mid - 2, y + (ty - y) * 0.4, 2.2, tx - 2, ty - 6, 1.4]), tone(color, 0.2), 'stream', { decal: true, alpha: 0.85 }) // prettier-ignore
  for (const [dx, dy, r] of [[-20, -8, 5], [18, -12, 6], [-9, -22, 3.6], [26, -2, 3.6]] as const)
    p(oval(tx + dx, ty + dy, r), color, 'drop', { ...WATER, fine: true }) // prettier-ignore
}

/** Water about a hull or a rock, from its foot at x, 0 down to the reader: nobody rows over planks. It is the colour that the sea has at its near edge; behind a rock it goes up `high`, over the sand. */
export function lap(p: Pen, { layers }: Scenery, x: number, half: number, back: boolean, high = 40): void {
  const water = { material: 'water', puff: 0, plain: true, lit: true } as const
  const sea = layers.find(({ parts }) => parts.some(({ id }) => id.endsWith('/water')))
  const own = sea?.parts.find(({ id }) => id.endsWith('/water'))
  const color = sea && own ? lightOn(own.fade ?? own.color, sea.grade) : '#7fbde0'
  const wave = (y: number, deep: number) =>
    blob([...Array.from({ length: 41 }, (_, i) => [x + (i - 20) * half * 0.4, y + (i % 2 ? -5 : 5)]).flat(), x + half * 8, y + deep, x - half * 8, y + deep], 0.8) // prettier-ignore
  if (back) p(wave(-high, high + 20), sea && own ? lightOn(mix(own.color, own.fade ?? own.color, 0.6), sea.grade) : color, 'lap', { ...water, fade: color })
  else {
    p(wave(-14, 1400), color, 'lap', { ...water, fade: shadeOf(color, 1.1) })
    p(limb([x - half * 1.1, -8, 0.6, x, -14, 2.6, x + half * 1.1, -8, 0.6]), tone(color, 0.3), 'lap', { decal: true, plain: true, alpha: 0.85 })
    for (const [at, y, long] of [[-1.5, 40, 0.3], [0.6, 66, 0.4], [1.9, 30, 0.26], [-0.7, 110, 0.36]] as const)
      p(limb([x + half * (at - long), y, 0.6, x + half * at, y - 5, 3, x + half * (at + long), y, 0.6]), tone(color, 0.16), 'lap', { decal: true, plain: true, alpha: 0.8 })
  }
} // prettier-ignore

/** A stick of it, out of a fist. */
export function chalk(p: Pen, [x, y]: Point): void {
  p(limb([x - 10, y + 10, 6.5, x + 22, y - 20, 6]), '#fdf6ff', 'chalk', { material: 'stone', puff: 0.7 })
  p(oval(x + 23, y - 21, 6, 5), '#d9cfe8', 'chalk', { decal: true })
}

/** A breath from the mouth: three curls that widen on their way. */
export function puff(p: Pen, [x, y]: Point, [tx, ty]: Point): void {
  const [dx, dy] = [tx - x, ty - y]
  const far = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / far, dx / far]
  const on = (u: number, v: number): Point => [x + dx * u + nx * v, y + dy * u + ny * v]
  const white = { material: 'cloud', puff: 0.5, lit: true, alpha: 0.92 } as const
  for (const [v, r] of [[-13, 4], [0, 6], [13, 4]] as const) {
    const [a, b, c] = [on(0.08, v * 0.3), on(0.5, v * 1.1), on(0.92, v * 1.9)]
    p(limb([...a, 1.6, ...b, r, ...c, r * 0.7]), '#ffffff', 'breath', white)
  }
  for (const [u, v, r] of [[0.72, -24, 9], [0.86, 12, 11], [0.6, 14, 7]] as const)
    p(oval(...on(u, v), r), '#ffffff', 'breath', white)
} // prettier-ignore

/** What a dragon cannot hold back: a tongue of fire from the mouth, widening, with sparks. */
export function fire(p: Pen, [x, y]: Point, [tx, ty]: Point): void {
  const [dx, dy] = [tx - x, ty - y]
  const far = Math.hypot(dx, dy) || 1
  const on = (u: number, v: number): Point => [x + dx * u - (dy / far) * v, y + dy * u + (dx / far) * v]
  const flame = { material: 'light', puff: 0.4, lit: true } as const
  p(oval(...on(0.6, 0), far * 0.7, far * 0.5), '#ffb347', 'breath', { ...soft, alpha: 0.7 })
  for (const [color, wide, long] of [['#ff7a2a', 1, 1], ['#ffb52e', 0.66, 0.86], ['#fff0a8', 0.34, 0.66]] as const) {
    const edge = [[0, 0], [0.2, -9], [0.5, -26], [0.72, -20], [0.86, -38], [0.9, -12], [1.06, -6], [0.92, 8], [0.98, 30], [0.7, 18], [0.5, 26], [0.2, 9]] as const
    p(blob(edge.flatMap(([u, v]) => on(u * long, v * wide)), 0.8), color, 'breath', flame)
  }
  for (const [u, v, r] of [[0.5, -40, 4], [0.8, -52, 3], [0.66, 42, 4], [1.02, 44, 3]] as const)
    p(oval(...on(u, v), r), '#ffd65c', 'spark', flame)
} // prettier-ignore

/** What wakes a town: rings of sound that widen from the bell of a horn, and the wind of it. */
export function blast(p: Pen, [x, y]: Point, [tx, ty]: Point): void {
  const a = Math.atan2(ty - y, tx - x)
  const on = (r: number, turn: number): Point => [x + Math.cos(a + turn) * r, y + Math.sin(a + turn) * r]
  for (const [r, wide, thick, alpha] of [[70, 0.62, 9, 0.95], [122, 0.58, 8, 0.8], [178, 0.54, 7, 0.62], [238, 0.5, 6, 0.45]] as const)
    p(limb([-1, -0.5, 0, 0.5, 1].flatMap((u) => [...on(r, u * wide), thick * (1 - Math.abs(u) * 0.7)])), '#fff3c4', 'sound', { material: 'light', lit: true, alpha }) // prettier-ignore
  for (const [r, turn, size] of [[40, -0.5, 11], [48, 0.3, 13], [92, -0.16, 10], [150, 0.3, 8]] as const)
    p(oval(...on(r, turn), size * 1.3, size), '#ffffff', 'breath', { material: 'cloud', puff: 0.5, lit: true, alpha: 0.85 })
} // prettier-ignore

/** The way a thing has flown. */
export function arc(p: Pen, [x, y]: Point, [tx, ty]: Point, rise: number): void {
  const on = (t: number, off: number): Point => [x + (tx - x) * t, y + (ty - y) * t - rise * 4 * t * (1 - t) + off]
  for (const [off, from, r] of [[-16, 0.24, 2.6], [0, 0.06, 4], [16, 0.3, 2.6]] as const) {
    const spine = [0, 1, 2, 3, 4, 5].flatMap((i) => {
      const t = from + ((0.9 - from) * i) / 5
      return [...on(t, off), Math.max(0.6, (r * i) / 5)]
    })
    p(limb(spine), '#ffffff', 'arc', { material: 'light', lit: true, alpha: 0.82 })
  }
} // prettier-ignore

/** What is inside shines out. */
export function shine(p: Pen, [x, y]: Point, r: number): void {
  p(oval(x, y - r * 0.4, r * 1.5, r * 1.3), '#ffdf8a', 'shine', { ...soft, alpha: 0.6 })
  p(oval(x, y - r * 0.1, r * 0.8, r * 0.6), '#fff6cf', 'shine', { ...soft, alpha: 0.75 })
  for (const [dx, dy, s] of [[-0.7, -1, 9], [0.1, -1.5, 12], [0.8, -0.8, 8]] as const) {
    const [cx, cy] = [x + dx * r, y + dy * r]
    p(blob([cx, cy - s, cx + s * 0.22, cy - s * 0.22, cx + s, cy, cx + s * 0.22, cy + s * 0.22, cx, cy + s, cx - s * 0.22, cy + s * 0.22, cx - s, cy, cx - s * 0.22, cy - s * 0.22], 0.3), '#fff6cf', 'spark', { material: 'light', lit: true }) // prettier-ignore
  }
} // prettier-ignore

/** Something to stand on where no table is: a stump on grass, a crate elsewhere. Its foot at x, 0. */
export function support(p: Pen, place: Place, x: number, half: number, height: number): void {
  p(oval(x + 5, 4, half * 1.3, 12), '#3d4a5c', 'shadow', { soft: true, alpha: 0.42, material: 'light' })
  if (isPlace(place, 'wild')) {
    const bark = { material: 'wood', puff: 0.8 } as const
    p(blob([x - half, -height, x + half, -height, x + half * 0.94, -height * 0.3, x + half * 1.24, 6, x - half * 1.24, 6, x - half * 0.94, -height * 0.3], 0.7), '#8d6346', 'stump', bark) // prettier-ignore
    for (const k of [-0.5, 0.1, 0.6])
      p(limb([x + half * k, -height * 0.8, 1, x + half * (k + 0.05), -height * 0.4, 2.2, x + half * k, -height * 0.1, 1]), '#6f4b36', 'bark', { decal: true, alpha: 0.7 }) // prettier-ignore
    p(oval(x, -height, half, half * 0.24), '#dcb483', 'stump', bark)
    p([...oval(x, -height, half * 0.62, half * 0.15), ...oval(x, -height, half * 0.54, half * 0.12).map(reversed)], '#b98c5e', 'ring', { decal: true }) // prettier-ignore
    return
  }
  const wood = '#c3925c'
  p(rect(x - half, -height, half * 2, height + 4, 4), shadeOf(wood, 0.8), 'crate', { material: 'wood', puff: 0.4 })
  for (const i of [0, 1, 2])
    p(rect(x - half, -height + (i * height) / 3 + 2, half * 2, height / 3 - 4, 3), tone(wood, (i % 2) * 0.02), 'crate', { material: 'wood', puff: 0.5 }) // prettier-ignore
  for (const s of [-1, 1])
    p(rect(x + s * half - (s > 0 ? 16 : 0), -height, 16, height + 4, 3), tone(wood, -0.03), 'crate', { material: 'wood', puff: 0.5 }) // prettier-ignore
  p(rect(x - half - 5, -height - 7, half * 2 + 10, 12, 4), mix(wood, '#ffffff', 0.2), 'crate', { material: 'wood', puff: 0.5 }) // prettier-ignore
} // prettier-ignore

/** A post with an arm to hang a bell from. */
export function gallows(p: Pen, x: number, hook: Point): void {
  const wood = { material: 'wood', puff: 0.8 } as const
  p(limb([x, 4, 11, x, hook[1] - 40, 10]), '#8a6242', 'post', wood)
  p(limb([x + 10, hook[1] - 30, 8, hook[0] - 14, hook[1] - 30, 7]), '#9c7048', 'post', wood)
  p(limb([x, hook[1] + 24, 5, hook[0] + 24, hook[1] - 28, 5]), '#8a6242', 'post', wood)
  p(limb([hook[0], hook[1] - 26, 3, hook[0], hook[1] + 4, 3]), '#6d6a70', 'hook', { material: 'metal' })
}

/** Cloth over head and shoulders down to the ground, open where the face is. */
/** `hair`: the head with its hair, all of which is under the cloth. */
export function hood(p: Pen, [x, y]: Point, r: number, hair: Box, wide: number, color: Hex, id: string): void {
  const rise = Math.max(r * 1.42, y - hair.y + 12)
  const out = Math.max(r * 1.3, x - hair.x + 10, hair.x + hair.w - x + 10)
  const [face = []] = oval(x + r * 0.06, y + r * 0.14, r * 0.96, r * 0.98)
  const [outer = []] = blob([x, y - rise, x + out * 0.76, y - rise * 0.8, x + out, y - r * 0.1, x + wide * 0.66, y + r * 1.5, x + wide, 2, x + wide * 0.4, 10, x - wide * 0.3, 12, x - wide, 2, x - wide * 0.62, y + r * 1.5, x - out, y - r * 0.1, x - out * 0.76, y - rise * 0.8]) // prettier-ignore
  p([outer, reversed(face)], color, id, { material: 'cloth', puff: 0.9 })
  for (const s of [-0.7, -0.2, 0.32, 0.74])
    p(limb([x + s * r * 0.9, y + r * 1.25, 1, x + s * wide * 0.7, y + r * 2, 3, x + s * wide * 0.86, -4, 1]), shadeOf(color, 1.1), 'fold', { decal: true, alpha: 0.55 }) // prettier-ignore
}

/** The edge of a cloth that hangs from a bed or a table, over the top of a head. */
export function valance(p: Pen, [x, y]: Point, half: number, deep: number, color: Hex, id: string): void {
  const n = 6
  const low = Array.from({ length: n + 1 }, (_, i) => {
    const u = 1 - (2 * i) / n
    return [x + u * half, y + deep * (0.55 + 0.62 * u * u) + (i % 2 ? -7 : 5)]
  }).flat()
  p(blob([x - half, y - deep * 0.5, x + half, y - deep * 0.5, ...low], 0.7), color, id, { material: 'cloth', puff: 0.6 }) // prettier-ignore
  p(limb([x - half * 0.96, y - deep * 0.3, 2.4, x, y - deep * 0.36, 2.4, x + half * 0.96, y - deep * 0.3, 2.4]), tone(color, 0.12), 'hem', { decal: true, alpha: 0.8 }) // prettier-ignore
}

/** It is dark under a table. */
export function gloom(p: Pen, half: number, top: number): void {
  p(rect(-half, top - 6, half * 2, -top + 8, 10), '#2f2a44', 'gloom', { material: 'light', soft: true, alpha: 0.55 })
}
