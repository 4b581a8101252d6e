// The grid of letters on paper.
import type { Press } from '../press.ts'
import type { Box } from '../stamps.ts'
import { label, LINE } from './sheet.ts'
import type { WordSearch } from './word-search.ts'

export function drawGrid(press: Press, { size, letters }: WordSearch, box: Box): void {
  const cell = box.w / size
  press.doc.save().lineWidth(2).strokeColor(LINE).roundedRect(box.x, box.y, box.w, box.h, 14).stroke().restore()
  for (const [i, letter] of letters.entries()) label(press, letter, cellBox(i, size, box), cell * 0.62)
}

export function drawFound({ doc }: Press, { size, hidden }: WordSearch, box: Box, ink: string): void {
  const cell = box.w / size
  doc
    .save()
    .lineWidth(cell * 0.78)
    .lineCap('round')
    .strokeColor(ink)
    .strokeOpacity(0.35)
  for (const { cells } of hidden) {
    const [from, to] = [cellBox(cells[0] ?? 0, size, box), cellBox(cells.at(-1) ?? 0, size, box)]
    doc
      .moveTo(from.x + cell / 2, from.y + cell / 2)
      .lineTo(to.x + cell / 2, to.y + cell / 2)
      .stroke()
  }
  doc.strokeOpacity(1).restore()
}

function cellBox(at: number, size: number, box: Box): Box {
  const cell = box.w / size
  return { x: box.x + (at % size) * cell, y: box.y + Math.floor(at / size) * cell, w: cell, h: cell }
}
