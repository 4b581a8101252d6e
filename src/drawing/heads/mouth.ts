// One mouth: a line when shut, a whole small world when open.
import type { Hex } from '../shapes/color.ts'
import type { FacePose } from './emotions.data.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, scale } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'

export interface Mouth {
  x: number
  y: number
  size: number
  squash: number
  line: Hex
  /** Round an open mouth in a dark face, where the mouth itself would be lost. */
  lip?: Hex
  /** Small pointed teeth instead of a row. */
  fangs?: boolean
  /** Its teeth were counted: who did so draws them. */
  bare?: boolean
}

/** A line, with nothing behind it. */
export const isShut = ({ open }: FacePose): boolean => open < 0.1

export function drawMouth(from: Pen, face: FacePose, mouth: Mouth): void {
  const p = from.to(times(move(mouth.x + face.skew, mouth.y), scale(mouth.squash * mouth.size, mouth.size)))
  const w = face.mouth * (1 - face.round * 0.2)
  const c = face.smile
  const thin = { decal: true, material: 'ink' } as const
  if (isShut(face)) {
    const dip = c * 0.62
    p(
      limb([-w, -c * 0.62, 1.3, -w * 0.55, dip * 0.6, 2.2, 0, dip, 2.5, w * 0.55, dip * 0.6, 2.2, w, -c * 0.62, 1.3]),
      mouth.line,
      'mouth-line',
      thin,
    )
    if (c > 4)
      for (const s of [-1, 1])
        p(
          limb([
            s * (w - 1.5),
            -c * 0.62 - 3.5,
            1,
            s * (w + 2),
            -c * 0.62 + 0.5,
            1.6,
            s * (w + 0.5),
            -c * 0.62 + 4,
            0.8,
          ]),
          mouth.line,
          'mouth-line',
          { ...thin, alpha: 0.55 },
        )
    return
  }
  const deep = 8 + face.open * 20
  const rise = face.round * (5 + face.open * 4)
  const bow = c * 0.2 - rise
  const low = deep + c * 0.3
  const frown = Math.min(0, c)
  const shape =
    face.round >= 0.8
      ? oval(0, low * 0.42, w * 1.12, low * 0.66)
      : blob(
          [
            -w * 1.06,
            -c * 0.36,
            -w * 0.55,
            bow * 0.5,
            0,
            bow,
            w * 0.55,
            bow * 0.5,
            w * 1.06,
            -c * 0.36,
            w * 0.86,
            low * 0.46,
            w * 0.46,
            low * 0.9 + frown,
            0,
            low + frown,
            -w * 0.46,
            low * 0.9 + frown,
            -w * 0.86,
            low * 0.46,
          ],
          0.96,
        )
  if (mouth.lip) {
    const lip = p.to(times(move(0, low * 0.42), scale(1.13, 1.22), move(0, -low * 0.42)))
    lip(shape, mouth.lip, 'lip', { decal: true, material: 'skin' })
  }
  p(shape, '#5c1826', 'mouth', { decal: true, material: 'ink', fade: '#7a2030' })
  const inside = { decal: true, clip: shape, material: 'paper' } as const
  if (face.tongue > 0) {
    const out = Math.max(0, face.tongue - 1) * 16
    const t = low + frown + out
    p(
      blob([
        -w * 0.6,
        t - 2,
        -w * 0.32,
        t - deep * 0.4,
        0,
        t - deep * 0.34,
        w * 0.32,
        t - deep * 0.4,
        w * 0.6,
        t - 2,
        w * 0.32,
        t + 4,
        0,
        t + 6,
        -w * 0.32,
        t + 4,
      ]),
      '#f07f8c',
      'tongue',
      { decal: true, ...(out > 0 ? {} : { clip: shape }), material: 'skin' },
    )
    if (out > 0) p(limb([0, t - deep * 0.3, 0.8, 0, t, 1]), '#d05468', 'tongue', { decal: true })
  }
  if (face.round < 0.6 && c > 0 && mouth.bare !== true) {
    if (mouth.fangs)
      for (const s of [-1, 1])
        p(
          blob([s * w * 0.76, bow * 0.2 - 3, s * w * 0.42, bow * 0.6 - 3, s * w * 0.55, bow + 9], 0.5),
          '#fffdf6',
          'teeth',
          inside,
        )
    else {
      const t = 5 + face.open * 2.4
      p(
        blob([
          -w * 1.06,
          -c * 0.36 - 3,
          0,
          bow - 6,
          w * 1.06,
          -c * 0.36 - 3,
          w * 0.84,
          bow * 0.4 + t * 0.45,
          0,
          bow + t,
          -w * 0.84,
          bow * 0.4 + t * 0.45,
        ]),
        '#fffdf6',
        'teeth',
        inside,
      )
    }
  }
}
