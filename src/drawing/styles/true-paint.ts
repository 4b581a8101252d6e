// A figure's light is set as a photographer sets it: whatever hat, hair or pose leaves in sight of the skin (or hide) reads as its paint.
import { rgbOf, type Rgb } from '../shapes/color.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import type { Layer, Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import type { Studio, Surface } from '../pixels/surface.ts'
import { softShape } from './vector.ts'

/** White paper has no brighter light: pale paints leave room for theirs. */
const PALEST = 243

export function roomForLight(paint: Rgb): Rgb {
  const room = Math.min(1, PALEST / Math.max(...paint))
  return [paint[0] * room, paint[1] * room, paint[2] * room]
}

/** People are known by their faces, creatures by their coats. */
const isKnown = (part: Part) => !part.decal && /(\/head\/(skin|head)|\/hide|\/body)$/.test(part.id)

/** A rounded form turns away from the eye at its edge: what one calls its colour lies within, in units. */
const EDGE = 4

function sumInside(px: Uint8ClampedArray, seen: Uint8ClampedArray, width: number, edge: number) {
  const sum = [0, 0, 0]
  let n = 0
  const is = (i: number) => seen[i + 1] === 255
  const [across, down] = [edge * 4, edge * width * 4]
  for (let i = 0; i < seen.length; i += 4) {
    if (!is(i) || !is(i - across) || !is(i + across) || !is(i - down) || !is(i + down)) continue
    n++
    for (let q = 0; q < 3; q++) sum[q] = (sum[q] ?? 0) + (px[i + q] ?? 0)
  }
  return { sum, n }
}

/** What light may do to a whole figure without turning it into another. */
const within = (gain: number) => Math.max(0.8, Math.min(1.3, gain))

/** `before` are the layers that stand in front of the figure on the same surface. */
export function keepPaint(studio: Studio, k: Surface, layer: Layer, f: Frame, before: readonly Layer[] = []): void {
  const face = layer.parts.find((part) => part.id.includes('/head/') && isKnown(part))
  if (!face) return
  const mask = studio.surface(k.width, k.height)
  mask.view(viewOf(f))
  for (const part of layer.parts) {
    // White is the paint itself, red what is made of the same or lies under blush and glass.
    const over = part.soft || (part.alpha ?? 1) < 0.6
    const kin = part.material === face.material ? '#ff0000' : '#000000'
    mask.push()
    mask.blend(over ? 'multiply' : 'source-over')
    if (part.clip) mask.clip(studio.outline(part.clip))
    mask.fill(
      studio.outline(part.soft ? softShape(part) : part.path),
      over ? '#ff0000' : part.color === face.color && isKnown(part) ? '#ffffff' : kin,
    )
    mask.pop()
  }
  for (const { parts } of before)
    for (const part of parts) if (!part.soft && !part.decal) mask.fill(studio.outline(part.path), '#000000')
  const seen = mask.pixels()
  const px = k.pixels()
  const all = sumInside(px, seen, k.width, 0)
  const inner = sumInside(px, seen, k.width, Math.round(EDGE * f.scale))
  const { sum, n } = inner.n > all.n * 0.3 ? inner : all
  if (n === 0) return
  const wanted = roomForLight(rgbOf(lightOn(face.color, layer.grade)))
  const more = wanted.map((own, q) => within((own * n) / Math.max(1, sum[q] ?? 0)) - 1)
  for (let i = 0; i < seen.length; i += 4) {
    const share = (seen[i] ?? 0) / 255
    if (share > 0) for (let q = 0; q < 3; q++) px[i + q] = (px[i + q] ?? 0) * (1 + share * (more[q] ?? 0))
  }
  k.setPixels(px)
}
