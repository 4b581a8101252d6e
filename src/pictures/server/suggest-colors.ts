// Suggests the colours of skin and hair from a small picture: averages of areas, no face is measured or remembered.

import { HAIR_COLORS, SKINS, type Skin } from '../../stage/cast.ts'
import { HAIR_PAINT, SKIN_PAINT } from '../../drawing/clothes/paints.data.ts'
import { rgbOf, type Rgb } from '../../drawing/shapes/color.ts'
import type { SuggestedColors } from '../photo-contract.ts'

const lightOf = ([r, g, b]: Rgb) => 0.299 * r + 0.587 * g + 0.114 * b

/** The ranges of human skin in light-free colour differences: the same for pale and for dark. */
function isSkin([r, g, b]: Rgb): boolean {
  const y = lightOf([r, g, b])
  const cb = 128 + 0.564 * (b - y)
  const cr = 128 + 0.713 * (r - y)
  return cb > 77 && cb < 127 && cr > 135 && cr < 173 && y > 35
}

function median(colors: readonly Rgb[]): Rgb {
  const middle = (channel: 0 | 1 | 2) =>
    colors.map((color) => color[channel]).toSorted((a, b) => a - b)[Math.floor(colors.length / 2)] ?? 0
  return [middle(0), middle(1), middle(2)]
}

function nearest<T extends string>(names: readonly T[], paints: Readonly<Record<T, string>>, color: Rgb): T | null {
  const far = (name: T) => {
    const paint = rgbOf(paints[name])
    // Light counts double: a camera bends hue more than it bends light.
    return Math.hypot(...paint.map((value, at) => value - (color[at] ?? 0)), 1.4 * (lightOf(paint) - lightOf(color)))
  }
  return names.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

const natural: readonly (typeof HAIR_COLORS)[number][] = HAIR_COLORS.filter(
  (name) => !['blue', 'pink', 'green'].includes(name),
)
const enough = 60

export function suggestColors(pixels: Uint8Array, side: number): SuggestedColors {
  const at = (x: number, y: number): Rgb => {
    const o = (y * side + x) * 3
    return [pixels[o] ?? 0, pixels[o + 1] ?? 0, pixels[o + 2] ?? 0]
  }
  const skin: { x: number; y: number; color: Rgb }[] = []
  for (let y = 0; y < side; y += 1) {
    for (let x = Math.floor(side * 0.2); x < side * 0.8; x += 1) {
      const color = at(x, y)
      if (isSkin(color)) skin.push({ x, y, color })
    }
  }
  if (skin.length < enough) return { skin: null, hair: null, eyes: null }
  const tone: Skin | null = nearest(SKINS, SKIN_PAINT, median(skin.map(({ color }) => color)))
  // Hair is what lies right above the topmost skin.
  const top = skin.map(({ y }) => y).toSorted((a, b) => a - b)[Math.floor(skin.length * 0.05)] ?? 0
  const xs = skin.map(({ x }) => x).toSorted((a, b) => a - b)
  const [left = 0, right = side] = [xs[Math.floor(xs.length * 0.2)], xs[Math.floor(xs.length * 0.8)]]
  const above: Rgb[] = []
  for (let y = Math.max(0, top - Math.floor(side * 0.14)); y < top; y += 1) {
    for (let x = left; x <= right; x += 1) if (!isSkin(at(x, y))) above.push(at(x, y))
  }
  const hair = above.length < enough / 2 ? null : nearest(natural, HAIR_PAINT, median(above))
  // Eyes are too small to tell from a picture of this size: the member says it.
  return { skin: tone, hair, eyes: null }
}
