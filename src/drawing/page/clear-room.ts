// Room for words that is the scene's own: what would lie under them steps aside, stays out, or pales as a whole; nothing dissolves.
import { colorAt, groundsOf } from './quiet-ground.ts'
import { contrast } from '../shapes/color.ts'
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { inverse, move, scale, times, type Matrix } from '../shapes/matrix.ts'
import { joined, moved, type Box } from '../shapes/path.ts'
import { PAGE } from '../places/world.ts'

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

const touches = (a: Box, b: Box, gap = 0) =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

const within = (a: Box, b: Box) =>
  a.x >= b.x - 4 && a.y >= b.y - 4 && a.x + a.w <= b.x + b.w + 4 && a.y + a.h <= b.y + b.h + 4

/** One stands over, under or on the other. */
function together(a: Box, b: Box): boolean {
  const [am, bm] = [a.x + a.w / 2, b.x + b.w / 2]
  return touches(a, b, 4) && ((am > b.x && am < b.x + b.w) || (bm > a.x && bm < a.x + a.w))
}

/** Light belongs to what it comes from, not to all that it falls on. */
function coreOf(part: Part): Box {
  const { x, y, w, h } = partBox(part)
  return part.soft ? { x: x + w * 0.3, y: y + h * 0.3, w: w * 0.4, h: h * 0.4 } : { x, y, w, h }
}

function thingsOf(parts: readonly Part[]): Part[][] {
  const boxes = parts.map(coreOf)
  const names = parts.map(({ id }) => (id.startsWith('sky/') ? id.replace(/-glow$/, '') : ''))
  const leader = parts.map((_, i) => i)
  const find = (i: number): number => {
    const up = leader[i] ?? i
    if (up === i) return i
    const top = find(up)
    leader[i] = top
    return top
  }
  for (const [i, a] of boxes.entries())
    for (let j = 0; j < i; j++) {
      const b = boxes[j]
      if (b && names[i] === names[j] && together(a, b)) leader[find(i)] = find(j)
    }
  const things = new Map<number, Part[]>()
  for (const [i, part] of parts.entries()) {
    const key = find(i)
    const thing = things.get(key)
    if (thing) thing.push(part)
    else things.set(key, [part])
  }
  return [...things.values()]
}

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

/** Only what stands on the ground, beyond the `horizon`, moves off or into mist. */
export function clearRoom(layers: Layer[], zone: Box, horizon: number): void {
  const room = openRoom(zone)
  /** Behind roofs it would be a crumb of itself. */
  const isBehind = (box: Box) =>
    layers.some(
      ({ kind, parts }) => (kind === 'far' || kind === 'mid') && parts.some((part) => touches(partBox(part), box)),
    )
  const mists: [Layer, Layer][] = []
  /** What stands nearer would be a ghost among the figures. */
  const mistEnds = horizon + (PAGE.h - horizon) * 0.4
  for (const layer of layers) {
    if (!BEHIND.has(layer.kind)) continue
    const free: Part[] = []
    const misty: Part[][] = []
    const onWalls = new Map<Part, Part[]>()
    let wide: Part | undefined
    for (const part of layer.parts) {
      const box = partBox(part)
      const ground = part.material === 'ground' || part.material === 'water'
      // What is painted on a thing goes with it.
      const on = free.slice(-8).some((one) => within(box, partBox(one)))
      if ((part.quiet && !on) || (part.soft && box.w > 300)) continue
      if (on || isBorneBy(free, part)) {
        free.push(part)
        continue
      }
      if (part.decal && (layer.kind === 'ground' || part.id.endsWith('/board'))) part.calm = 'under'
      else if (
        wide &&
        (within(box, partBox(wide)) || (part.decal && touches(partBox(wide), box) && box.w < partBox(wide).w))
      ) {
        part.calm = wide.calm
        if (wide.calm === 'under' && (wide.material === 'wood' || wide.material === 'stone'))
          onWalls.set(wide, [...(onWalls.get(wide) ?? []), part])
      } else if (
        box.w > WIDE ||
        (box.w > 80 && box.y < -60 && box.y + box.h < 140) ||
        (ground && layer.kind === 'ground')
      ) {
        if (part.soft || part.lit || (part.alpha ?? 1) < 1) continue
        // What hangs along the upper edge hangs on.
        if (box.w > WIDE) wide = part
        part.calm = touches(box, room) ? 'under' : 'beside'
      } else free.push(part)
      if (part.calm === 'under') part.quiet = true
    }
    const gone = new Set([...onWalls].flatMap(([wall, on]) => loudOn(wall, on, room)))
    const wood = free.filter((part) => partBox(part).h > 260 && partBox(part).y < room.y + room.h).length > 6
    for (const thing of thingsOf(free)) {
      const firm = thing.filter((part) => !part.soft && (part.alpha ?? 1) > FAINT)
      const box = joined((firm.length > 0 ? firm : thing).map(partBox))
      const star = layer.kind === 'sky' && thing.every(({ id }) => id.endsWith('star'))
      const inside = touches(box, room, -8)
      const sinks = inside && /^sky\/(moon|sun)/.test(thing[0]?.id ?? '') && room.y < 0 && room.w > PAGE.w * 0.7
      const step = inside && !sinks ? stepAside(box, room) : 0
      const shown = box.h + Math.min(0, box.y)
      const tall = shown > 190 && box.y + box.h > room.y + room.h + shown * (wood ? 0.4 : 0.72)
      if (star && inside) continue
      const stands = (layer.kind === 'mid' || layer.kind === 'far') && box.y + box.h > horizon - 10
      const fit = inside && stands && !wood ? smallerBy(box, room) : 1
      if (fit < 1) {
        const foot = move(box.x + box.w / 2, box.y + box.h)
        for (const part of thing) put(part, times(foot, scale(fit), inverse(foot)))
        for (const part of thing) part.calm = 'beside'
        continue
      }
      const sunk = room.y + room.h + 12
      if ((step === undefined && !tall) || (sinks && isBehind({ ...box, y: sunk }))) {
        for (const part of thing) gone.add(part)
        if (stands && box.h > 90 && box.y + box.h < mistEnds) misty.push(thing)
      } else
        for (const part of thing) {
          if (step) put(part, move(step, 0))
          if (sinks) put(part, move(0, sunk - box.y))
          part.calm = step === undefined ? 'under' : 'beside'
          if (part.calm === 'under') part.quiet = true
        }
    }
    if (gone.size > 0) layer.parts = layer.parts.filter((part) => !gone.has(part))
    for (const thing of misty) mists.push([layer, inMist(layers, layer, thing)])
  }
  for (const [before, mist] of mists) layers.splice(layers.indexOf(before) + 1, 0, mist)
}

/** What stands under words is there all the same, far off in a mist of the colour behind it: fainter than letters, and the page is not bare. */
function inMist(layers: readonly Layer[], layer: Layer, thing: readonly Part[]): Layer {
  const { x, y, w, h } = joined(thing.map(partBox))
  const haze = colorAt(groundsOf(layers), Math.max(0, Math.min(PAGE.w, x + w / 2)), Math.min(PAGE.h, y + h * 0.85))
  const parts = thing.filter((part) => !part.lit && !part.soft).map((part): Part => ({ ...part, quiet: true }))
  return { ...layer, name: `${layer.name}-mist`, grade: { ...layer.grade, haze, amount: MIST }, parts }
}
