// The calm zone for words: not a slab over the picture but its own sky, wall, sand or snow, left empty and graded over a long way.
import { alpha as see, contrast, luminance, mix, rgbOf, hexOf, shadeOf, tone, type Hex } from '../shapes/color.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import type { Box } from '../shapes/path.ts'
import { noise, TILE } from '../pixels/noise.ts'
import { broad, colorAt, groundsOf } from './quiet-ground.ts'
import type { Stop, Studio, Surface } from '../pixels/surface.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

export interface Calm {
  zone: Box
  ink: Hex
  /** What the empty ground of the zone leans to from its top to its foot, and how far, so that the ink can be read: never more than it needs just there. */
  veil: readonly Veil[]
  horizon: number
  /** How far the calm fades out, in units. */
  reach: number
  /** It lies over the figures too: a close shot with the words below. */
  over: boolean
}

interface Veil {
  y: number
  lift: Hex
  amount: number
}

const WANTED = { dark: 6.6, light: 7.2 }
const DARK_INK = '#2b2440'
const LIGHT_INK = '#fdf6e3'

function mean(colors: readonly Hex[]): Hex {
  const sum = [0, 0, 0]
  for (const color of colors) for (const [q, v] of rgbOf(color).entries()) sum[q] = (sum[q] ?? 0) + v
  const n = colors.length || 1
  return hexOf([(sum[0] ?? 0) / n, (sum[1] ?? 0) / n, (sum[2] ?? 0) / n])
}

/** Dark words bear clouds behind them; light words bear nothing bright. */
function keepFaint(layers: readonly Layer[], darkInk: boolean): void {
  for (const layer of layers)
    for (const part of layer.parts) {
      if (darkInk && layer.kind === 'sky' && part.material === 'cloud') part.quiet = true
      if (!darkInk && part.quiet && !broad(part) && !part.calm)
        part.quiet = luminance(lightOn(part.color, layer.grade)) < 0.14
    }
}

/** The ink that the ground under the words carries with the least change, and that change. */
export function calmOf(w: Scenery, zone: Box): Calm {
  const over = w.shot === 'close' && w.side === 'bottom'
  const { horizon } = w.camera
  const grounds = groundsOf(w.layers)
  const rows = Array.from({ length: ROWS + 1 }, (_, j) => {
    const y = zone.y + (zone.h * j) / ROWS
    const colors = Array.from({ length: 15 }, (_, i) => colorAt(grounds, zone.x + (zone.w * i) / 14, y))
    return { y, colors: [...new Set(colors)], own: mean(colors) }
  })
  const high = rows
    .filter(({ y }) => y < horizon + 45 || rows.every((one) => one.y >= horizon + 45))
    .flatMap(({ colors }) => colors)
  const dark = luminance(w.hour.ink) < 0.3 ? w.hour.ink : DARK_INK
  const choices = [
    { ink: dark, paper: w.night ? '#f4e6d2' : w.hour.calm, own: 0.3, least: 0.2, wanted: WANTED.dark },
    {
      ink: LIGHT_INK,
      paper: w.indoors ? '#0d1030' : '#131f58',
      own: w.indoors ? 0.34 : 0.45,
      least: 0.16,
      wanted: WANTED.light,
    },
  ].map(({ ink, paper, own, least, wanted }): Calm => {
    const lifts = rows.map((row) => mix(paper, row.own, own))
    const veil = rows.map(({ y }, j): Veil => {
      // From row to row one lift passes into the other: its neighbours' must do for what is here, and its own for what is there.
      const near = [...new Set(rows.slice(Math.max(0, j - 1), j + 2).flatMap(({ colors }) => colors))]
      const to = lifts.slice(Math.max(0, j - 1), j + 2)
      let amount = least
      while (amount < 0.94 && near.some((color) => to.some((lift) => contrast(ink, mix(color, lift, amount)) < wanted)))
        amount += 0.03
      return { y, lift: lifts[j] ?? paper, amount }
    })
    return { zone, ink, veil, horizon, reach: over ? 110 : 240, over }
  })
  const cost = ({ veil }: Calm) => veil.reduce((sum, { amount }) => sum + amount, 0) / veil.length
  const [first, second] = choices
  if (!first || !second) throw new Error('No ink')
  const natural = w.night || luminance(mean(high)) < 0.1 ? second : first
  const other = natural === first ? second : first
  // A night that turns pale under the words is fog; it stays night unless its ground is far too light.
  const worth = natural === second && w.night ? 0.4 : 0.15
  const best = cost(other) < cost(natural) - worth ? other : natural
  keepFaint(w.layers, best.ink === dark)
  return best
}

/** How finely the ground under the words is looked at, from top to foot. */
const ROWS = 12

const soft = (t: number) => t * t * (3 - 2 * t)

/** How far a place lies outside the words' room, whose sides are open where they meet the page's edge. */
function outside({ x, y, w, h }: Box, px: number, py: number): number {
  const left = x > 60 ? x - 16 - px : 0
  const right = x + w < PAGE.w - 60 ? px - x - w - 16 : 0
  const top = y > 110 ? y - 16 - py : 0
  const bottom = y + h < PAGE.h - 110 ? py - y - h - 16 : 0
  return Math.hypot(Math.max(0, left, right), Math.max(0, top, bottom))
}

/** White where the words are, and from there on thin air that drifts off like mist, far here and near there: made small, for it has no edge. */
export function calmMask(studio: Studio, calm: Calm, f: Frame): Surface {
  const s = studio.surface(Math.ceil(f.width / 8), Math.ceil(f.height / 8))
  const k = f.scale / 8
  const drift = noise('drift', 3, 3)
  const px = new Uint8ClampedArray(s.width * s.height * 4)
  for (let y = 0, i = 3; y < s.height; y++) {
    const v = y / k + f.y
    const row = ((v * 0.62) & (TILE - 1)) * TILE
    for (let x = 0; x < s.width; x++, i += 4) {
      const u = x / k + f.x
      const far = calm.reach * (0.35 + 1.3 * (drift[row + ((u * 0.4) & (TILE - 1))] ?? 0))
      px[i] = 255 * soft(Math.max(0, 1 - outside(calm.zone, u, v) / far))
    }
  }
  s.setPixels(px)
  return s
}

/** Only the ground of what lies behind this layer. */
function groundOf(layers: readonly Layer[], until: Layer): Layer[] {
  return layers
    .slice(0, layers.indexOf(until))
    .map((layer): Layer => ({ ...layer, parts: layer.parts.filter((part: Part) => part.quiet) }))
    .filter((layer) => layer.parts.length > 0)
}

/** What stands beside the words and nothing hides: the calm goes round it. */
function besideOf(studio: Studio, layers: readonly Layer[], until: Layer, f: Frame): Surface {
  const s = studio.surface(f.width, f.height)
  s.view(viewOf(f))
  for (const layer of layers.slice(0, layers.indexOf(until)))
    for (const part of layer.parts) {
      if (part.soft || part.decal || part.clip) continue
      s.blend(part.calm === 'beside' ? 'source-over' : 'destination-out')
      s.opacity(part.alpha ?? 1)
      s.fill(studio.outline(part.path), '#000000')
    }
  return s
}

/** The ground stays boards, stones or grass under the words, as faint as a watermark. */
function grain(studio: Studio, s: Surface, layers: readonly Layer[], horizon: number, color: Hex): void {
  s.opacity(0.62)
  for (const layer of layers)
    if (layer.kind === 'ground' || layer.name === 'room')
      for (const part of layer.parts)
        if (part.quiet && part.decal && !part.clip && !broad(part) && partBox(part).y > horizon - 4)
          s.stroke(studio.outline(part.path), color, 3)
  s.opacity(1)
}

/** Paints the ground once more over everything that stands in the zone, through the mask. */
export function layCalm(
  studio: Studio,
  c: Surface,
  scene: { layers: readonly Layer[]; calm: Calm },
  at: Layer,
  f: Frame,
  paint: (to: Surface, layers: readonly Layer[], f: Frame) => void,
  /** What a style that lightens all it paints needs more. */
  more = 0,
): void {
  const half: Frame = { ...f, width: Math.ceil(f.width / 2), height: Math.ceil(f.height / 2), scale: f.scale / 2 }
  const s = studio.surface(half.width, half.height)
  paint(s, groundOf(scene.layers, at), half)
  s.view(viewOf(half))
  s.blend('source-over')
  const { veil, horizon, ink } = scene.calm
  const [top, foot] = [veil[0], veil.at(-1)]
  const long = (foot?.y ?? 0) - (top?.y ?? 0)
  const stops = veil.map(({ y, lift, amount }): Stop => [
    (y - (top?.y ?? 0)) / long,
    see(lift, Math.min(0.94, amount + more * (ink === LIGHT_INK ? 1 : 0.4))),
  ])
  s.fillBox(-60, -60, PAGE.w + 120, PAGE.h + 120, {
    kind: 'line',
    from: [0, top?.y ?? 0],
    to: [0, foot?.y ?? 0],
    stops,
  })
  const last = foot?.lift ?? ink
  grain(
    studio,
    s,
    scene.layers.slice(0, scene.layers.indexOf(at)),
    horizon,
    ink === LIGHT_INK ? tone(last, 0.07) : shadeOf(last, 1.6),
  )
  s.view([1, 0, 0, 1, 0, 0])
  s.blend('destination-in')
  const mask = calmMask(studio, scene.calm, f)
  s.stamp(mask, 0, 0, half.width, half.height)
  mask.drop()
  const beside = besideOf(studio, scene.layers, at, half)
  s.blend('destination-out')
  s.stamp(beside, 0, 0, half.width, half.height)
  beside.drop()
  c.view([1, 0, 0, 1, 0, 0])
  c.opacity(scene.calm.over ? 0.97 : 0.86)
  c.stamp(s, 0, 0, f.width, f.height)
  s.drop()
  c.opacity(1)
}
