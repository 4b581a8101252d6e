// What a picture shows where words lie on it, and what ink and mist make them easy to read there.

export interface Ground {
  /** Brightness (WCAG's relative luminance, 0 to 1) of the darkest and the lightest part, and the colour between. */
  darkest: number
  lightest: number
  color: string
  /** How far its most unlike part is from that colour, 0 to 1. */
  unrest: number
}

export interface InkOnGround {
  ink: string
  /** What is laid between picture and words; undefined where the picture itself is calm enough. */
  mist?: { color: string; alpha: number }
}

export const INK = '#1f2a44'
export const PAPER = '#fff9f0'
const ON_LIGHT = { ink: '#241f38', mist: PAPER }
const ON_DARK = { ink: '#fdf6e3', mist: '#0b1026' }
/** WCAG asks for 4.5; paper and printers take a little away. */
const WANTED = 5.2
/** Livelier ground is calmed under the words even where the contrast would do. */
const LIVELY = { unrest: 0.22, alpha: 0.36 }
/** A rim of paper has grain. */
const EVEN = 0.06
const UNKNOWN: Ground = { darkest: 0, lightest: 1, color: '#8c8c8c', unrest: 1 }

type Rgb = readonly [number, number, number]

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
/** Of each byte of a picture: powers cost more than all that is asked of them. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => linear(byte / 255))
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
const far = (a: Rgb, b: Rgb) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))
const part = (hex: string, from: number) => parseInt(hex.slice(from, from + 2), 16) / 255
const rgbOf = (hex: string): Rgb => [part(hex, 1), part(hex, 3), part(hex, 5)]
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** From a small copy of the picture: red, green, blue; the zone in parts of its width and height. */
export function groundOf(
  pixels: Uint8Array,
  width: number,
  height: number,
  zone: { x: number; y: number; w: number; h: number },
): Ground {
  const colors: Rgb[] = []
  const lights: number[] = []
  for (let y = Math.floor(zone.y * height); y < Math.min(height, Math.ceil((zone.y + zone.h) * height)); y++)
    for (let x = Math.floor(zone.x * width); x < Math.min(width, Math.ceil((zone.x + zone.w) * width)); x++) {
      const at = (y * width + x) * 3
      const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
      colors.push([r / 255, g / 255, b / 255])
      lights.push(0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0))
    }
  if (colors.length === 0) return UNKNOWN
  const of = (i: 0 | 1 | 2) => colors.reduce((sum, rgb) => sum + rgb[i], 0) / colors.length
  const mean: Rgb = [of(0), of(1), of(2)]
  const ranked = (values: readonly number[]) => {
    const sorted = Float64Array.from(values).sort()
    return (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  }
  const light = ranked(lights)
  return {
    darkest: light(0.01),
    lightest: light(0.99),
    color: hexOf(mean),
    unrest: ranked(colors.map((rgb) => far(rgb, mean)))(0.99),
  }
}

/** The colour that a picture ends in on all four sides, if it is one: the paper that it was painted on. */
export function rimOf(pixels: Uint8Array, width: number, height: number): string | undefined {
  const [across, down] = [1 / width, 1 / height]
  const sides = [
    { x: 0, y: 0, w: 1, h: down },
    { x: 0, y: 1 - down, w: 1, h: down },
    { x: 0, y: 0, w: across, h: 1 },
    { x: 1 - across, y: 0, w: across, h: 1 },
  ].map((zone) => groundOf(pixels, width, height, zone))
  const [first] = sides
  const isOne = sides.every(
    ({ color, unrest }) => unrest < EVEN && first && far(rgbOf(color), rgbOf(first.color)) < EVEN,
  )
  return isOne ? first?.color : undefined
}

/** What a picture fades into under many words: paper by day, deep blue by night, and as much of its own colour as `tint` leaves. */
const BY_DAY = { ink: INK, mist: PAPER, tint: 0.85, alpha: 0.8 }
const BY_NIGHT = { ink: ON_DARK.ink, mist: '#101a44', tint: 0.7, alpha: 0.7 }
const NIGHT = 0.13

export function sheetOn(ground: Ground = UNKNOWN) {
  const kind = luminance(rgbOf(ground.color)) < NIGHT ? BY_NIGHT : BY_DAY
  return { ...misted(ground, kind, kind.tint, kind.alpha), ink: kind.ink }
}

/** How far mist goes from the picture's own colour: as much of that as it can keep is air, what keeps none is a stain. */
const TINTS = [0.3, 0.55] as const
const STRONGEST = 0.8
/** Rather than thicker than this it takes more of its own colour. */
const THICK = 0.5

/** The ink that needs the least mist, in the mildest that will do. */
export function inkOn(ground: Ground = UNKNOWN): InkOnGround {
  const [light, dark] = [misted(ground, ON_LIGHT, STRONGEST), misted(ground, ON_DARK, STRONGEST)]
  const isPale = contrast(ground.darkest, luminance(rgbOf(ON_LIGHT.ink))) > 2.4
  const [best, kind] = light.alpha <= dark.alpha + (isPale ? 0.15 : 0) ? [light, ON_LIGHT] : [dark, ON_DARK]
  const milder = TINTS.map((tint) => misted(ground, kind, tint)).find(({ alpha }) => alpha <= THICK)
  const { ink, color, alpha } = milder ?? best
  return alpha < 0.04 ? { ink } : { ink, mist: { color, alpha } }
}

function misted(ground: Ground, { ink, mist }: { ink: string; mist: string }, tint: number, least = 0) {
  const color = mix(rgbOf(ground.color), rgbOf(mist), tint)
  const own = luminance(rgbOf(ink))
  const grey = (light: number): Rgb => [gamma(light), gamma(light), gamma(light)]
  const worst = (alpha: number) =>
    Math.min(
      ...[ground.darkest, ground.lightest].map((light) => contrast(own, luminance(mix(grey(light), color, alpha)))),
    )
  let alpha = Math.max(least, ground.unrest > LIVELY.unrest ? LIVELY.alpha : 0)
  while (alpha < 0.97 && worst(alpha) < WANTED) alpha += 0.02
  return { ink, color: hexOf(color), alpha: Math.min(0.97, alpha) }
}
