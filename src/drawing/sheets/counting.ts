// A sheet of the story's things, strewn about to be counted, and one of each below to write the number beside.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { SPARE } from './strewn.data.ts'
import type { Dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { often } from './end-papers.ts'
import { pen, type Part, type Pen } from '../shapes/graph.ts'
import { linesOfParts } from '../styles/line-art.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import type { LineDrawing } from '../../base/line-drawing.ts'
import type { Box } from '../shapes/path.ts'
import { drawProp, readProp } from '../props/prop.ts'
import { PAGE } from '../places/scenery.ts'

export interface CountingSheet {
  lines: LineDrawing
  /** Each kind of thing, where it is shown alone, and how often it is strewn. */
  kinds: { prop: Prop; box: Box; count: number }[]
}

const KINDS = 5
const FIELD: Box = { x: 30, y: 20, w: PAGE.w - 60, h: 620 }
const KEY: Box = { x: 30, y: 690, w: PAGE.w - 60, h: 130 }

/** `most`: how far a reader of this age can count with pleasure. */
export function drawCounting(scenes: readonly Scene[], die: Dice, most: number): CountingSheet {
  const told = often(scenes.flatMap((scene) => [...scene.who.flatMap((one) => one.holds ?? []), ...scene.props]), 12) // prettier-ignore
  const small = told.filter((prop) => !cardOf(prop).giant && ['hand', 'ground'].includes(readProp(prop).spot))
  const props = [...new Set([...small, ...SPARE])].slice(0, KINDS)
  const counts = props.map((_, i) => Math.max(2, most - i - die.roll(3)))
  const parts: Part[] = []
  const p = pen(parts)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const rows = all > 28 ? 5 : all > 15 ? 4 : 3
  const columns = Math.ceil(all / rows)
  const cells = die.shuffle(Array.from({ length: columns * rows }, (_, i) => i))
  const [w, h] = [FIELD.w / columns, FIELD.h / rows]
  for (const [i, prop] of props.entries())
    for (let n = 0; n < (counts[i] ?? 0); n++) {
      const cell = cells.pop()
      if (cell === undefined) break
      const x = FIELD.x + ((cell % columns) + 0.5) * w + (die.next() - 0.5) * w * 0.16
      const y = FIELD.y + (Math.floor(cell / columns) + 0.5) * h + (die.next() - 0.5) * h * 0.12
      place(p, prop, x, y, Math.min(w, h) * 0.78, (die.next() - 0.5) * 50)
    }
  const step = KEY.w / props.length
  const kinds = props.map((prop, i) => {
    const box = { x: KEY.x + i * step, y: KEY.y, w: step, h: KEY.h }
    place(p, prop, box.x + step * 0.3, KEY.y + KEY.h / 2, 84, 0)
    return { prop, box, count: counts[i] ?? 0 }
  })
  return { lines: linesOfParts(parts), kinds }
}

function place(p: Pen, prop: Prop, x: number, y: number, size: number, tilt: number): void {
  const { box } = readProp(prop)
  const k = size / Math.max(box.w, box.h)
  drawProp(p.to(times(move(x, y), turn(tilt), scale(k), move(-(box.x + box.w / 2), -(box.y + box.h / 2)))), prop)
}
