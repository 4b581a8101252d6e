// Where one thing of a page goes: behind the heroes where it is seen, before them, on the water, on a table or in the air.
import { placeCalled } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Scene } from '../../stage/scene.ts'
import { at, move, scale, times, type Matrix } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import { readProp } from '../props/prop.ts'
import { PROP_PEOPLE } from '../extras/people-on-things.data.ts'
import { trueScale } from '../props/true-size.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

export const isAfloat = (prop: Prop, scene: Scene) =>
  cardOf(prop).floats !== undefined && placeCalled(scene.place).water !== undefined

export const boxAt = (m: Matrix, b: Box): Box => {
  const [x, y] = at(m, b.x, b.y)
  const [x1, y1] = at(m, b.x + b.w, b.y + b.h)
  return { x, y, w: x1 - x, h: y1 - y }
}

/** On the table, where nobody stands before it. */
export function served(prop: Prop, table: Matrix, taken: readonly Box[]): Matrix {
  const { box } = readProp(prop)
  const s = Math.min(0.8, 150 / box.h, 130 / box.w)
  const [best] = [0, -100, 100]
    .map((x) => times(table, move(x, -148), scale(s), move(-box.x - box.w / 2, -Math.max(0, box.y + box.h))))
    .map((m) => ({ m, seen: inSight(boxAt(m, box), taken) }))
    .toSorted((one, other) => other.seen - one.seen)
  return best?.m ?? table
}

/** Before all who stand round it; behind them where a face would be lower than what is on it. */
export function roundTable(w: Scenery, prop: Prop, [left, right]: readonly [number, number], heads: readonly Box[]) {
  const { box } = readProp(prop)
  const k = Math.min(1.1, (right - left + 130) / box.w)
  const at = (depth: number) =>
    times(w.stand((left + right) / 2, depth), scale(k), move(-box.x - box.w / 2, -box.y - box.h))
  const before = boxAt(at(-0.1), box)
  const front = heads.every((head) => head.y + head.h < before.y + before.h * 0.3)
  return { m: front ? at(-0.1) : at(0.16), front }
}

/** How high the water stands on a child. */
const WAIST = 215

/** From side to side of the page and down to its foot, over no face. */
export function flooding(w: Scenery, prop: Prop, heads: readonly Box[]): Matrix {
  const { box } = readProp(prop)
  const { base, zoom } = w.camera
  const chins = heads.map((head) => head.y + head.h * 1.06)
  const top = Math.max(Math.min(base - WAIST * zoom, PAGE.h - 90), ...chins)
  const [wide, high] = [PAGE.w + 700, PAGE.h + 60 - top]
  return times(move(-350, top), scale(wide / box.w, high / box.h), move(-box.x, -box.y))
}

/** A head with its hair, ears and hat. */
export const aired = (b: Box): Box => ({ x: b.x - b.w * 0.3, y: b.y - b.h * 0.3, w: b.w * 1.6, h: b.h * 1.6 })

/** A body without the air about its arms. */
export const core = (b: Box): Box => ({ ...b, x: b.x + b.w * 0.12, w: b.w * 0.76 })

/** How much of a thing at this place nobody and nothing stands before, 0 to 1. */
function inSight({ x, y, w, h }: Box, taken: readonly Box[]): number {
  const steps = Array.from({ length: 64 }, (_, i) => [x + (((i % 8) + 0.5) / 8) * w, y + ((Math.floor(i / 8) + 0.5) / 8) * h] as const)
  return steps.filter(([px, py]) => !taken.some((b) => px > b.x && px < b.x + b.w && py > b.y && py < b.y + b.h)).length / 64
} // prettier-ignore

/** Where along the stage most of a thing of this size is in sight. */
function clearest(stage: Box, size: { w: number; h: number }, foot: number, taken: readonly Box[]) {
  const spare = Math.max(0, stage.w - size.w)
  const [best] = Array.from({ length: 17 }, (_, i) => stage.x + (spare * i) / 16)
    .map((x) => ({ x, seen: inSight({ x, y: foot - size.h, ...size }, taken) }))
    .toSorted((a, b) => b.seen - a.seen)
  return best ?? { x: stage.x, seen: 0 }
}

/** A few steps behind the heroes, where most of it is in sight; nowhere if they would hide it. */
export function between(w: Scenery, prop: Prop, wish: number, stage: Box, taken: readonly Box[]): Matrix | undefined {
  const { box, spot } = readProp(prop)
  const { quilt } = cardOf(prop)
  const [k, , , , , foot] = w.stand(0, 0.18)
  const s = Math.min(wish * k, (foot - stage.y) / box.h)
  const { x, seen } = clearest(stage, { w: box.w * s, h: box.h * s }, foot, taken)
  // A bed before somebody's feet would be a doll's.
  if (seen < (quilt ? 0.2 : spot === 'big' ? 0.45 : 0.6)) return undefined
  return times(move(x, foot - Math.max(0, box.y + box.h) * s), scale(s), move(-box.x, 0))
}

/** What floats lies in the water behind the heroes; in the harbour the quay hides its foot. */
export function onWater(w: Scenery, prop: Prop, stage: Box, bodies: readonly Box[]): Matrix {
  const { box } = readProp(prop)
  const { camera } = w
  const { farOff, floats = 0 } = cardOf(prop)
  const { water = 0, keel } = placeCalled(w.place)
  const deep = farOff ? 0.97 : water
  const foot = farOff || keel === undefined ? w.stand(0, deep)[5] : camera.base - keel * camera.zoom
  const s = Math.min((floats / box.h) * camera.zoom * (1 - deep * 0.4), (foot - stage.y) / box.h, (stage.w * 0.5) / box.w)
  const size = { w: box.w * s, h: box.h * s }
  const { x } = farOff ? nearest(w, stage, size, foot, bodies) : clearest(stage, size, foot, bodies)
  return times(move(x, foot - (box.y + box.h) * s), scale(s), move(-box.x, 0))
} // prettier-ignore

/** What is far off is seen between the heroes, or close beside them. */
function nearest({ camera }: Scenery, stage: Box, size: { w: number; h: number }, foot: number, taken: readonly Box[]): { x: number } {
  const middle = camera.cx + camera.hero * camera.zoom - size.w / 2
  const spots = Array.from({ length: 41 }, (_, i) => stage.x + (Math.max(0, stage.w - size.w) * i) / 40)
  const free = spots.filter((x) => inSight({ x, y: foot - size.h, ...size }, taken) > 0.97)
  return { x: free.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? clearest(stage, size, foot, taken).x }
} // prettier-ignore

/** At the heroes' feet, nearer than they are, where it covers least: what finds no room beside them; it stays below the faces above it. */
export function before(w: Scenery, prop: Prop, wish: number, stage: Box, heads: readonly Box[], taken: readonly Box[]): Matrix {
  const { box, spot } = readProp(prop)
  const wanted = Math.min(wish, (spot === 'big' ? 170 : 110) / box.h) * w.camera.zoom
  const floor = Math.min(PAGE.h - 44, stage.y + stage.h, w.stand(0, -0.1)[5])
  const { x } = clearest(stage, { w: box.w * wanted, h: box.h * wanted }, floor, taken)
  const above = heads.filter((head) => head.x < x + box.w * wanted && head.x + head.w > x)
  const chin = Math.max(0, ...above.map((head) => head.y + head.h))
  const s = Math.max(0.2, Math.min(wanted, (floor - chin) / box.h))
  return times(move(x + (box.w * wanted) / 2, floor - (box.y + box.h) * s), scale(s), move(-box.x - box.w / 2, 0))
} // prettier-ignore

/** In a close shot a large thing stands a few steps behind the heroes. */
export function beyond(prop: Prop, stage: Box, side: 1 | -1): Matrix {
  const { box } = readProp(prop)
  const foot = Math.min(PAGE.h - 60, stage.y + stage.h)
  const s = Math.min((foot - stage.y) / box.h, (stage.w * 0.56) / box.w, trueScale(prop) * 1.15)
  const half = (box.w * s) / 2
  const x = side === 1 ? stage.x + stage.w - half : stage.x + half
  return times(move(x, foot - (box.y + box.h) * s), scale(s), move(-box.x - box.w / 2, 0))
}

/** In a close shot: at the lower edge of the stage, under the chins, on the side away from the words. */
export function below(prop: Prop, scene: Scene, stage: Box, others: readonly Box[], heads: readonly Box[]): Matrix {
  const { box, spot } = readProp(prop)
  const side = scene.textSide === 'left' ? 1 : -1
  const floor = Math.min(PAGE.h - 42, stage.y + stage.h)
  const chin = Math.max(0, ...heads.map((head) => head.y + head.h * 0.86))
  const s = Math.max(
    0.34,
    Math.min(1.5, (spot === 'big' ? 220 : 150) / box.h, (floor - chin) / box.h, (stage.w * 0.4) / box.w),
  )
  const half = (box.w * s) / 2
  const x = stage.x + stage.w / 2 + side * (stage.w / 2 - half - others.reduce((sum, other) => sum + other.w + 8, 0))
  const inside = Math.max(stage.x + half, Math.min(stage.x + stage.w - half, x))
  return times(move(inside, floor - (box.y + box.h) * s), scale(s), move(-box.x - box.w / 2, 0))
}

/** In the air or on the wall, where it is farthest from bodies, heads and other things. */
export function inTheAir(w: Scenery, prop: Prop, stage: Box, others: readonly Box[]): Matrix {
  const { box } = readProp(prop)
  const { camera } = w
  // Somebody up there is looked for, and seen.
  const { more, most } =
    cardOf(prop).aloft ?? (PROP_PEOPLE[cardOf(prop).as ?? prop] ? { more: 1.7, most: 0.5 } : { more: 1, most: 0.36 })
  // A head's hair is above it.
  const roof = Math.min(...others.map((other) => other.y), camera.base) - 46 * camera.zoom
  const wish = Math.min(1.1 * more, Math.max(0.6, camera.zoom * 0.9) * more, (stage.h * most) / box.h)
  // Rather a little smaller than over somebody's hair.
  const s = Math.min(wish, Math.max(wish * 0.76, (roof - stage.y) / box.h))
  const [wide, high] = [box.w * s, box.h * s]
  const spare = Math.max(0, stage.w - wide)
  const low = Math.max(stage.y, Math.min(roof + 60, camera.base - high - 190))
  const top = Math.max(stage.y, Math.min(roof - high * 1.08, low))
  const gap = (x: number, y: number) =>
    Math.min(
      90,
      ...others.map((other) =>
        Math.max(other.x - x - wide, x - other.x - other.w, other.y - y - high, y - other.y - other.h),
      ),
    )
  const spots = [0.02, 0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86, 0.98].flatMap((u) =>
    [top, (top + low) / 2, low].map((y) => ({ x: stage.x + spare * u, y })),
  )
  const worth = ({ x, y }: { x: number; y: number }) => gap(x, y) - Math.abs(x + wide / 2 - camera.cx) * 0.04
  const [found] = spots.toSorted((a, b) => worth(b) - worth(a))
  return times(move(found?.x ?? stage.x, found?.y ?? top), scale(s), move(-box.x, -box.y))
}
