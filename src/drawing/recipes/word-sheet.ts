// Words on paper: the picture ends before them, torn by a wet brush or cut with scissors.
import { dice, type Dice } from '../../base/dice.ts'
import type { TextSide } from '../../stage/scene.ts'
import type { Staged } from '../composing/stage-page.ts'
import { partBox, PLAIN_LIGHT, type Part } from '../shapes/graph.ts'
import { blob, poly, type Path } from '../shapes/path.ts'
import { PAGE } from '../places/scenery.ts'
import { isDark, sheetInk } from './cut-paper.ts'
import { isTold } from './open-page.ts'
import { PALE_INK, PAPER_INK } from './inks.data.ts'

/** From the edges of the page to a little past the words, behind everybody. */
export function layWordSheet(staged: Staged): void {
  const { scenery, zone, calm, page, scene } = staged
  const { words } = scenery.recipe
  const at = scenery.layers.findIndex(({ kind }) => kind === 'calm')
  if (!words || at < 0) return
  const die = dice(`${page.seed}/${page.n ?? 0}/sheet`)
  const far = { left: zone.x + zone.w, right: PAGE.w - zone.x, top: zone.y + zone.h, bottom: PAGE.h - zone.y }
  const side = scene.textSide
  const wide = side === 'left' || side === 'right'
  const past = far[side] + (wide ? 16 : 8)
  const path = words === 'torn' ? torn(past, wide, die) : cut(past, wide, die)
  const isCut = words === 'cut'
  const sheet: Part = {
    path: path.map((loop) => loop.map((v, i) => turned(v, i % 2 === 0, side))),
    ...{
      color: isCut ? sheetInk(staged) : '#ffffff',
      material: 'light',
      puff: 0,
      id: 'paper/words',
      plain: true,
      lit: true,
    },
  }
  scenery.layers.splice(at, 1)
  // Over the pools of lamps too; over everybody where a close shot has its words below.
  scenery.layers.splice(calm.over ? at : scenery.layers.findIndex(isTold), 0, {
    name: 'paper',
    kind: 'paper',
    depth: 0,
    grade: PLAIN_LIGHT,
    parts: [sheet],
  })
  for (const layer of scenery.layers)
    if (layer.kind === 'front') layer.parts = layer.parts.filter((part) => !liesOn(part, past, side))
  staged.calm = { ...calm, ink: isCut && isDark(staged) ? PALE_INK : PAPER_INK }
}

/** No corner leaf grows on the paper of the words. */
function liesOn(part: Part, past: number, side: TextSide): boolean {
  const { x, y, w, h } = partBox(part)
  const [cx, cy] = [x + w / 2, y + h / 2]
  return { left: cx, right: PAGE.w - cx, top: cy, bottom: PAGE.h - cy }[side] < past
}

const OUT = -60

/** Drawn for words at the left or above. */
const turned = (v: number, isX: boolean, side: TextSide) =>
  isX && side === 'right' ? PAGE.w - v : !isX && side === 'bottom' ? PAGE.h - v : v

const along = (points: readonly number[], wide: boolean) =>
  wide ? points : points.map((_, i) => points[i % 2 === 0 ? i + 1 : i - 1] ?? 0)

function cut(past: number, wide: boolean, die: Dice): Path {
  const edge = () => past + die.next() * (wide ? 46 : 26)
  const end = (wide ? PAGE.h : PAGE.w) - OUT
  return poly([...along([OUT, OUT, edge(), OUT, edge(), end, OUT, end], wide)])
}

function torn(past: number, wide: boolean, die: Dice): Path {
  const end = (wide ? PAGE.h : PAGE.w) - OUT
  const [a, b] = [die.next() * 6, die.next() * 6]
  const edge: number[] = []
  for (let t = OUT; t <= end; t += 13) {
    const swell = 12 * Math.sin(t / 96 + a) + 8 * Math.sin(t / 41 + b)
    edge.push(past + (wide ? 18 : 10) + swell * (wide ? 1 : 0.6) + (die.next() - 0.5) * 9, t)
  }
  return blob(along([OUT * 2, OUT, ...edge, OUT * 2, end], wide), 0.5, 0.4)
}
