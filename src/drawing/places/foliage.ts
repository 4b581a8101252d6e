// Leaves in masses: clumps with a ragged rim, lit from the upper left, and many leaves in one shape, so that a wood stays cheap.
import type { Dice } from '../../base/dice.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, scale } from '../shapes/matrix.ts'
import { blob, type Loop, type Path } from '../shapes/path.ts'

const LEAF = { material: 'leaf', puff: 0.9 } as const
const LEAVES = { material: 'leaf', puff: 0, decal: true, plain: true } as const

/** One pointed leaf as a loop of two curves. */
export function leafLoop(x: number, y: number, l: number, degrees: number, fat = 0.36): Loop {
  const a = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(a) * l, Math.sin(a) * l]
  const at = (u: number, v: number) => [x + u * c - v * s, y + u * s + v * c]
  return [x, y, ...at(0.25, fat), ...at(0.75, fat), ...at(1, 0), ...at(0.75, -fat), ...at(0.25, -fat), x, y]
}

/** Six rims of a clump, one unit wide: few, so that painted cushions are shared. */
const RIMS: readonly Path[] = Array.from({ length: 6 }, (_, kind) => {
  const pts: number[] = []
  const n = 9 + (kind % 3)
  for (let i = 0; i < n * 3; i++) {
    const a = ((i + kind * 0.37) / (n * 3)) * Math.PI * 2
    const k = (i % 3 ? 1 : 0.89) + 0.06 * Math.sin(i * 0.8 + kind * 1.7)
    pts.push(Math.cos(a) * k * 1.1, Math.sin(a) * k * 0.88)
  }
  return blob(pts, 1.15)
})

/** A tone of a leaf between deep shade (-2) and full light (3). */
export const lightOf = (color: Hex, step: number) => tone(color, step * 0.036, step * 0.003, -step * 4.5)

function clump(p: Pen, x: number, y: number, r: number, color: Hex, step: number, die: Dice): void {
  const rim = RIMS[die.roll(RIMS.length)] ?? []
  p.to(times(move(x, y), scale(r)))(rim, lightOf(color, step), 'leaves', LEAF)
  const size = Math.max(9, r * 0.23)
  const under: Loop[] = []
  const over: Loop[] = []
  for (let i = 0; i < 9; i++) {
    const a = -0.5 + (i / 9) * 2.6 + die.next() * 0.3
    const q = r * (0.72 + die.next() * 0.3)
    under.push(
      leafLoop(
        x + Math.cos(a) * q,
        y + Math.sin(a) * q * 0.8,
        size * (0.8 + die.next() * 0.5),
        30 + a * 40 + die.next() * 50,
      ),
    )
  }
  for (let i = 0; i < 12; i++) {
    const a = 2.6 + (i / 12) * 3 + die.next() * 0.3
    const q = r * (0.25 + Math.sqrt(die.next()) * 0.72)
    over.push(
      leafLoop(
        x + Math.cos(a) * q,
        y + Math.sin(a) * q * 0.8,
        size * (0.7 + die.next() * 0.6),
        180 + a * 57 + die.next() * 90,
      ),
    )
  }
  p(under, lightOf(color, step - 1.3), 'leaf', LEAVES)
  p(over, lightOf(color, step + 1.3), 'leaf', LEAVES)
}

/** A crown: a dark heart, clumps around it with gaps, light at the upper left. */
export function crown(p: Pen, w: number, h: number, color: Hex, die: Dice, count = 9): void {
  const r = (w + h) * 0.5
  const heart: Loop[] = []
  for (let i = 0; i < 26; i++) {
    const a = die.next() * Math.PI * 2
    const q = Math.sqrt(die.next())
    heart.push(
      leafLoop(
        Math.cos(a) * w * 0.46 * q,
        h * 0.06 + Math.sin(a) * h * 0.44 * q,
        r * (0.07 + die.next() * 0.05),
        die.next() * 360,
        0.44,
      ),
    )
  }
  p.to(times(move(0, h * 0.04), [w * 0.4, 0, 0, h * 0.4, 0, 0]))(
    RIMS[count % 6] ?? [],
    lightOf(color, -2.4),
    'leaves',
    { ...LEAF, puff: 0.5, plain: true },
  )
  p(heart, lightOf(color, -2), 'leaf', LEAVES)
  const spots: [number, number, number, number][] = []
  const rings = [
    [count, 0.37, 0.34, 0.17],
    [Math.ceil(count * 0.55), 0.18, 0.18, 0.19],
    [1, 0, 0.05, 0.2],
  ] as const
  for (const [n, fx, fy, size] of rings)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + (die.next() - 0.5) * 0.5 + fx * 3
      spots.push([Math.cos(a) * w * fx, Math.sin(a) * h * fy, r * (size + die.next() * 0.05), 0])
    }
  for (const s of spots) s[3] = -(s[0] / w) * 1.4 - (s[1] / h) * 3.2
  spots.sort((a, b) => a[3] - b[3])
  for (const [x, y, size, lit] of spots)
    clump(p, x, y, size, color, Math.max(-2, Math.min(2, Math.round(lit * 1.6))), die)
}

export function bush(p: Pen, w: number, color: Hex, die: Dice, berry?: Hex): void {
  const q = p.to(move(0, -w * 0.24))
  for (const [x, y, r, l] of [
    [0.32, 0.1, 0.21, -2],
    [-0.34, 0.1, 0.2, -1],
    [0.12, -0.02, 0.25, -1],
    [-0.12, 0.06, 0.25, 0],
    [0.02, -0.17, 0.19, 1],
    [-0.2, -0.1, 0.18, 2],
  ] as const)
    clump(q, x * w, y * w, r * w, color, l, die)
  if (!berry) return
  const berries: Loop[] = []
  const shines: Loop[] = []
  for (let i = 0; i < 11; i++) {
    const x = (die.next() - 0.5) * w * 0.84
    const y = (die.next() - 0.56) * w * 0.4
    berries.push(...petals(x, y, w * 0.02, 5, w * 0.026))
    shines.push(...petals(x, y, 0, 1, w * 0.018))
  }
  q(berries, berry, 'berry', { ...LEAVES, material: 'food' })
  q(shines, mix(berry, '#fff3b0', 0.75), 'berry', { ...LEAVES, material: 'food', fine: true })
}

/** A ring of round petals as loops of one shape. */
export function petals(x: number, y: number, ring: number, n: number, r: number): Loop[] {
  const K = 0.5523 * r
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2 - 0.3
    const [cx, cy] = [x + Math.cos(a) * ring, y + Math.sin(a) * ring * 0.9]
    return [
      cx + r,
      cy,
      cx + r,
      cy + K,
      cx + K,
      cy + r,
      cx,
      cy + r,
      cx - K,
      cy + r,
      cx - r,
      cy + K,
      cx - r,
      cy,
      cx - r,
      cy - K,
      cx - K,
      cy - r,
      cx,
      cy - r,
      cx + K,
      cy - r,
      cx + r,
      cy - K,
      cx + r,
      cy,
    ]
  })
}

/** Many blades of grass as one shape. */
export function blades(x: number, y: number, h: number, n: number, spread: number, die: Dice): Loop[] {
  return Array.from({ length: n }, (_, i) => {
    const px = x + (n > 1 ? (i / (n - 1) - 0.5) * spread : 0)
    const bend = (i / Math.max(1, n - 1) - 0.5) * h * 0.7 + (die.next() - 0.5) * h * 0.4
    const t = h * (0.7 + die.next() * 0.4)
    const b = Math.max(1.4, h * 0.07)
    return [
      px - b,
      y,
      px - b * 0.6,
      y - t * 0.5,
      px + bend * 0.4,
      y - t * 0.8,
      px + bend,
      y - t,
      px + bend * 0.5 + b,
      y - t * 0.7,
      px + b,
      y - t * 0.4,
      px + b,
      y,
      px,
      y + 1,
      px,
      y + 1,
      px - b,
      y,
    ]
  })
}
