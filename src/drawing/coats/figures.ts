// Figures that lie all over a coat, and lines that go right across it.
import { limb, oval, poly, blob, rect, type Box, type Path } from '../shapes/path.ts'
import type { More, Pen } from '../shapes/graph.ts'
import type { Hex } from '../shapes/color.ts'

export type FigureName = 'heart' | 'flower' | 'swirl' | 'spark' | 'diamond' | 'moon'
type Figure = (x: number, y: number, r: number) => Path

/** A ray of so many points, every other one drawn in. */
const rays = (x: number, y: number, r: number, many: number, waist: number): Path =>
  poly(
    Array.from({ length: many * 2 }, (_, i) => {
      const [a, k] = [(i / many) * Math.PI - Math.PI / 2, i % 2 ? r * waist : r]
      return [x + Math.cos(a) * k, y + Math.sin(a) * k]
    }).flat(),
    1,
  )

export const FIGURES: Readonly<Record<FigureName, Figure>> = {
  heart: (x, y, r) =>
    blob([x, y - r * 0.4, x + r * 0.6, y - r, x + r, y - r * 0.3, x + r * 0.5, y + r * 0.4, x, y + r, x - r * 0.5, y + r * 0.4, x - r, y - r * 0.3, x - r * 0.6, y - r], 0.8), // prettier-ignore
  flower: (x, y, r) =>
    [0, 1, 2, 3, 4].flatMap((i) => {
      const a = i * 1.2566 - 1.57
      return oval(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.44, r * 0.44)
    }),
  swirl: (x, y, r) =>
    limb(
      Array.from({ length: 10 }, (_, i) => {
        const [a, k] = [i * 0.9, r * (1 - i * 0.085)]
        return [x + Math.cos(a) * k, y + Math.sin(a) * k, r * 0.16]
      }).flat(),
    ),
  spark: (x, y, r) => rays(x, y, r, 4, 0.36),
  diamond: (x, y, r) => poly([x, y - r, x + r * 0.7, y, x, y + r, x - r * 0.7, y], 1),
  moon: (x, y, r) =>
    blob([x + r * 0.4, y - r, x - r * 0.7, y - r * 0.5, x - r * 0.7, y + r * 0.5, x + r * 0.4, y + r, x - r * 0.1, y]),
}

type Across = (
  p: Pen,
  box: Box,
  lines: readonly [thick: number, step: number],
  marking: { inks: readonly [Hex, ...Hex[]]; more: More },
  free: (x: number, y: number, r: number) => boolean,
) => void

export const ACROSS: Readonly<Partial<Record<string, Across>>> = {
  zigzag: (p, { x, y, w, h }, [thick, step], { inks, more }, free) => {
    for (let py = y + step * 0.7; py < y + h; py += step) {
      const spine: number[] = []
      for (let px = x - 4, i = 0; px <= x + w + 4; px += 14, i += 1) spine.push(px, py + (i % 2 ? -7 : 7), thick * 0.7)
      if (free(x + w / 2, py, thick) && spine.length >= 6) p(limb(spine), inks[0], 'stripe', more)
    }
  },
  rainbow: (p, { x, y, w, h }, _, { inks, more }) => {
    const tall = h / inks.length
    for (const [i, ink] of inks.entries()) p(rect(x - 4, y + i * tall - 1, w + 8, tall + 2), ink, 'band', more)
  },
}
