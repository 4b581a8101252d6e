// The edge that a style leaves where its picture ends on paper: torn by a wet brush, cut with scissors, swept by a broad brush, or a frame.
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

/** Where a broad brush was lifted: it swells, and has no teeth. */
function swept(box: Box, die: Dice): Path {
  const [a, b] = [die.next() * 6, die.next() * 6]
  return blob(round(box, 64, (turn) => 1 + 0.03 * Math.sin(turn * 3 + a) + 0.018 * Math.sin(turn * 5 + b)))
}

/** One clean round, or as round as a wet brush leaves it. */
export const roundOf = (kind: PaperEdge, box: Box, die: Dice): Path =>
  kind === 'torn' ? torn(box, die) : blob(round(box, 40, () => 1.02))

export function edgeOf(kind: PaperEdge, box: Box, die: Dice): Path {
  if (kind === 'torn') return torn(box, die)
  if (kind === 'cut') return cut(box, die)
  return kind === 'swept' ? swept(box, die) : rect(box.x, box.y, box.w, box.h, 26)
}
