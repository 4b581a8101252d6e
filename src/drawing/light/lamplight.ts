// Lamps in the dark: each throws a warm pool on the ground, a halo on what is behind it, and its light on whoever is near.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { isPlace } from '../../stage/places/places.ts'
import type { Player } from '../composing/crowd.ts'
import { partBox, type Grade, type Layer, type Rim } from '../shapes/graph.ts'
import { at, type Matrix, type Point } from '../shapes/matrix.ts'
import { oval, type Box } from '../shapes/path.ts'
import { moonOf } from '../places/sky.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

const WARM = '#ffc04f'
const EMBER = '#ff8a2a'
/** How high over its foot the light of a lamp post hangs, in radii of its glow. */
export const POST = 4.07
const DECOR = /\/decor\/(?:lantern|candle|torch|lamp)$/
const LAMP = /\/(?:lantern|candle|torch|lamp)$/

export interface Flame {
  /** On the page: the light itself, and the ground under it. */
  x: number
  y: number
  foot: number
  reach: number
}

export const isDark = (w: Scenery): boolean => w.night || (w.indoors && w.hour.dark > 0.2)

export function flameOf(w: Scenery, prop: Prop, [x, y]: Point, foot: number): Flame[] {
  const strength = cardOf(prop).shines
  return strength === undefined || !isDark(w)
    ? []
    : [{ x, y, foot, reach: Math.min(360, Math.max(150, 270 * w.camera.zoom)) * strength }]
}

/** The lamps that a place has of its own. */
export function flamesOfPlace(w: Scenery): Flame[] {
  if (!isDark(w)) return []
  const glows = w.layers.flatMap(({ parts }) => parts).filter((part) => part.lit && part.soft)
  const posts = glows.filter(({ id }) => id.endsWith('/post-glow')).map(partBox)
  const own = glows.filter(({ id }) => LAMP.test(id)).map(partBox).map(({ x, y, w: wide, h }): Flame => ({ x: x + wide / 2, y: y + h / 2, foot: y + h * 0.78, reach: Math.min(260, wide * 1.3) })) // prettier-ignore
  return [...own, ...posts.map(({ x, y, w: wide, h }): Flame => ({ x: x + wide / 2, y: y + h / 2, foot: y + h / 2 + (wide / 2) * POST, reach: Math.min(300, wide * 0.85) }))] // prettier-ignore
}

export function drawLamplight(w: Scenery, flames: readonly Flame[], words: Box): void {
  if (flames.length === 0) return
  const p = w.layer('lamplight', 'ground', 0.02, 0)
  const soft = { material: 'light', soft: true, lit: true } as const
  const lamps = lampsOfPlace(w)
  for (const { x, y, foot, reach } of flames) {
    // Under light words nothing shines.
    const [across, up] = roomFor(x, y, words)
    const [rx, ry] = [Math.min(reach * 1.1, across), Math.min(reach, up)]
    p(oval(x, y, rx, ry), EMBER, 'lamplight-halo', { ...soft, alpha: w.indoors ? 0.26 : 0.34 })
    p(oval(x, y, rx * 0.5, ry * 0.5), WARM, 'lamplight-halo', { ...soft, alpha: 0.5 })
    if (w.shot !== 'close')
      p(oval(x, foot, reach * 1.25, reach * 0.3), WARM, 'lamplight-pool', { ...soft, alpha: 0.55 })
  }
  w.layers.push(...lamps)
}

/** How far a halo may go across and up before it is in the words; whoever shines in their midst keeps a little. */
function roomFor(x: number, y: number, words: Box): [across: number, up: number] {
  const beside = Math.max(words.x - x, x - words.x - words.w)
  const below = Math.max(words.y - y, y - words.y - words.h)
  if (below > beside) return [Infinity, Math.max(70, below + 20)]
  return [Math.max(70, beside + 20), Infinity]
}

/** A place's own lamps, taken out of it: they stand before their light, not behind it. */
function lampsOfPlace(w: Scenery): Layer[] {
  return w.layers
    .filter(({ kind, parts }) => kind === 'mid' && parts.some(({ id }) => DECOR.test(id)))
    .map((layer): Layer => {
      const parts = layer.parts.filter((part) => DECOR.test(part.id) && !part.soft)
      layer.parts = layer.parts.filter((part) => !parts.includes(part))
      return { ...layer, name: `${layer.name}-lamps`, parts }
    })
}

/** The night's blue leaves the faces that a lamp is near. */
export function kindled(grade: Grade, [x, y]: Point, flames: readonly Flame[]): Grade {
  const near = Math.max(0, ...flames.map((one) => 1 - Math.hypot(one.x - x, one.y - y) / (one.reach * 2)))
  const warm = Math.min(0.45, near)
  const [r, g, b] = grade.gain
  return { ...grade, gain: [r + (1 - r) * warm, g + (0.97 - g) * warm, b + (0.91 - b) * warm] }
}

/** So it does those who stand by, and the things that are touched. */
export function kindleBesides({ layers }: Scenery, bystanders: readonly Point[], touched: Point | undefined, flames: readonly Flame[]): void {
  const sum = bystanders.reduce<Point>(([x, y], one) => [x + one[0], y + one[1]], [0, 0])
  const middle: Point | undefined = bystanders.length > 0 ? [sum[0] / bystanders.length, sum[1] / bystanders.length] : undefined
  for (const layer of layers) {
    const spot = layer.name.startsWith('extras') ? middle : /^(?:deed(?:-behind)?|props-front)$/.test(layer.name) ? touched : undefined
    if (spot) layer.grade = kindled(layer.grade, spot, flames)
  }
} // prettier-ignore

const LAMP_EDGE = '#ffcb6b'
const MOON_EDGE = '#d3e0ff'

/** The edge that shines on whose body is here: towards the nearest lamp, else towards the moon. */
export function rimOn(w: Scenery, body: Box | undefined, flames: readonly Flame[]): Rim | undefined {
  if (!body) return undefined
  const [x, y] = [body.x + body.w / 2, body.y + body.h * 0.4]
  const moon = moonOf(w)
  const near = flames
    .map((one) => ({ one, far: Math.hypot(one.x - x, one.y - y) / (one.reach * 2.4) }))
    .toSorted((a, b) => a.far - b.far)[0]
  const isLamp = near !== undefined && near.far < 1
  if (!isLamp && (!w.night || w.indoors || isPlace(w.place, 'groundless'))) return undefined
  const [dx, dy] = isLamp
    ? [near.one.x - x, (near.one.y - y) * 0.4]
    : [(w.flipped ? PAGE.w - moon[0] : moon[0]) - x, (moon[1] - y) * 0.8]
  const long = Math.max(1, Math.hypot(dx, dy))
  return { color: isLamp ? LAMP_EDGE : MOON_EDGE, x: dx / long, y: dy / long, strength: isLamp ? 0.9 : 0.55 }
}

export function flameInHand(w: Scenery, one: Player, stand: Matrix): Flame[] {
  const { holds } = one.actor
  if (!holds || !one.held || one.shot === 'behind') return []
  const { x, y, w: wide, h } = one.held
  return flameOf(w, holds, at(stand, x + wide / 2, y + h * 0.4), w.camera.base)
}
