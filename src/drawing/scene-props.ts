// Where the things of a page go that nobody holds: large ones beside the heroes, who step aside for them, small ones where
// there is room, the light ones into the air; never over a face and never into the words.
import type { Prop } from '../base/props.data.ts'
import type { Friend, Place, Scene, Shot } from '../base/scene.ts'
import { at, move, scale, times, type Matrix } from './matrix.ts'
import { oval, type Box } from './path.ts'
import { drawProp, readProp } from './prop.ts'
import { PAGE, type World } from './world.ts'

interface Standing {
  x: number
  wide: number
}

export interface Placed {
  prop: Prop
  m: Matrix
  /** Before the heroes. */
  front: boolean
  /** How wide its shadow is, in its own units. */
  shadow: number
  box: Box
}

const GREAT: Readonly<Partial<Record<Prop, number>>> = {
  giant: 900,
  whale: 380,
  'dinosaur-skeleton': 520,
  tree: 560,
  rocket: 600,
}
/** What belongs on the water, how high it is there, and how far off the water is in each place that has some. */
const FLOATING: Readonly<Partial<Record<Prop, number>>> = { boat: 430, sail: 470 }
const WATER: Readonly<Partial<Record<Place, number>>> = {
  harbour: 0.26,
  beach: 0.6,
  pond: 0.36,
  river: 0.36,
  boat: 0.7,
}
/** What is set on a table when there is one. */
const SERVED: ReadonlySet<Prop> = new Set<Prop>([
  'apple', 'bottle', 'bread', 'cake', 'candle', 'cookies', 'cup', 'egg', 'flowers', 'gift', 'honey-jar', 'jar', 'kettle', 'letter', 'pie', 'plant-pot',
  'plate', 'pumpkin', 'seeds', 'soup-pot', 'teacup', 'teapot', 'tin', 'trophy', 'vegetables',
]) // prettier-ignore
const GAP = 16
const far = (shot: Shot) => shot === 'wide' || shot === 'above'

/** How large a thing is beside a child of 440. */
function sizeFor(prop: Prop, shot: Shot): number {
  const { box, spot } = readProp(prop)
  const great = GREAT[prop]
  if (great) return great / box.h
  if (spot === 'big') return Math.min(1.35, 470 / box.h)
  if (spot === 'hand')
    return Math.max(0.85, Math.min(1.35, Math.sqrt(15000 / box.w / box.h), 170 / box.h)) * (far(shot) ? 1.1 : 1)
  return far(shot) ? 1.2 : 1.05
}

const isAfloat = (prop: Prop, scene: Scene) => FLOATING[prop] !== undefined && WATER[scene.place] !== undefined

function freeProps(scene: Scene): Prop[] {
  // From behind nobody shows what is in hand.
  const held = new Set(scene.shot === 'behind' ? [] : scene.who.flatMap((one) => one.holds ?? []))
  return [...new Set(scene.props)].filter((prop) => !held.has(prop))
}

const bulky = (scene: Scene) =>
  scene.shot === 'close'
    ? []
    : freeProps(scene)
        .filter((prop) => ['big', 'ground'].includes(readProp(prop).spot) && !isAfloat(prop, scene))
        .filter((prop, _, all) => !SERVED.has(prop) || !all.includes('table'))
        .slice(0, 2)

/** What the large things need beside the heroes, in stage units. */
export function roomBeside(scene: Scene): number {
  return bulky(scene).reduce((sum, prop) => sum + readProp(prop).box.w * sizeFor(prop, scene.shot) + GAP, 0)
}

const boxAt = (m: Matrix, b: Box): Box => {
  const [x, y] = at(m, b.x, b.y)
  const [x1, y1] = at(m, b.x + b.w, b.y + b.h)
  return { x, y, w: x1 - x, h: y1 - y }
}

/** `side`: where the room beside the heroes was kept. `heads`: on the page; in a close shot things stay below them. `corners`: what closes the picture in front. */
export function placeThings(
  w: World,
  scene: Scene,
  people: readonly Standing[],
  stage: Box,
  side: 1 | -1,
  heads: readonly Box[],
  corners: readonly Box[],
): Placed[] {
  const { camera } = w
  const k = camera.zoom
  const placed: Placed[] = []
  const set = (prop: Prop, m: Matrix, front = false, shadow = 0) =>
    placed.push({ prop, m, front, shadow, box: boxAt(m, readProp(prop).box) })
  const low = corners.filter((corner) => corner.y + corner.h > camera.base - 60 * k && corner.w < PAGE.w * 0.4)
  const from = Math.max(
    stage.x,
    ...low.map((corner) => (corner.x + corner.w / 2 < PAGE.w * 0.4 ? corner.x + corner.w : 0)),
  )
  const to = Math.min(
    stage.x + stage.w,
    ...low.map((corner) => (corner.x + corner.w / 2 > PAGE.w * 0.6 ? corner.x : PAGE.w)),
  )
  const reach = { right: (to - camera.cx) / k, left: (from - camera.cx) / k }
  const right = Math.max(...people.map((p) => p.x + p.wide / 2), camera.hero)
  const left = Math.min(...people.map((p) => p.x - p.wide / 2), camera.hero)
  let toRight = right + GAP * 0.6
  let toLeft = left - GAP * 0.6
  const bodies = people.map(({ x, wide }, i): Box => {
    const top = Math.min(heads[i]?.y ?? camera.base, camera.base - 60)
    return { x: camera.cx + (x - wide / 2) * k, y: top, w: wide * k, h: camera.base - top }
  })
  const large = new Set(bulky(scene))
  const order = [...large, ...freeProps(scene).filter((prop) => !large.has(prop))]
  for (const prop of order) {
    const { box, spot } = readProp(prop)
    if (spot === 'sky' || spot === 'wall') {
      set(prop, inTheAir(w, prop, stage, [...bodies, ...placed.map((one) => one.box)]))
      continue
    }
    if (isAfloat(prop, scene)) {
      set(prop, onWater(w, prop, stage, bodies))
      continue
    }
    const table = SERVED.has(prop) && scene.shot !== 'close' ? placed.find((one) => one.prop === 'table') : undefined
    if (table) {
      set(
        prop,
        served(prop, table, [...bodies, ...placed.flatMap((one) => (SERVED.has(one.prop) ? [one.box] : []))]),
        table.front,
      )
      continue
    }
    if (scene.shot === 'close') {
      const large = spot === 'big'
      set(prop, large ? beyond(prop, stage, side) : below(prop, scene, stage, placed.length, heads), !large)
      continue
    }
    if (spot === 'floor') {
      set(prop, times(w.stand((left + right) / 2, 0.02), scale(1.25)))
      continue
    }
    const depth = spot === 'big' ? 0.1 : 0.03
    const [, , , shrunk, , foot] = w.stand(0, depth)
    const found = spot === 'hand' ? Math.max(1, Math.min(1.2, 0.85 / k)) : 1
    const wish = Math.min(sizeFor(prop, scene.shot) * found, (foot - stage.y) / shrunk / box.h)
    const rooms = { [1]: (reach.right - toRight) / box.w, [-1]: (toLeft - reach.left) / box.w }
    const first: 1 | -1 = spot === 'hand' && large.size > 0 ? (side === 1 ? -1 : 1) : side
    const way = rooms[first] >= wish * 0.8 || rooms[first] >= rooms[first === 1 ? -1 : 1] ? first : first === 1 ? -1 : 1
    const s = Math.min(wish, rooms[way])
    const deeper =
      s < wish * 0.8 ? between(w, prop, wish, stage, [...bodies.map(core), ...placed.map((one) => one.box)]) : undefined
    if (deeper || s < wish * 0.5) {
      if (deeper) set(prop, deeper, false, box.w * 0.5)
      else set(prop, before(w, prop, wish, stage, way, placed.length, heads), true)
      continue
    }
    const x = way === 1 ? toRight + (box.w * s) / 2 : toLeft - (box.w * s) / 2
    if (way === 1) toRight += box.w * s + GAP
    else toLeft -= box.w * s + GAP
    set(
      prop,
      times(w.stand(x, depth), scale(s), move(-box.x - box.w / 2, -Math.max(0, box.y + box.h))),
      false,
      box.w * 0.5,
    )
  }
  return placed
}

/** On the table, where nobody stands before it. */
function served(prop: Prop, table: Placed, taken: readonly Box[]): Matrix {
  const { box } = readProp(prop)
  const s = Math.min(0.8, 150 / box.h, 130 / box.w)
  const [best] = [0, -100, 100]
    .map((x) => times(table.m, move(x, -148), scale(s), move(-box.x - box.w / 2, -Math.max(0, box.y + box.h))))
    .map((m) => ({ m, seen: inSight(boxAt(m, box), taken) }))
    .toSorted((one, other) => other.seen - one.seen)
  return best?.m ?? table.m
}

/** A body without the air about its arms. */
const core = (b: Box): Box => ({ ...b, x: b.x + b.w * 0.12, w: b.w * 0.76 })

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
function between(w: World, prop: Prop, wish: number, stage: Box, taken: readonly Box[]): Matrix | undefined {
  const { box, spot } = readProp(prop)
  const [k, , , , , foot] = w.stand(0, 0.14)
  const s = Math.min(wish * k, (foot - stage.y) / box.h)
  const { x, seen } = clearest(stage, { w: box.w * s, h: box.h * s }, foot, taken)
  if (seen < (spot === 'big' ? 0.45 : 0.6)) return undefined
  return times(move(x, foot - Math.max(0, box.y + box.h) * s), scale(s), move(-box.x, 0))
}

/** What floats lies in the water behind the heroes. */
function onWater(w: World, prop: Prop, stage: Box, bodies: readonly Box[]): Matrix {
  const { box } = readProp(prop)
  const { camera } = w
  const deep = WATER[w.place] ?? 0
  const foot = w.place === 'harbour' ? camera.base - 70 * camera.zoom : w.place === 'pond' || w.place === 'river' ? camera.base - 100 * camera.zoom : w.stand(0, deep)[5]
  const s = Math.min(((FLOATING[prop] ?? 0) / box.h) * camera.zoom * (1 - deep * 0.4), (foot - stage.y) / box.h, (stage.w * 0.5) / box.w)
  const { x } = clearest(stage, { w: box.w * s, h: box.h * s }, foot, bodies)
  return times(move(x, foot - (box.y + box.h) * s), scale(s), move(-box.x, 0))
} // prettier-ignore

/** At the heroes' feet, nearer than they are: what finds no room beside them; it stays below the faces above it. */
function before(
  w: World,
  prop: Prop,
  wish: number,
  stage: Box,
  way: 1 | -1,
  nth: number,
  heads: readonly Box[],
): Matrix {
  const { box, spot } = readProp(prop)
  const wanted = Math.min(wish, (spot === 'big' ? 170 : 110) / box.h) * w.camera.zoom
  const floor = Math.min(PAGE.h - 44, stage.y + stage.h, w.stand(0, -0.1)[5])
  const place = (to: 1 | -1) => {
    const half = (box.w * wanted) / 2
    const x = to === 1 ? stage.x + stage.w - half - nth * 60 : stage.x + half + nth * 60
    const chins = heads.filter((head) => head.x < x + half && head.x + head.w > x - half).map((head) => head.y + head.h)
    return { x, s: Math.min(wanted, (floor - Math.max(0, ...chins)) / box.h) }
  }
  const [first, second] = [place(way), place(way === 1 ? -1 : 1)]
  const { x, s } = first.s < wanted && second.s > first.s ? second : first
  const size = Math.max(0.2, s)
  return times(move(x, floor - (box.y + box.h) * size), scale(size), move(-box.x - box.w / 2, 0))
}

/** In a close shot a large thing stands a few steps behind the heroes. */
function beyond(prop: Prop, stage: Box, side: 1 | -1): Matrix {
  const { box } = readProp(prop)
  const foot = Math.min(PAGE.h - 60, stage.y + stage.h)
  const s = Math.min((foot - stage.y) / box.h, (stage.w * 0.56) / box.w, GREAT[prop] ? 2 : 1.5)
  const half = (box.w * s) / 2
  const x = side === 1 ? stage.x + stage.w - half : stage.x + half
  return times(move(x, foot - (box.y + box.h) * s), scale(s), move(-box.x - box.w / 2, 0))
}

/** In a close shot: at the lower edge of the stage, under the chins, on the side away from the words. */
function below(prop: Prop, scene: Scene, stage: Box, nth: number, heads: readonly Box[]): Matrix {
  const { box, spot } = readProp(prop)
  const side = scene.textSide === 'left' ? 1 : -1
  const floor = Math.min(PAGE.h - 42, stage.y + stage.h)
  const chin = Math.max(0, ...heads.map((head) => head.y + head.h * 0.86))
  const s = Math.max(
    0.34,
    Math.min(1.5, (spot === 'big' ? 220 : 150) / box.h, (floor - chin) / box.h, (stage.w * 0.4) / box.w),
  )
  const half = (box.w * s) / 2
  const x = stage.x + stage.w / 2 + side * (stage.w / 2 - half - nth * 130)
  const inside = Math.max(stage.x + half, Math.min(stage.x + stage.w - half, x))
  return times(move(inside, floor - (box.y + box.h) * s), scale(s), move(-box.x - box.w / 2, 0))
}

/** In the air or on the wall, where it is farthest from bodies, heads and other things. */
function inTheAir(w: World, prop: Prop, stage: Box, others: readonly Box[]): Matrix {
  const { box } = readProp(prop)
  const { camera } = w
  const s = Math.min(1.1, Math.max(0.6, camera.zoom * 0.9), (stage.h * 0.36) / box.h)
  const [wide, high] = [box.w * s, box.h * s]
  const spare = Math.max(0, stage.w - wide)
  const roof = Math.min(...others.map((other) => other.y), camera.base)
  const low = Math.max(stage.y, Math.min(roof + 60, camera.base - high - 190))
  const top = Math.max(stage.y, Math.min(roof - high * 0.6, low))
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

export function drawThings(w: World, placed: readonly Placed[], when: 'behind' | 'front', friend?: Friend): void {
  const front = when === 'front'
  const p = front ? w.layer('props-front', 'things', -0.05, 0) : w.layer('props', 'things', 0.06, 0)
  const aloft = w.place === 'underwater' || w.place === 'sky'
  for (const one of placed) {
    if (one.front !== front) continue
    const q = p.to(one.m)
    const { box } = readProp(one.prop)
    if (one.shadow > 0 && !aloft)
      q(oval(box.x + box.w / 2 + 6, Math.max(2, box.y + box.h), one.shadow, 11), '#3d4a5c', 'shadow', {
        soft: true,
        alpha: 0.4,
        material: 'light',
      })
    drawProp(p.to(one.m, 'prop/'), one.prop, friend)
  }
}
