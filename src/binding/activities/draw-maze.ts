// The maze on paper.
import type { Press } from '../press.ts'
import type { Box } from '../stamps.ts'
import type { Maze } from './maze.ts'
import { LINE } from './sheet.ts'

/** Its cells are square; answers the room that it takes. */
export function mazeBox({ columns, rows }: Maze, room: Box): Box {
  const cell = Math.min(room.w / columns, room.h / rows)
  const [w, h] = [cell * columns, cell * rows]
  return { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h }
}

export function drawMaze({ doc }: Press, maze: Maze, box: Box): void {
  const { columns, rows, right, below } = maze
  const cell = box.w / columns
  doc
    .save()
    .lineWidth(Math.min(4, cell * 0.11))
    .lineCap('round')
    .strokeColor(LINE)
  // In at the upper left, out at the lower right.
  doc.moveTo(box.x, box.y).lineTo(box.x + box.w, box.y)
  doc.moveTo(box.x, box.y + cell).lineTo(box.x, box.y + box.h)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x
      const [left, top] = [box.x + x * cell, box.y + y * cell]
      const isExit = at === columns * rows - 1
      if (right[at] && !isExit) doc.moveTo(left + cell, top).lineTo(left + cell, top + cell)
      if (below[at]) doc.moveTo(left, top + cell).lineTo(left + cell, top + cell)
    }
  doc.stroke().restore()
}

export function drawWay({ doc }: Press, { columns, way }: Maze, box: Box, ink: string): void {
  const cell = box.w / columns
  doc
    .save()
    .lineWidth(cell * 0.24)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(ink)
  for (const [i, at] of way.entries()) {
    const [x, y] = [box.x + ((at % columns) + 0.5) * cell, box.y + (Math.floor(at / columns) + 0.5) * cell]
    if (i === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  }
  doc.stroke().restore()
}
