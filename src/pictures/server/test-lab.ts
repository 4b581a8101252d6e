// How far two colours are apart for an eye: CIE Lab and the distance of 2000.

export type Lab = readonly [number, number, number]

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const LINEAR = Float64Array.from({ length: 256 }, (_, i) => linear(i / 255))
const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
const clamped = (v: number) => Math.max(0, Math.min(255, v))

/** Of channels 0 to 255, which may be fractions. */
export function labOf(red: number, green: number, blue: number): Lab {
  const at = (v: number) => (Number.isInteger(v) ? (LINEAR[clamped(v)] ?? 0) : linear(clamped(v) / 255))
  const [r, g, b] = [at(red), at(green), at(blue)]
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = Math.PI / 180

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const h = Math.atan2(b, a) / radians
  return h < 0 ? h + 360 : h
}

/** CIEDE2000: 1 is just noticeable, 4 is the same paint in another light. */
export function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)))
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [hueOf(p1, b1), hueOf(p2, b2)]
  const isGrey = c1 * c2 === 0
  let turn = isGrey ? 0 : h2 - h1
  if (turn > 180) turn -= 360
  if (turn < -180) turn += 360
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * radians)
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  let h = h1 + h2
  if (!isGrey) h = Math.abs(h1 - h2) > 180 ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2
  const cos = (k: number, less = 0) => Math.cos((k * h - less) * radians)
  const t = 1 - 0.17 * cos(1, 30) + 0.24 * cos(2) + 0.32 * cos(3, -6) - 0.2 * cos(4, 63)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / (1 + 0.045 * c), dH / (1 + 0.015 * c * t)]
  const twist =
    -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * radians) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  return Math.sqrt(dl * dl + dc * dc + dh * dh + twist * dc * dh)
}
