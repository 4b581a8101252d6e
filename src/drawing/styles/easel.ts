// A brush on pixels: strokes with bristles, laid down by plain arithmetic, because a hundred thousand calls to a canvas cost more than their paint.
import { dice } from '../../base/dice.ts'
import type { Rgb } from '../shapes/color.ts'
import type { Frame } from '../pixels/frame.ts'

export interface Easel {
  px: Uint8ClampedArray
  frame: Frame
  /** A stroke through `n` points (in pixels), `radius` half as wide as the brush; `rough` is how far bristles differ. */
  stroke(points: Float64Array, n: number, radius: number, color: Rgb, rough: number, inside: boolean): void
  /** A figure, or where one ends. */
  isFigure(o: number): boolean
  /** Paper, or an edge: no stroke paints there. */
  isKept(x: number, y: number): boolean
}

const BRISTLES = 24

/** Between a figure and the world: no stroke paints there, so that the edge stays clean. */
const EDGE = 0x7fffffff

/** The last of four bytes of `sides` says how much of a pixel is a figure's: strokes keep to their own side. */
export function makeEasel(px: Uint8ClampedArray, frame: Frame, sides: Uint8ClampedArray): Easel {
  const { width, height } = frame
  /** Who painted a pixel last, below 0 inside a figure: a stroke never paints twice on itself. */
  const owner = new Int32Array(width * height)
  for (let o = 0; o < owner.length; o++) {
    const part = sides[o * 4 + 3] ?? 0
    if (part > 20) owner[o] = part > 236 ? -EDGE : EDGE
  }
  const die = dice('bristles')
  const tufts = Float32Array.from({ length: BRISTLES * 64 }, () => die.next() - 0.5)
  let id = 0
  const stroke: Easel['stroke'] = (points, n, radius, [R, G, B], rough, inside) => {
    id++
    const key = inside ? -id : id
    const tuft = (id % 64) * BRISTLES
    const r2 = radius * radius
    const fine = radius < 2.2
    const middle = (BRISTLES - 1) / 2
    const across = middle / radius
    const depth = fine ? 0 : 15 * rough
    for (let s = 0; s < n - 1; s++) {
      const x0 = points[s * 2] ?? 0
      const y0 = points[s * 2 + 1] ?? 0
      const x1 = points[s * 2 + 2] ?? 0
      const y1 = points[s * 2 + 3] ?? 0
      const len = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2) || 1
      const ux = (x1 - x0) / len
      const uy = (y1 - y0) / len
      const top = Math.max(0, Math.ceil(Math.min(y0, y1) - radius))
      const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1) + radius))
      const before = s === 0 ? radius : radius * 0.4
      const after = s === n - 2 ? radius : radius * 0.4
      for (let y = top; y <= bottom; y++) {
        const dy = y - y0
        // The part of this row that the stroke covers: |v| <= radius and -before <= t <= len + after, both linear in x.
        let from = -1e9
        let till = 1e9
        if (uy > 1e-4 || uy < -1e-4) {
          const a = (dy * ux - radius) / uy
          const b = (dy * ux + radius) / uy
          from = Math.max(from, Math.min(a, b))
          till = Math.min(till, Math.max(a, b))
        }
        if (ux > 1e-4 || ux < -1e-4) {
          const a = (-before - dy * uy) / ux
          const b = (len + after - dy * uy) / ux
          from = Math.max(from, Math.min(a, b))
          till = Math.min(till, Math.max(a, b))
        }
        const left = Math.max(0, Math.ceil(x0 + from))
        const right = Math.min(width - 1, Math.floor(x0 + till))
        for (let x = left, o = y * width + left; x <= right; x++, o++) {
          const last = owner[o] ?? 0
          if (last === key || last < 0 !== inside || last === EDGE) continue
          const dx = x - x0
          const t = dx * ux + dy * uy
          const v = dy * ux - dx * uy
          const over = t < 0 ? t : t > len ? t - len : 0
          const d2 = v * v + over * over
          if (d2 > r2) continue
          owner[o] = key
          const b = tufts[tuft + ((v * across + middle) | 0)] ?? 0
          // Bristles leave the paper at different places, so that a stroke ends ragged.
          if (over !== 0 && !fine && Math.abs(over) > radius * (0.62 + b * 0.7)) continue
          const edge = d2 > r2 * 0.72 ? (r2 - d2) / (r2 * 0.28) : 1
          const a = (fine ? 0.9 : 0.86 + b * 0.22) * edge
          const i = o * 4
          const l = b * depth
          const p = px[i] ?? 0
          const q = px[i + 1] ?? 0
          const z = px[i + 2] ?? 0
          px[i] = p + (R + l - p) * a
          px[i + 1] = q + (G + l - q) * a
          px[i + 2] = z + (B + l * 0.8 - z) * a
        }
      }
    }
  }
  const isFigure = (o: number) => (owner[o] ?? 0) < 0 || owner[o] === EDGE
  const isKept = (x: number, y: number) => owner[Math.round(y) * width + Math.round(x)] === EDGE
  return { px, frame, stroke, isFigure, isKept }
}
