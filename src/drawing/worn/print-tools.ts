// What every pattern of cloth is drawn with: the cloth, the ink, and a hand that strews.
import type { Print } from '../../stage/finer-look.data.ts'
import { mix, oklch, shadeOf, type Hex } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import type { Box } from '../shapes/path.ts'

export interface Printing {
  print: Print
  /** The cloth, and what is on it. */
  cloth: Hex
  ink: Hex
  motif?: string | undefined
  /** Pictures are in the ink too: it was said. */
  isInked?: boolean
}

/** What stands out from a cloth where nobody says in which colour it is. */
export const inkOn = (cloth: Hex): Hex => (oklch(cloth)[0] > 0.8 ? shadeOf(cloth, 3.4) : mix(cloth, '#ffffff', 0.78))

export type Draw = (p: Pen, box: Box, printing: Printing, more: More) => void

export function every({ x, y, w, h }: Box, step: number, at: (x: number, y: number, odd: boolean) => void): void {
  for (let row = 0, py = y + step * 0.4; py < y + h + step; row++, py += step * 0.86)
    for (let px = x + (row % 2) * step * 0.5; px < x + w + step; px += step) at(px, py, row % 2 === 1)
}
