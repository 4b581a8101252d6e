// Ears of mammals, which droop and prick with the feelings of the face.
import type { CharacterLook } from '../../stage/cast.ts'
import type { EarForm } from '../../stage/finer-creature.data.ts'
import { shadeOf, mix } from '../shapes/color.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, oval, type Path } from '../shapes/path.ts'
import type { HeadOf } from './head-of.ts'
import type { Ear, Mammal } from './mammals.data.ts'

interface Form {
  /** Where it grows, and how it stands there. */
  x: number
  y: number
  lean: number
  /** About its root, for a size of 1: itself, and what one sees inside. */
  outer: (k: number) => Path
  inner: (k: number) => Path
}

const FORMS: Readonly<Record<Ear, Form>> = {
  pointed: {
    x: 52,
    y: -44,
    lean: 14,
    outer: (k) => blob([-30, 4, -26 * k, -34 * k, 2, -84 * k, 26 * k, -34 * k, 30, 6], 0.7),
    inner: (k) => blob([-13, -2, -12 * k, -34 * k, 2, -64 * k, 12 * k, -32 * k, 14, 0], 0.7),
  },
  round: {
    x: 62,
    y: -54,
    lean: 0,
    outer: (k) => oval(6 * k, -6 * k, 34 * k, 33 * k),
    inner: (k) => oval(6 * k, -4 * k, 20 * k, 19 * k),
  },
  side: {
    x: 60,
    y: -36,
    lean: 0,
    outer: (k) => blob([-8, -16, 30 * k, -32 * k, 72 * k, -16 * k, 84 * k, 2, 54 * k, 16 * k, 18 * k, 18 * k, -6, 12]),
    inner: (k) => blob([8, -8, 34 * k, -18 * k, 64 * k, -9 * k, 72 * k, 1, 48 * k, 8 * k, 20 * k, 8 * k]),
  },
  tall: {
    x: 32,
    y: -64,
    lean: 12,
    outer: (k) => blob([-18, 10, -24, -44 * k, -14, -104 * k, 2, -126 * k, 16, -100 * k, 22, -44 * k, 18, 10]),
    inner: (k) => blob([-8, 2, -12, -44 * k, -6, -90 * k, 2, -106 * k, 8, -88 * k, 11, -44 * k, 8, 2]),
  },
  fan: {
    x: 66,
    y: -20,
    lean: 0,
    outer: (k) =>
      blob([
        -10,
        -40,
        30 * k,
        -58 * k,
        66 * k,
        -40 * k,
        76 * k,
        4,
        62 * k,
        46 * k,
        34 * k,
        66 * k,
        10 * k,
        40 * k,
        -14,
        16,
      ]),
    inner: (k) =>
      blob([4, -26, 32 * k, -40 * k, 56 * k, -26 * k, 62 * k, 4, 50 * k, 34 * k, 32 * k, 48 * k, 14 * k, 26 * k]),
  },
  flop: {
    x: 46,
    y: -64,
    lean: 8,
    outer: (k) => blob([-24, -2, -4, -24 * k, 26, -20 * k, 48 * k, 18, 50 * k, 54 * k, 22, 38 * k, -2, 24], 0.9),
    inner: (k) => blob([0, 2, 12, -6, 24, 4, 34 * k, 24 * k, 20, 20 * k]),
  },
}

/** Another form than its kind's, as it was said, and how large. */
const SAID: Readonly<Record<EarForm, readonly [Ear, number]>> = {
  pointed: ['pointed', 1],
  round: ['round', 1],
  long: ['tall', 1],
  bat: ['pointed', 1.4],
  floppy: ['flop', 1.1],
  lop: ['flop', 1.6],
}

/** Ears that hang or lie aside do so however long they are. */
const earOf = ({ ears }: CharacterLook, { ear }: Mammal): readonly [Ear, number] => {
  const [form, k] = ear
  if (ears === 'long' && (form === 'side' || form === 'flop')) return [form, k * 1.35]
  return ears ? SAID[ears] : ear
}

/** Before the head what stands, after it what hangs. */
export function drawEars(head: HeadOf, hanging: boolean): void {
  if (head.own.spec.look.traits?.includes('one-ear-up'))
    return drawEarsOf(head, hanging ? ['flop', 1.1] : ['pointed', 1], [hanging ? -1 : 1])
  const ear = earOf(head.own.spec.look, head.mammal)
  if ((ear[0] === 'flop') === hanging) drawEarsOf(head, ear, [-1, 1])
}

function drawEarsOf(
  { own, p, hide, trim, yaw, swing, behind }: HeadOf,
  [form, k]: readonly [Ear, number],
  sides: readonly (-1 | 1)[],
): void {
  const { x, y, lean, outer, inner } = FORMS[form]
  const { face, more, spec } = own
  const droop = face.smile < -3 ? 1 : face.low > 0.5 || face.iris > 1.02 ? -0.35 : 0
  const pink = spec.look.made ? shadeOf(hide, 1.4) : mix(trim, '#f4a8a0', 0.5)
  for (const s of sides) {
    const q = p.to(times(move(s * x - yaw * 3, y), turn(s * (lean + droop * 24) - swing * 12)))
    const mirrored = s < 0 ? flipped(outer(k)) : outer(k)
    q(mirrored, form === 'flop' ? shadeOf(hide, 0.5) : hide, 'ear', { ...more, puff: 0.8 })
    if (form !== 'flop' && !behind) q(s < 0 ? flipped(inner(k)) : inner(k), pink, 'ear', { decal: true })
  }
}

const flipped = (path: Path): Path => path.map((loop) => loop.map((v, i) => (i % 2 === 0 ? -v : v)))
