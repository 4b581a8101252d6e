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

/** So many beside each other. */
const row = (many: number, y: number, size: number, wide: number): Row =>
  Array.from({ length: many }, (_, i) => [((i / (many - 1)) * 2 - 1) * wide, y, size] as const)

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
  6: [...row(3, -0.8, 0.6, 1.3), ...row(3, 0.24, 0.66, 1.36)],
  7: [...row(3, -0.86, 0.54, 1.2), ...row(4, 0.2, 0.58, 1.5)],
  8: [...row(4, -0.84, 0.54, 1.4), ...row(4, 0.22, 0.56, 1.5)],
  9: [...row(4, -0.86, 0.5, 1.4), ...row(5, 0.2, 0.52, 1.6)],
}
/** An eye's height. */
const TALL = 42
const PETS: ReadonlySet<string> = new Set(['dog', 'cat', 'rabbit', 'other'])

/** How far above the face eyes on stalks are. */
export const STALK = 96

/** Larger, smaller or lifted on stalks, as it was said. */
export function layEyes(spec: CharacterSpec, usual: Usual): readonly LaidEye[] {
  const { traits = [] } = spec.look
  const size = usual.size * (traits.includes('big-eyes') ? 1.26 : traits.includes('small-eyes') ? 0.7 : 1)
  const y = usual.y - (traits.includes('eyes-on-stalks') ? STALK : 0)
  return lay(spec, { x: usual.x, y, size })
}

function lay({ type, look }: CharacterSpec, { x, y, size }: Usual): readonly LaidEye[] {
  const many = look.counts?.eyes ?? 2
  const at = (s: -1 | 1): Brow => ({ x: s * x, y, size, s })
  const pair = [at(-1), at(1)].map((eye): LaidEye => ({ ...eye, brows: [eye] }))
  if (many === 1 && PETS.has(type)) return pair.map((eye) => (eye.s < 0 ? { ...eye, shut: true } : eye))
  if (many === 1) {
    const brows = pair.map((eye) => ({ ...eye, x: eye.s * 19, y: y - 18 }))
    return [{ x: 0, y: y - 4, size: size * 1.5, s: 1, brows }]
  }
  const laid = ROWS[Math.min(9, many)]
  if (!laid) return many <= 0 ? [] : pair
  return laid.map(([ax, ay, k], i): LaidEye => {
    const eye: Brow = { x: ax * x, y: y + ay * TALL * size, size: size * k, s: ax < 0 ? -1 : 1 }
    return { ...eye, brows: i < 2 ? [eye] : [] }
  })
}
