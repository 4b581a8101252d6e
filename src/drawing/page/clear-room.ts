// Room for words that is the scene's own: what would lie under them steps aside, stays out, or pales as a whole; nothing dissolves.
import { colorAt, groundsOf } from './quiet-ground.ts'
import { contrast } from '../shapes/color.ts'
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { inverse, move, scale, times, type Matrix } from '../shapes/matrix.ts'
import { joined, moved, type Box } from '../shapes/path.ts'
import { PAGE } from '../places/scenery.ts'
import { thingsOf, touches } from './things-of-parts.ts'

/** Wider than a thing: furniture along a whole wall, a string of lamps. It holds nothing together. */
const WIDE = 460
/** Too faint to measure a thing by: a moon's ring. */
const FAINT = 0.35
/** How much a thing stands out from its wall before words over it are hard to read, unless it is a bulb or a flag. */
const FAINT_ON_WALL = 2.5
const SMALL = 60
/** Smaller than this a house is a toy. */
const LEAST = 0.5
const MIST = 0.82
const BEHIND = new Set(['sky', 'far', 'mid', 'ground'])

const within = (a: Box, b: Box) =>
  a.x >= b.x - 4 && a.y >= b.y - 4 && a.x + a.w <= b.x + b.w + 4 && a.y + a.h <= b.y + b.h + 4

/** A roof goes with the walls that it stands on, however wide it is and wherever the page ends. */
function isBorneBy(walls: readonly Part[], part: Part): boolean {
  if (!/(?:^|\/)roof$/.test(part.id)) return false
  const roof = partBox(part)
  const eaves = roof.y + roof.h
  return walls.map(partBox).some(({ x, y, w, h }) => {
    const across = Math.min(x + w, roof.x + roof.w) - Math.max(x, roof.x)
    return across > roof.w / 2 && y <= eaves + 3 && y + h > eaves
  })
}

/** The words' room as far as the page goes where it is open to the page's edge. */
function openRoom({ x, y, w, h }: Box): Box {
  const left = x > 60 ? x : -90
  const top = y > 110 ? y : -90
  const right = x + w < PAGE.w - 60 ? x + w : PAGE.w + 90
  const bottom = y + h < PAGE.h - 110 ? y + h : PAGE.h + 90
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** How far a thing beside a column of words has to step aside, if a step is enough. */
function stepAside(box: Box, room: Box): number | undefined {
  if (room.w > PAGE.w * 0.7) return undefined
  const step = room.x < 0 ? room.x + room.w - box.x : room.x - box.x - box.w
  const out = room.x < 0 ? box.x + box.w + step > PAGE.w + 60 : box.x + step < -60
  return Math.abs(step) < Math.max(46, box.w * 0.8) && !out ? step + Math.sign(step) * 6 : undefined
}

function put(part: Part, m: Matrix): void {
  part.path = moved(part.path, m)
  if (part.clip) part.clip = moved(part.clip, m)
}

/** How much smaller what stands on the ground must be to end below a band of words: a row of houses moves off rather than away. */
function smallerBy(box: Box, room: Box): number {
  const fit = (box.y + box.h - room.y - room.h - 6) / box.h
  return room.y < 0 && room.w > PAGE.w * 0.7 && fit >= LEAST ? fit : 1
}

/** What stands out from the wall that it is on, as a dark door does, lies under no words: it stays out, whole. */
function loudOn(wall: Part, on: readonly Part[], room: Box): Part[] {
  const isLoud = (part: Part) =>
    partBox(part).w > SMALL && contrast(part.color, wall.color) > FAINT_ON_WALL && touches(partBox(part), room, -8)
  return thingsOf(on)
    .filter((thing) => joined(thing.map(partBox)).w < WIDE / 2 && thing.some(isLoud))
    .flat()
}

/** What a page has of room for words, and what that room means for things. */
interface Clearing {
  layers: Layer[]
  room: Box
  horizon: number
}

/** Only what stands on the ground, beyond the `horizon`, moves off or into mist. */
export function clearRoom(layers: Layer[], zone: Box, horizon: number): void {
  const clearing = { layers, room: openRoom(zone), horizon }
  const mists: [Layer, Layer][] = []
  for (const layer of layers) {
    if (!BEHIND.has(layer.kind)) continue
    const { free, gone } = sortParts(layer, clearing.room)
    const wood = free.filter((part) => standsUnder(part, clearing.room)).length > 6
    const misty = thingsOf(free).filter((thing) => clearThing({ ...clearing, layer, wood, gone }, thing))
    if (gone.size > 0) layer.parts = layer.parts.filter((part) => !gone.has(part))
    for (const thing of misty) mists.push([layer, inMist(layers, layer, thing)])
  }
  for (const [before, mist] of mists) layers.splice(layers.indexOf(before) + 1, 0, mist)
}

function standsUnder(part: Part, room: Box): boolean {
  const { y, h } = partBox(part)
  return h > 260 && y < room.y + room.h
}

/** What is wide is ground, wall or what hangs along the edge, and stays; the rest is free to move, but for what is loud on a wall. */
function sortParts(layer: Layer, room: Box): { free: Part[]; gone: Set<Part> } {
  const free: Part[] = []
  const onWalls = new Map<Part, Part[]>()
  let wide: Part | undefined
  for (const part of layer.parts) {
    const box = partBox(part)
    // What is painted on a thing goes with it.
    const on = free.slice(-8).some((one) => within(box, partBox(one)))
    if ((part.quiet && !on) || (part.soft && box.w > 300)) continue
    if (on || isBorneBy(free, part)) {
      free.push(part)
      continue
    }
    if (part.decal && (layer.kind === 'ground' || part.id.endsWith('/board'))) part.calm = 'under'
    else if (wide && belongsTo(part, wide)) {
      part.calm = wide.calm
      if (wide.calm === 'under' && isWall(wide)) onWalls.set(wide, [...(onWalls.get(wide) ?? []), part])
    } else if (isWide(part, layer)) {
      if (isLight(part)) continue
      // What hangs along the upper edge hangs on.
      if (box.w > WIDE) wide = part
      part.calm = touches(box, room) ? 'under' : 'beside'
    } else free.push(part)
    if (part.calm === 'under') part.quiet = true
  }
  return { free, gone: new Set([...onWalls].flatMap(([wall, on]) => loudOn(wall, on, room))) }
}

const isLight = ({ soft, lit, alpha = 1 }: Part) => soft === true || lit === true || alpha < 1

const isWall = ({ material }: Part) => material === 'wood' || material === 'stone'

function belongsTo(part: Part, wide: Part): boolean {
  const [box, all] = [partBox(part), partBox(wide)]
  return within(box, all) || (part.decal === true && touches(all, box) && box.w < all.w)
}

function isWide(part: Part, { kind }: Layer): boolean {
  const { y, w, h } = partBox(part)
  const ground = part.material === 'ground' || part.material === 'water'
  return w > WIDE || (w > 80 && y < -60 && y + h < 140) || (ground && kind === 'ground')
}

interface OnLayer extends Clearing {
  layer: Layer
  /** Trunks all over: none of them is one thing that could step aside. */
  wood: boolean
  /** What is taken off the layer. */
  gone: Set<Part>
}

/** Moves one thing out of the words, or sinks, pales or takes it away; true where it is to stand in mist. */
function clearThing(on: OnLayer, thing: readonly Part[]): boolean {
  const { layers, room, horizon, layer, wood, gone } = on
  const box = boxOf(thing)
  const inside = touches(box, room, -8)
  if (inside && isStar(layer, thing)) return false
  const sinks = inside && isLamp(thing) && isBand(room)
  const step = inside && !sinks ? stepAside(box, room) : 0
  const tall = isTall(box, room, wood ? 0.4 : 0.72)
  const stands = isBeyond(layer) && box.y + box.h > horizon - 10
  const fit = inside && stands && !wood ? smallerBy(box, room) : 1
  if (fit < 1) {
    shrink(thing, box, fit)
    return false
  }
  const sunk = room.y + room.h + 12
  if ((step === undefined && !tall) || (sinks && isBehind(layers, { ...box, y: sunk }))) {
    for (const part of thing) gone.add(part)
    // What stands nearer would be a ghost among the figures.
    return stands && box.h > 90 && box.y + box.h < horizon + (PAGE.h - horizon) * 0.4
  }
  if (step) shift(thing, step, 0)
  if (sinks) shift(thing, 0, sunk - box.y)
  layCalm(thing, step === undefined ? 'under' : 'beside')
  return false
}

function shift(thing: readonly Part[], x: number, y: number): void {
  for (const part of thing) put(part, move(x, y))
}

function layCalm(thing: readonly Part[], calm: 'under' | 'beside'): void {
  for (const part of thing) {
    part.calm = calm
    if (calm === 'under') part.quiet = true
  }
}

function boxOf(thing: readonly Part[]): Box {
  const firm = thing.filter((part) => !part.soft && (part.alpha ?? 1) > FAINT)
  return joined((firm.length > 0 ? firm : thing).map(partBox))
}

const isStar = ({ kind }: Layer, thing: readonly Part[]) =>
  kind === 'sky' && thing.every(({ id }) => id.endsWith('star'))

const isBand = (room: Box) => room.y < 0 && room.w > PAGE.w * 0.7

/** Most of it ends below the words. */
function isTall(box: Box, room: Box, share: number): boolean {
  const shown = box.h + Math.min(0, box.y)
  return shown > 190 && box.y + box.h > room.y + room.h + shown * share
}

const isLamp = ([first]: readonly Part[]) => /^sky\/(moon|sun)/.test(first?.id ?? '')

const isBeyond = ({ kind }: Layer) => kind === 'far' || kind === 'mid'

/** Behind roofs a moon would be a crumb of itself. */
const isBehind = (layers: readonly Layer[], box: Box) =>
  layers.some((layer) => isBeyond(layer) && layer.parts.some((part) => touches(partBox(part), box)))

function shrink(thing: readonly Part[], box: Box, fit: number): void {
  const foot = move(box.x + box.w / 2, box.y + box.h)
  for (const part of thing) {
    put(part, times(foot, scale(fit), inverse(foot)))
    part.calm = 'beside'
  }
}

/** What stands under words is there all the same, far off in a mist of the colour behind it: fainter than letters, and the page is not bare. */
function inMist(layers: readonly Layer[], layer: Layer, thing: readonly Part[]): Layer {
  const { x, y, w, h } = joined(thing.map(partBox))
  const haze = colorAt(groundsOf(layers), Math.max(0, Math.min(PAGE.w, x + w / 2)), Math.min(PAGE.h, y + h * 0.85))
  const parts = thing.filter((part) => !part.lit && !part.soft).map((part): Part => ({ ...part, quiet: true }))
  return { ...layer, name: `${layer.name}-mist`, grade: { ...layer.grade, haze, amount: MIST }, parts }
}
