// The calm zone for words: not a slab over the picture but its own sky, wall, sand or snow, left empty and graded over a long way.
import { contrast, luminance, mix, rgbOf, hexOf, type Hex } from './color.ts'
import { viewOf, type Frame } from './frame.ts'
import { partBox, type Layer, type Part } from './graph.ts'
import { lightOn } from './lit.ts'
import type { Box, Path } from './path.ts'
import type { Stop, Studio, Surface } from './surface.ts'
import { PAGE, type World } from './world.ts'

export interface Calm {
  zone: Box
  ink: Hex
  /** What the empty ground of the zone leans to, and how far, so that the ink can be read. */
  lift: Hex
  amount: number
}

const WANTED = 7
const DARK_INK = '#2b2440'
const LIGHT_INK = '#fdf6e3'

/** Marks what is only ground: sky, hills, water, floor, wall. */
export function markQuiet(layers: readonly Layer[]): void {
  for (const layer of layers)
    for (const part of layer.parts)
      if (part.plain && !part.decal && !part.soft && part.alpha === undefined && partBox(part).w > PAGE.w * 0.85)
        part.quiet = true
}

function inside(path: Path, x: number, y: number): boolean {
  let odd = false
  for (const loop of path) {
    let [ax, ay] = [loop[0] ?? 0, loop[1] ?? 0]
    for (let i = 2; i + 5 < loop.length; i += 6) {
      const [bx, by] = [loop[i + 4] ?? 0, loop[i + 5] ?? 0]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
      ax = bx
      ay = by
    }
  }
  return odd
}

function colorAt(layers: readonly Layer[], x: number, y: number): Hex {
  let seen: Hex = '#ffffff'
  for (const layer of layers)
    for (const part of layer.parts) {
      if (!part.quiet || !inside(part.path, x, y)) continue
      const from = part.lit ? part.color : lightOn(part.color, layer.grade)
      const to = part.fade === undefined ? from : part.lit ? part.fade : lightOn(part.fade, layer.grade)
      const b = partBox(part)
      seen = mix(from, to, Math.max(0, Math.min(1, (y - b.y) / b.h)))
    }
  return seen
}

function mean(colors: readonly Hex[]): Hex {
  const sum = [0, 0, 0]
  for (const color of colors) for (const [q, v] of rgbOf(color).entries()) sum[q] = (sum[q] ?? 0) + v
  const n = colors.length || 1
  return hexOf([(sum[0] ?? 0) / n, (sum[1] ?? 0) / n, (sum[2] ?? 0) / n])
}

/** The ink that the ground under the words carries with the least change, and that change. */
export function calmOf(w: World, zone: Box): Calm {
  const colors: Hex[] = []
  for (let i = 0; i <= 6; i++)
    for (let j = 0; j <= 12; j++) colors.push(colorAt(w.layers, zone.x + (zone.w * i) / 6, zone.y + (zone.h * j) / 12))
  const middle = mean(colors)
  const dark = luminance(w.hour.ink) < 0.3 ? w.hour.ink : DARK_INK
  const choices = [
    { ink: dark, lift: mix(w.night ? '#f4e6d2' : w.hour.calm, middle, 0.2), least: 0.24 },
    { ink: LIGHT_INK, lift: mix('#0a1030', middle, 0.25), least: 0.16 },
  ].map(({ ink, lift, least }) => {
    let amount = least
    while (amount < 0.94 && colors.some((color) => contrast(ink, mix(color, lift, amount)) < WANTED)) amount += 0.03
    return { zone, ink, lift, amount }
  })
  const [first, second] = choices
  if (!first || !second) throw new Error('No ink')
  const natural = w.night && !w.indoors ? second : first
  const other = natural === first ? second : first
  return other.amount < natural.amount - 0.2 ? other : natural
}

/** How far the calm fades out, in units. */
const REACH = 190
const soft = (t: number) => t * t * (3 - 2 * t)

function ramp(from: number, to: number, low: boolean, high: boolean): { from: number; to: number; stops: Stop[] } {
  const a = low ? from - REACH : from - 1
  const b = high ? to + REACH : to + 1
  const stops: Stop[] = []
  const put = (v: number, alpha: number) => stops.push([(v - a) / (b - a), `rgba(0,0,0,${alpha.toFixed(3)})`])
  for (let i = 0; i <= 8; i++) if (low) put(a + (REACH * i) / 8, soft(i / 8))
  if (!low) put(a, 1)
  if (!high) put(b, 1)
  for (let i = 0; i <= 8; i++) if (high) put(to + (REACH * i) / 8, 1 - soft(i / 8))
  return { from: a, to: b, stops }
}

/** White where the words are, nothing a long way off: made small, for it has no edge. */
export function calmMask(studio: Studio, calm: Calm, f: Frame): Surface {
  const s = studio.surface(Math.ceil(f.width / 8), Math.ceil(f.height / 8))
  const k = f.scale / 8
  s.view([k, 0, 0, k, -f.x * k, -f.y * k])
  const { x, y, w, h } = calm.zone
  const across = ramp(x - 16, x + w + 16, x > 60, x + w < PAGE.w - 60)
  const down = ramp(y - 16, y + h + 16, y > 110, y + h < PAGE.h - 110)
  s.fillBox(-60, -60, PAGE.w + 120, PAGE.h + 120, { kind: 'line', from: [across.from, 0], to: [across.to, 0], stops: across.stops }) // prettier-ignore
  s.blend('destination-in')
  s.fillBox(-60, -60, PAGE.w + 120, PAGE.h + 120, { kind: 'line', from: [0, down.from], to: [0, down.to], stops: down.stops }) // prettier-ignore
  s.blend('source-over')
  return s
}

/** Only the ground of what lies behind this layer. */
function groundOf(layers: readonly Layer[], until: Layer): Layer[] {
  return layers
    .slice(0, layers.indexOf(until))
    .map((layer): Layer => ({ ...layer, parts: layer.parts.filter((part: Part) => part.quiet) }))
    .filter((layer) => layer.parts.length > 0)
}

/** Paints the ground once more over everything that stands in the zone, through the mask. */
export function layCalm(
  studio: Studio,
  c: Surface,
  scene: { layers: readonly Layer[]; calm: Calm },
  at: Layer,
  f: Frame,
  paint: (to: Surface, layers: readonly Layer[], f: Frame) => void,
): void {
  const half: Frame = { ...f, width: Math.ceil(f.width / 2), height: Math.ceil(f.height / 2), scale: f.scale / 2 }
  const s = studio.surface(half.width, half.height)
  paint(s, groundOf(scene.layers, at), half)
  s.view(viewOf(half))
  s.blend('source-over')
  s.opacity(scene.calm.amount)
  s.fillBox(-60, -60, PAGE.w + 120, PAGE.h + 120, scene.calm.lift)
  s.opacity(1)
  s.view([1, 0, 0, 1, 0, 0])
  s.blend('destination-in')
  s.stamp(calmMask(studio, scene.calm, f), 0, 0, half.width, half.height)
  c.view([1, 0, 0, 1, 0, 0])
  c.opacity(0.93)
  c.stamp(s, 0, 0, f.width, f.height)
  c.opacity(1)
}
