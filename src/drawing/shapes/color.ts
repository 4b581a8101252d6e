// Colour arithmetic in OKLCH, so that a darker yellow stays yellow.
export type Hex = string
export type Rgb = readonly [number, number, number]

const known = new Map<string, Rgb>()

export function rgbOf(hex: Hex): Rgb {
  const found = known.get(hex)
  if (found) return found
  const n = Number.parseInt(hex.slice(1), 16)
  const rgb: Rgb = [(n >> 16) & 255, (n >> 8) & 255, n & 255]
  known.set(hex, rgb)
  return rgb
}

/** How much a brow or a mouth stands out from its face. */
const SEEN = 1.75

const byte = (v: number) => Math.max(0, Math.min(255, Math.round(v)))

export function hexOf(rgb: Rgb): Hex {
  return `#${((1 << 24) | (byte(rgb[0]) << 16) | (byte(rgb[1]) << 8) | byte(rgb[2])).toString(16).slice(1)}`
}

export function alpha(hex: Hex, a: number): string {
  const [r, g, b] = rgbOf(hex)
  return `rgba(${r},${g},${b},${Math.round(a * 1000) / 1000})`
}

export function mix(a: Hex, b: Hex, t: number): Hex {
  const [p, q] = [rgbOf(a), rgbOf(b)]
  return hexOf([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t])
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * Math.max(0, v) ** (1 / 2.4) - 0.055)

/** Lightness 0-1, chroma, hue in degrees. */
export function oklch(hex: Hex): Rgb {
  const [r8, g8, b8] = rgbOf(hex)
  const [r, g, b] = [linear(r8 / 255), linear(g8 / 255), linear(b8 / 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [L, Math.hypot(A, B), (Math.atan2(B, A) * 180) / Math.PI]
}

export function fromOklch(L: number, C: number, h: number): Hex {
  const A = C * Math.cos((h * Math.PI) / 180)
  const B = C * Math.sin((h * Math.PI) / 180)
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  return hexOf([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) * 255,
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) * 255,
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s) * 255,
  ])
}

const shifted = new Map<string, Hex>()

/** The same paint in another light: lightness and chroma are added, hue is turned. What is kept is found by the rounded wishes, so it is made from them. */
export function tone(hex: Hex, light: number, chroma = 0, hue = 0): Hex {
  const [lighter, richer, turned] = [Math.round(light * 1000), Math.round(chroma * 1000), Math.round(hue)]
  const key = `${hex}${lighter}/${richer}/${turned}`
  const found = shifted.get(key)
  if (found) return found
  const [L, C, h] = oklch(hex)
  const made = fromOklch(Math.max(0.03, Math.min(0.99, L + lighter / 1000)), Math.max(0, C + richer / 1000), h + turned)
  if (shifted.size > 20_000) shifted.clear()
  shifted.set(key, made)
  return made
}

/** The shadow of a colour: darker, a little richer, leaning to violet as shadows outdoors do. */
export function shadeOf(hex: Hex, depth = 1): Hex {
  const [L, C, h] = oklch(hex)
  const cool = ((((285 - h) % 360) + 540) % 360) - 180
  const lean = Math.max(-13, Math.min(13, cool * 0.12)) * depth
  return fromOklch(Math.max(0.03, L - (0.045 + L * 0.06) * depth), C * (1 + 0.04 * depth), h + lean)
}

export function luminance(hex: Hex): number {
  const [r, g, b] = rgbOf(hex)
  return 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255)
}

/** A line that can be seen on this ground: darker, as far as it needs. */
export function seenOn(line: Hex, ground: Hex): Hex {
  let seen = line
  for (let i = 1; i <= 8 && contrast(seen, ground) < SEEN; i++) seen = mix(line, '#0c0206', i / 8)
  return seen
}

export function contrast(a: Hex, b: Hex): number {
  const [p, q] = [luminance(a), luminance(b)]
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05)
}
