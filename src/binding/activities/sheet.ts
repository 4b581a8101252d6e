// What all activity sheets share: a heading, what to do, room to do it, and a dotted line of stars at the foot.
import { PAGE_SIZE } from '../../stage/page-layout.ts'
import type { LineDrawing } from '../../base/line-drawing.ts'
import { drawLines } from '../draw-lines.ts'
import { INK } from '../ground.ts'
import { fillPage, fitWords, writeWords } from '../leaf.ts'
import { drawDivider, QUIET } from '../ornaments.ts'
import type { Press } from '../press.ts'
import type { Box } from '../stamps.ts'

export const LINE = '#1f2a44'
/** What is left for the riddle itself. */
export const FIELD: Box = { x: 60, y: 176, w: 980, h: 624 }

/** A figure out of a drawing, to stand beside a riddle. */
export interface CutOut {
  lines: LineDrawing
  part: Box
}

export function drawHead(press: Press, heading: string, task: string): void {
  fillPage(press, 0, '#ffffff')
  const title = fitWords(press, 'heading', heading, [
    { x: 60, y: 44, w: 980, h: 62, size: 48, least: 24, leading: 1.15 },
    { x: 60, y: 44, w: 980, h: 62, size: 24, least: 5.5, leading: 1.1 },
  ])
  writeWords(press, 'H1', 'heading', heading, title.set, title.room, INK)
  const words = fitWords(press, 'text', task, [
    { x: 90, y: 110, w: 920, h: 36, size: 25, least: 16, leading: 1.3 },
    { x: 90, y: 104, w: 920, h: 48, size: 16, least: 5.5, leading: 1.2 },
  ])
  writeWords(press, 'P', 'text', task, words.set, words.room, QUIET)
  drawDivider(press, PAGE_SIZE.w / 2, 162, 240)
}

export function drawCutOut(press: Press, { lines, part }: CutOut, frame: Box): void {
  press.adorn(() => drawLines(press, lines, part, frame))
}

/** One line of words in the middle of a box. */
export function label({ measure, write }: Press, text: string, box: Box, size: number, ink = LINE): void {
  const width = measure('text')(text) * size
  const fit = Math.min(1, (box.w - 4) / Math.max(1, width))
  write({
    role: 'text',
    text,
    x: box.x + (box.w - width * fit) / 2,
    y: box.y + box.h / 2 + size * fit * 0.34,
    size: size * fit,
    ink,
  })
}
