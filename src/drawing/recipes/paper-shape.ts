// The edge that a style leaves where its picture ends on paper: torn by a wet brush, cut with scissors, dragged by a broad brush, or a frame.
import type { Dice } from '../../base/dice.ts'
import { blob, poly, rect, type Box, type Path } from '../shapes/path.ts'
import type { PaperEdge } from './recipe.ts'

/** A closed edge round the middle of a box, squarer than an oval; `swing` says how far it goes out at an angle. */
function round({ x, y, w, h }: Box, steps: number, swing: (turn: number) => number): number[] {
  return Array.from({ length: steps }, (_, i) => (i / steps) * Math.PI * 2).flatMap((turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const out = (Math.abs(c) ** 3 + Math.abs(s) ** 3) ** (-1 / 3) * swing(turn)
    return [x + w / 2 + c * (w / 2) * out, y + h / 2 + s * (h / 2) * out]
  })
}

/** A wash that ran dry: it swells, and frays in small teeth. */
function torn(box: Box, die: Dice): Path {
  const [a, b, c] = [die.next() * 6, die.next() * 6, die.next() * 6]
  return blob(
    round(box, 150, (turn) => {
      const swell = 0.035 * Math.sin(turn * 3 + a) + 0.028 * Math.sin(turn * 5 + b) + 0.016 * Math.sin(turn * 11 + c)
      return 1 + swell + (die.next() - 0.5) * 0.034
    }),
    0.6,
  )
}

/** Four straight cuts that nobody measured, or one clean round. */
function cut(box: Box, die: Dice): Path {
  if (die.next() < 0.4) return blob(round(box, 40, () => 1.02))
  const off = () => (die.next() - 0.5) * 64
  const { x, y, w, h } = box
  return poly([x + off(), y + off(), x + w + off(), y + off(), x + w + off(), y + h + off(), x + off(), y + h + off()])
}

/** Strokes of one broad brush, laid side by side: each ends where it ends. */
function dragged({ x, y, w, h }: Box, die: Dice): Path {
  const strokes = Math.max(6, Math.round(h / 46))
  const high = h / strokes
  const side = (to: 1 | -1): number[][] =>
    Array.from({ length: strokes }, (_, i) => {
      const near = Math.sin(((i + 0.5) / strokes) * Math.PI) ** 0.35
      const end = x + w / 2 + (to * w * (0.82 * near + die.next() * 0.2)) / 2
      const top = y + i * high
      return [
        end - to * 9,
        top + 2,
        end,
        top + high * 0.3,
        end - to * 4,
        top + high * 0.7,
        end - to * 14,
        top + high - 2,
      ]
    })
  const right = side(1).flat()
  const left = side(-1).flat()
  const up: number[] = []
  for (let i = left.length - 2; i >= 0; i -= 2) up.push(left[i] ?? 0, left[i + 1] ?? 0)
  return blob([...right, ...up], 0.7)
}

/** One clean round, or as round as a wet brush leaves it. */
export const roundOf = (kind: PaperEdge, box: Box, die: Dice): Path =>
  kind === 'torn' ? torn(box, die) : blob(round(box, 40, () => 1.02))

export function edgeOf(kind: PaperEdge, box: Box, die: Dice): Path {
  if (kind === 'torn') return torn(box, die)
  if (kind === 'cut') return cut(box, die)
  return kind === 'dragged' ? dragged(box, die) : rect(box.x, box.y, box.w, box.h, 26)
}
