// The same picture once more with a few things changed: for those who like to spot what is different.
import { PROPS } from '../../stage/things/cards.ts'
import { EXTRAS } from './strewn.data.ts'
import type { Dice } from '../../base/dice.ts'
import { inside } from '../page/quiet-ground.ts'
import { fromOklch, oklch, type Hex } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import { partBox, pen, PLAIN_LIGHT, type Layer, type Part } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { joined, type Box } from '../shapes/path.ts'
import { drawProp, readProp } from '../props/prop.ts'
import { PAGE } from '../places/scenery.ts'

export interface Riddle {
  /** The second picture; the first is left as it was. */
  picture: Picture
  /** Where they differ, in page units. */
  differences: Box[]
}

interface Change {
  box: Box
  gone?: ReadonlySet<Part>
  painted?: ReadonlyMap<Part, Part>
  added?: Layer
}

/** What can be seen of a few parts: where, how much, and which share of them. */
interface Sight {
  box: Box
  area: number
  share: number
}

const GRID = 7
/** In thicker haze than this nobody can see what is gone. */
const HAZE = 0.45
/** Smaller than a fingertip would be unfair. */
const LEAST_AREA = 1500
const THING = /\/(?:decor|prop|gag)\/([a-z-]+)$/
const CLOTHES: ReadonlySet<string> = new Set(['top', 'trousers', 'skirt', 'dress', 'shoe', 'scarf', 'hat', 'cape', 'bow-tie', 'hair-tie', 'collar', 'shorts', 'body']) // prettier-ignore
const PAINTED: ReadonlySet<string> = new Set(['door', 'roof', 'awning', 'curtain', 'sofa', 'cushion', 'lamp', 'window-box', 'tent', 'boat', 'hull', 'sail', 'umbrella', 'flag', 'rug', 'trunk', 'book', 'picture', 'vase', 'pillow', 'blanket', 'chair', 'table']) // prettier-ignore
const last = (id: string) => id.slice(id.lastIndexOf('/') + 1)

/** At most `count` changes, far enough from each other and plain to see; seeded, so that the same book asks the same. */
export function changeSome(picture: Picture, die: Dice, count: number): Riddle {
  const all = [removals(picture, die.fork('gone')), repaints(picture, die.fork('painted')), additions(picture, die.fork('added'))] // prettier-ignore
  const chosen: Change[] = []
  const free = (box: Box) => chosen.every((one) => distance(one.box, box) > 40)
  for (let turn = 0; chosen.length < count && all.some((kind) => kind.length > 0); turn++) {
    const kind = all[turn % all.length] ?? []
    // Of what is added, one or two are enough.
    if (turn % all.length === 2 && turn > 5 && all.slice(0, 2).some((other) => other.length > 0)) continue
    for (let next = kind.shift(); next; next = kind.shift())
      if (free(next.box)) {
        chosen.push(next)
        break
      }
  }
  return { picture: { ...picture, layers: changed(picture.layers, chosen) }, differences: chosen.map((one) => one.box) }
}

function changed(layers: readonly Layer[], changes: readonly Change[]): Layer[] {
  const gone = new Set(changes.flatMap((one) => [...(one.gone ?? [])]))
  const painted = new Map(changes.flatMap((one) => [...(one.painted ?? [])]))
  const made = layers.map((layer) => ({
    ...layer,
    parts: layer.parts.filter((part) => !gone.has(part)).map((part) => painted.get(part) ?? part),
  }))
  // In front of the place, behind the people.
  const people = made.findIndex(({ kind }) => kind === 'figure')
  made.splice(people < 0 ? made.length : people, 0, ...changes.flatMap((one) => one.added ?? []))
  return made
}

function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w)
  const dy = Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h)
  return Math.hypot(dx, dy)
}

const clear = ({ layers }: Picture) => layers.filter((layer) => layer.grade.amount < HAZE)

const solid = (part: Part) => !part.soft && part.alpha === undefined && part.clip === undefined

/** Looks at a grid of points: seen is what no later part hides. */
function sightOf(picture: Picture, parts: ReadonlySet<Part>): Sight {
  const box = joined([...parts].map(partBox))
  const mine = [...parts].filter((part) => !part.soft)
  const above: Part[] = []
  let reached = false
  for (const layer of picture.layers)
    for (const part of layer.parts) {
      if (parts.has(part)) reached = true
      else if (reached && solid(part) && !part.decal && distance(partBox(part), box) === 0) above.push(part)
    }
  const seen: [number, number][] = []
  let whole = 0
  for (let x = box.x + GRID / 2; x < box.x + box.w; x += GRID)
    for (let y = box.y + GRID / 2; y < box.y + box.h; y += GRID) {
      if (!mine.some((part) => inside(part.path, x, y))) continue
      whole++
      if (x < 24 || y < 24 || x > PAGE.w - 24 || y > PAGE.h - 24) continue
      if (!above.some((part) => inside(part.path, x, y))) seen.push([x, y])
    }
  if (seen.length === 0) return { box, area: 0, share: 0 }
  const xs = seen.map(([x]) => x)
  const ys = seen.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - GRID, Math.min(...ys) - GRID]
  const shown = { x: left, y: top, w: Math.max(...xs) + GRID - left, h: Math.max(...ys) + GRID - top }
  return { box: shown, area: seen.length * GRID * GRID, share: seen.length / whole }
}

/** Things that stand about; each is a run of as many parts as its drawing has. */
function thingsOf(layer: Layer): Part[][] {
  const things: Part[][] = []
  for (let i = 0; i < layer.parts.length;) {
    const id = layer.parts[i]?.id ?? ''
    const name = THING.exec(id)?.[1]
    const prop = PROPS.find((one) => one === name)
    let end = i + 1
    while (end < layer.parts.length && layer.parts[end]?.id === id) end++
    if (prop !== undefined) {
      const length = Math.max(1, readProp(prop).shapes.length)
      for (let at = i; at + length <= end; at += length) things.push(layer.parts.slice(at, at + length))
    }
    i = end
  }
  return things
}

function removals(picture: Picture, die: Dice): Change[] {
  const found = clear(picture).flatMap((layer) => {
    const groups = layer.kind === 'figure' ? [] : thingsOf(layer)
    if (layer.kind === 'sky')
      for (const [i, part] of layer.parts.entries()) {
        const next = layer.parts[i + 1]
        if (last(part.id) === 'cloud' && !part.decal) groups.push(next?.decal ? [part, next] : [part])
      }
    return groups.flatMap((group): Change[] => {
      const { box, area, share } = sightOf(picture, new Set(group))
      if (area < LEAST_AREA || share < 0.7 || area > 60_000) return []
      // Without what shines all round it is darker.
      if (group.some((part) => part.soft)) return []
      const foot = { x: box.x, y: box.y + box.h - 12, w: box.w, h: 24 }
      const isShadow = (part: Part) => part.soft && last(part.id) === 'shadow' && partBox(part).w < box.w * 1.8 && distance(partBox(part), foot) === 0 // prettier-ignore
      return [{ box, gone: new Set([...group, ...layer.parts.filter(isShadow)]) }]
    })
  })
  return die.shuffle(found)
}

/** Another hue, never near the old one; greys and browns become colours. */
function repainted(color: Hex): Hex {
  const [L, C, h] = oklch(color)
  return fromOklch(Math.max(0.45, Math.min(0.8, L)), Math.max(C, 0.14), C < 0.04 ? 25 : h + 150)
}

const repaint = (part: Part): Part => ({ ...part, color: repainted(part.color), ...(part.fade ? { fade: repainted(part.fade) } : {}) }) // prettier-ignore

function repaints(picture: Picture, die: Dice): Change[] {
  const found = clear(picture).flatMap((layer) => {
    const groups: Part[][] = []
    if (layer.kind === 'figure')
      for (const name of CLOTHES) groups.push(layer.parts.filter((part) => last(part.id) === name && !part.soft))
    else if (layer.kind === 'mid' || layer.kind === 'things' || layer.kind === 'ground')
      for (const part of layer.parts) if (PAINTED.has(last(part.id)) && !part.decal && solid(part) && !THING.test(part.id)) groups.push([part]) // prettier-ignore
    return groups.flatMap((group): Change[] => {
      if (group.length === 0) return []
      const { box, area, share } = sightOf(picture, new Set(group))
      if (area < LEAST_AREA || share < 0.3 || area > 60_000) return []
      return [{ box, painted: new Map(group.map((part) => [part, repaint(part)])) }]
    })
  })
  return die.shuffle(found)
}

/** Something small hangs in the air where nobody is. */
function additions(picture: Picture, die: Dice): Change[] {
  const people = picture.layers.filter(({ kind }) => kind === 'figure').flatMap(({ parts }) => (parts.length > 0 ? [joined(parts.map(partBox))] : [])) // prettier-ignore
  const things = picture.layers.filter(({ kind }) => kind === 'things').flatMap(({ parts }) => parts.map(partBox))
  const light = picture.layers.find(({ kind }) => kind === 'figure')?.grade ?? PLAIN_LIGHT
  return die.shuffle(EXTRAS).flatMap((prop): Change[] => {
    const { box } = readProp(prop)
    const k = 78 / Math.max(box.w, box.h)
    for (let i = 0; i < 40; i++) {
      const [x, y] = [70 + die.next() * (PAGE.w - 140), 70 + die.next() * (PAGE.h * 0.55)]
      const spot = { x: x - (box.w * k) / 2, y: y - (box.h * k) / 2, w: box.w * k, h: box.h * k }
      if ([...people, ...things].some((other) => distance(other, spot) < 18)) continue
      const parts: Part[] = []
      drawProp(pen(parts, times(move(x, y), scale(k), move(-(box.x + box.w / 2), -(box.y + box.h / 2))), 'extra/'), prop) // prettier-ignore
      const layer: Layer = { name: 'extra', kind: 'things', depth: 0, grade: light, parts }
      return [{ box: spot, added: layer }]
    }
    return []
  })
}
