// Tileable noise, made once a process: the grain of paper and the drift of pigment.
import { dice } from '../../base/dice.ts'

export const TILE = 512

const made = new Map<string, Float32Array>()

/** Value noise in [0, 1] on a TILE x TILE torus; `base` cells across, `octaves` halvings. */
export function noise(name: string, base: number, octaves: number, gain = 0.5): Float32Array {
  const found = made.get(name)
  if (found) return found
  const out = new Float32Array(TILE * TILE)
  let amp = 1
  for (let q = 0, f = base; q < octaves; q++, f *= 2) {
    const die = dice(`noise/${name}/${q}`)
    const grid = Float32Array.from({ length: f * f }, () => die.next())
    const k = f / TILE
    for (let y = 0; y < TILE; y++) {
      const fy = y * k
      const y0 = fy | 0
      const ty = fy - y0
      const sy = ty * ty * (3 - 2 * ty)
      const a = (y0 % f) * f
      const b = ((y0 + 1) % f) * f
      for (let x = 0; x < TILE; x++) {
        const fx = x * k
        const x0 = fx | 0
        const tx = fx - x0
        const sx = tx * tx * (3 - 2 * tx)
        const c = x0 % f
        const d = (x0 + 1) % f
        const p = grid[a + c] ?? 0
        const r = grid[b + c] ?? 0
        const u = p + ((grid[a + d] ?? 0) - p) * sx
        const v = r + ((grid[b + d] ?? 0) - r) * sx
        const i = y * TILE + x
        out[i] = (out[i] ?? 0) + amp * (u + (v - u) * sy)
      }
    }
    amp *= gain
  }
  let [low, high] = [Infinity, -Infinity]
  for (const v of out) {
    if (v < low) low = v
    if (v > high) high = v
  }
  for (let i = 0; i < out.length; i++) out[i] = ((out[i] ?? 0) - low) / (high - low)
  made.set(name, out)
  return out
}
