// Where the eyes of a creature are that has one, three, four or five: all look the same way and feel the same.
import type { CharacterSpec } from '../../stage/cast.ts'

export interface Brow {
  x: number
  y: number
  size: number
  /** -1 left of the nose, 1 right of it. */
  s: -1 | 1
}

export interface LaidEye extends Brow {
  brows: readonly Brow[]
  /** One that was lost is shut. */
  shut?: true
}

type Usual = Readonly<{ x: number; y: number; size: number }>
type Row = readonly (readonly [x: number, y: number, size: number])[]

/** In shares of the usual distance, of an eye's height above the usual line, and of its size; the first two have brows. */
const ROWS: Readonly<Record<number, Row>> = {
  3: [
    [-1.36, 0, 0.8],
    [1.36, 0, 0.8],
    [0, -0.14, 0.94],
  ],
  4: [
    [-0.62, -0.86, 0.68],
    [0.62, -0.86, 0.68],
    [-1, 0.16, 0.84],
    [1, 0.16, 0.84],
  ],
  5: [
    [-0.68, -0.86, 0.62],
    [0.68, -0.86, 0.62],
    [-1.36, 0.08, 0.7],
    [1.36, 0.08, 0.7],
    [0, 0.16, 0.78],
  ],
}
/** An eye's height. */
const TALL = 42
const PETS: ReadonlySet<string> = new Set(['dog', 'cat', 'rabbit', 'other'])

export function layEyes({ type, look }: CharacterSpec, { x, y, size }: Usual): readonly LaidEye[] {
  const many = look.counts?.eyes ?? 2
  const at = (s: -1 | 1): Brow => ({ x: s * x, y, size, s })
  const pair = [at(-1), at(1)].map((eye): LaidEye => ({ ...eye, brows: [eye] }))
  if (many === 1 && PETS.has(type)) return pair.map((eye) => (eye.s < 0 ? { ...eye, shut: true } : eye))
  if (many === 1) {
    const brows = pair.map((eye) => ({ ...eye, x: eye.s * 19, y: y - 18 }))
    return [{ x: 0, y: y - 4, size: size * 1.5, s: 1, brows }]
  }
  const row = ROWS[Math.min(5, many)]
  if (!row) return many <= 0 ? [] : pair
  return row.map(([ax, ay, k], i): LaidEye => {
    const eye: Brow = { x: ax * x, y: y + ay * TALL * size, size: size * k, s: ax < 0 ? -1 : 1 }
    return { ...eye, brows: i < 2 ? [eye] : [] }
  })
}
