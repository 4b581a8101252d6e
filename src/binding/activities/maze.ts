// A maze with exactly one way through, and that way.

import type { Dice } from '../../base/dice.ts'

export interface Maze {
  columns: number
  rows: number
  /** By cell, row after row: whether a wall stands on its right and below it. */
  right: readonly boolean[]
  below: readonly boolean[]
  /** The cells from the first, upper left, to the last, lower right. */
  way: readonly number[]
}

/** Wanders until it is stuck, then goes back to where it can wander on: long corridors, few short blind ends. */
export function makeMaze(die: Dice, columns: number, rows: number): Maze {
  const count = columns * rows
  const right = Array.from({ length: count }, () => true)
  const below = Array.from({ length: count }, () => true)
  const cameFrom = new Map<number, number>([[0, 0]])
  const path = [0]
  for (let cell = path.at(-1); cell !== undefined; cell = path.at(-1)) {
    const column = cell % columns
    const open = [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      ...(cell >= columns ? [cell - columns] : []),
      ...(cell < count - columns ? [cell + columns] : []),
    ].filter((next) => !cameFrom.has(next))
    if (open.length === 0) {
      path.pop()
      continue
    }
    const next = die.pick(open)
    const [first, second] = [Math.min(cell, next), Math.max(cell, next)]
    if (second - first === 1) right[first] = false
    else below[first] = false
    cameFrom.set(next, cell)
    path.push(next)
  }
  const way = [count - 1]
  for (let cell = count - 1; cell !== 0; way.unshift(cell)) cell = cameFrom.get(cell) ?? 0
  return { columns, rows, right, below, way }
}
