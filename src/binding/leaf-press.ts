// What the leaves round a story need of whatever shows them: the press, or a screen.
import type { Measure } from './break-lines.ts'
import type { FontRole } from './fonts.ts'
import type { linesOf } from './letters.ts'
import type { Plate } from './manuscript.ts'
import type { Box, Fade } from './stamps.ts'

/** As pdfkit draws: a path, then how it is filled or drawn. */
export interface Brush {
  save(): Brush
  restore(): Brush
  translate(x: number, y: number): Brush
  rotate(degrees: number): Brush
  scale(x: number, y: number): Brush
  moveTo(x: number, y: number): Brush
  lineTo(x: number, y: number): Brush
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): Brush
  quadraticCurveTo(ax: number, ay: number, x: number, y: number): Brush
  closePath(): Brush
  rect(x: number, y: number, w: number, h: number): Brush
  roundedRect(x: number, y: number, w: number, h: number, corner: number): Brush
  circle(x: number, y: number, radius: number): Brush
  polygon(...points: [number, number][]): Brush
  lineWidth(width: number): Brush
  lineCap(cap: 'round'): Brush
  strokeColor(color: string): Brush
  fill(color: string): Brush
  stroke(): Brush
  clip(): Brush
}

export interface LeafPress {
  doc: Brush
  measure(role: FontRole): Measure
  writeSet(...words: Parameters<typeof linesOf>): void
  picture(plate: Plate, box: Box): void
  mist(box: Box, fade: Fade, color: string, alpha: number): void
  tag(kind: 'H1' | 'H2' | 'P' | 'Figure', draw: () => void, said?: { alt?: string; actual?: string }): void
  adorn(draw: () => void): void
  /** The page's own paper. */
  paper(box: Box, color: string): void
}

/** Drawn the same on paper and on a screen. */
export interface PaperLeaf {
  name: string
  draw: (press: LeafPress, bleed: number) => void
}
