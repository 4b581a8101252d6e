// Eyes that are a mark and no ball of glass: an ink dot, a bean cut from paper, a painted almond. What is felt sits in lids, brows and body.
import { mix, oklch, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { INK } from '../clothes/paints.data.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'

export interface Eye {
  x: number
  y: number
  /** Width of the far eye of a turned head shrinks. */
  squash: number
  size: number
  lid: number
  low: number
  iris: number
  color: Hex
  /** Where it is not dark. */
  pupil?: Hex
  /** The colour around it, for the lid. */
  around: Hex
  lash: Hex
  gaze: readonly [number, number]
  /** -1 left, 1 right. */
  sign: number
}

const MARK = { decal: true, material: 'ink' } as const

/** Where a face is dark, a mark has a pale rim. */
const isOnDark = ({ around }: Eye) => oklch(around)[0] < 0.56

/** A closed eye is a line: up in joy, down in sleep. */
export function drawShut(p: Pen, eye: Eye, wide: number, thick: number): void {
  const joy = eye.low > 0.5
  const [mid, end] = joy ? [-wide * 0.55, wide * 0.32] : [wide * 0.42, -wide * 0.08]
  const at = (x: number) => [x * wide, end + (mid - end) * (1 - x * x)]
  p(
    limb([
      ...at(-1),
      thick * 0.45,
      ...at(-0.5),
      thick * 0.9,
      ...at(0),
      thick,
      ...at(0.5),
      thick * 0.9,
      ...at(1),
      thick * 0.45,
    ]),
    eye.lash,
    'lash',
    MARK,
  )
}

/** How far a lid is down, as heavy as in the large eye: 0 open, 1 shut. */
const lidOf = ({ lid, gaze }: Eye) => Math.max(0, lid - 0.14 + Math.max(0, gaze[1] - 0.3) * 0.3)

/** The eye's own colour, deep enough for a mark. */
const inked = (color: Hex, part: number) => mix(tone(color, -0.12), INK, part)

function rim(p: Pen, { around }: Eye, shape: Path): void {
  p(shape, mix(around, '#fff6ea', 0.92), 'eye', { material: 'eye', decal: true, plain: true })
}

export function drawDot(p: Pen, eye: Eye): void {
  if (eye.lid > 0.85) {
    drawShut(p, eye, 11, 1.9)
    return
  }
  const [x, y] = [eye.gaze[0] * 4.4, eye.gaze[1] * 3.6]
  const r = 7.3 * (0.4 + eye.iris * 0.6) * (eye.lid < -0.05 ? 1.12 : 1)
  const down = lidOf(eye)
  const high = 1.14 - down * 0.9
  if (isOnDark(eye)) rim(p, eye, oval(x * 0.7, y * 0.7 + down * 3, r * 1.42, r * 1.42 * high))
  p(oval(x, y + down * 3, r, r * high), inked(eye.color, 0.45), 'iris', MARK)
  p(oval(x, y + down * 3, r * 0.74, r * 0.74 * high), eye.pupil ?? INK, 'pupil', MARK)
  if (down > 0.08)
    p(
      limb([
        x - r * 1.7,
        y - r * 0.5 + down * 2,
        0.7,
        x,
        y - r * 0.98 + down * 4,
        1.7,
        x + r * 1.7,
        y - r * 0.4 + down * 2,
        0.7,
      ]),
      eye.lash,
      'lash',
      MARK,
    )
  if (eye.low > 0.2)
    p(
      limb([x - r * 1.2, y + r * 1.5, 0.5, x, y + r * 1.9, 1, x + r * 1.2, y + r * 1.5, 0.5]),
      shadeOf(eye.around, 2.6),
      'crease',
      { decal: true, alpha: 0.6 },
    )
}

export function drawBean(p: Pen, eye: Eye): void {
  if (eye.lid > 0.85) {
    drawShut(p, eye, 13, 2.7)
    return
  }
  const [x, y] = [eye.gaze[0] * 4.6, eye.gaze[1] * 3.4]
  const wide = 5.8 * (0.5 + eye.iris * 0.5)
  const tall = 11.5 * (eye.lid < -0.05 ? 1.16 : 1)
  const top = -tall + lidOf(eye) * tall * 1.7
  const foot = tall - Math.max(0, eye.low - 0.12) * tall * 1.6
  // Cut straight where a lid or a cheek has come over it.
  const cut = (edge: number) => (Math.abs(edge) < tall * 0.98 ? wide * 0.84 : wide * 0.5)
  const bean = (k: number): Path => {
    const [a, b] = [cut(top) * k, cut(foot) * k]
    const [t, f] = [y + top * (1 + (k - 1) * 0.6), y + foot * (1 + (k - 1) * 0.6)]
    return blob([x - a, t, x + a, t, x + wide * k, (t + f) / 2, x + b, f, x - b, f, x - wide * k, (t + f) / 2], 0.7)
  }
  const k = isOnDark(eye) ? 1.15 : 1
  if (k > 1) rim(p, eye, bean(1.8))
  p(bean(k), inked(eye.color, 0.5), 'iris', MARK)
  p(bean(k * 0.66), eye.pupil ?? INK, 'pupil', MARK)
}

export function drawAlmond(p: Pen, eye: Eye): void {
  if (eye.lid > 0.85) {
    drawShut(p, eye, 13, 2.3)
    return
  }
  const s = eye.sign
  const top = -12 + Math.max(-0.12, lidOf(eye)) * 17
  const low = 8.5 - eye.low * 4
  const shape = blob([-14, 1, -8, top * 0.74, 0, top, 8, top * 0.74, 14, 0, 8, low * 0.8, 0, low, -8, low * 0.8])
  p(shape, '#f1e9dc', 'eye', { material: 'eye', puff: 0.2, plain: true })
  const inside = { decal: true, clip: shape, material: 'eye' } as const
  const [x, y] = [eye.gaze[0] * 5.4, eye.gaze[1] * 3.4 - 1]
  const r = 8.6 * (0.4 + eye.iris * 0.6)
  p(oval(x, y, r, r * 1.1), inked(eye.color, 0.14), 'iris', inside)
  p(oval(x, y, r * 0.62, r * 0.72), eye.pupil ?? INK, 'pupil', { ...inside, material: 'ink' })
  p(oval(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.24), '#fff6e6', 'glint', { ...inside, lit: true })
  p(
    limb([s * -14, 1, 1, s * -8, top * 0.78, 2.2, 0, top - 0.6, 2.9, s * 9, top * 0.72, 2.8, s * 16.5, -2.4, 0.9]),
    eye.lash,
    'lash',
    MARK,
  )
}
