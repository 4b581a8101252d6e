// Whoever sleeps in a bed lies in it, whole: a head on the pillow, a quilt that has the shape of the body, feet under its end.
import type { Prop } from '../../stage/things/card.ts'
import { shadeOf, type Hex } from '../shapes/color.ts'
import { plainAct } from './deed-hands.ts'
import { finish, held, lift, take, type Act, type Doing } from './deed-stage.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { isHound } from '../fours/goes.ts'
import { POSES } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { restsOf } from '../things/resting.ts'
import { trueScale } from '../props/true-size.ts'

/** The mattress and the middle of the pillow, in the bed's own units; it stands with its head at the left. */
const MATTRESS = -92
const PILLOW = -128
/** Beside the head, for what came in the night. */
const ROOM = 62

export function sleepsIn(doing: Doing, prop: Prop, color: Hex): Act {
  const { doer, scene } = doing
  const act = plainAct(doing)
  // In a bed an animal lies as everybody does.
  if (!isHound(doer.spec)) doer.pose = { ...doer.pose, fours: false }
  take(doer, { ...POSES.sleep, spin: -80, tilt: 4, near: [0.3, 0.5, 1], far: [0.1, 0.5, 1], nearFoot: [-0.06, 0.04, 0], farFoot: [0.16, 0.06, 0] }, doing) // prettier-ignore
  const { box } = readProp(prop)
  const k = Math.max(trueScale(prop), (doer.box.w + ROOM + 60) / (box.w - 50))
  const top = MATTRESS * k
  lift(doer, top + 6 - doer.head[1] - doer.radius * 0.92)
  const [x, y] = doer.head
  const left = x - (PILLOW + 40) * k
  act.pieces.push({ prop, m: times(move(left, 0), scale(k)), when: 'behind', stands: true })
  for (const rest of restsOf(scene).filter(({ at }) => at === prop)) {
    const size = Math.max(trueScale(rest.what), 0.9)
    act.pieces.push({
      prop: rest.what,
      m: held(rest.what, x - doer.radius - ROOM * 0.7, top + 12, size),
      when: 'before',
    })
  }
  const feet = Math.max(left + 176 * k, doer.box.x + doer.box.w)
  const chin = x + doer.radius * 0.8
  act.strokes.push(
    { when: 'over', draw: (p) => pillow(p, [x, top], doer.radius) },
    {
      when: 'before',
      draw: (p) => quilt(p, color, [chin, y - doer.radius * 0.5], [feet, top], [left - 100 * k, left + 206 * k, 8 * k]),
    },
  )
  act.focus = [x, y]
  return finish(act)
}

function pillow(p: Pen, [x, top]: readonly [number, number], r: number): void {
  p(blob([x - r * 1.1, top + 10, x - r * 1.34, top - r * 0.5, x - r * 0.9, top - r * 1.05, x, top - r * 0.84, x + r * 0.8, top - r * 0.9, x + r * 1.1, top - r * 0.3, x + r * 0.9, top + 12]), '#fff6e4', 'pillow', { material: 'cloth', puff: 0.9, fade: '#e6d8c4' }) // prettier-ignore
}

/** From the chin to the feet, high over shoulder and hip, hanging down before the bed from end to end. */
function quilt(p: Pen, color: Hex, [x, high]: Point, [to, top]: Point, [from, until, foot]: readonly [number, number, number]): void {
  const at = (u: number) => x + (to - x) * u
  const y = (v: number) => top + (high - top) * v
  const edge = [at(-0.03), y(0.3), at(0), y(0.86), at(0.1), y(1.06), at(0.26), y(1), at(0.42), y(0.92), at(0.6), y(0.8), at(0.76), y(0.66), at(0.9), y(0.76), at(0.99), y(0.6)]
  const half = (from + until) / 2
  p(blob([...edge, until, y(0), until + 2, foot - 10, half, foot, from + 10, foot - 8, from, y(-0.1)], 0.9), color, 'quilt', { material: 'cloth', puff: 0.9, fade: shadeOf(color, 0.9) })
  p(limb([from + 6, y(-0.06), 11, at(-0.02), y(0.26), 14, at(0.03), y(0.7), 15, at(0.1), y(0.98), 13]), '#fff6e4', 'quilt-hem', { material: 'cloth', puff: 0.8 })
  for (const [u, v, r] of [[0.22, 0.6, 14], [0.44, 0.24, 15], [0.6, 0.56, 13], [0.76, 0.06, 14], [0.9, 0.42, 12], [0.12, 0.04, 13], [0.3, -0.5, 14], [0.62, -0.56, 13]] as const)
    p(oval(at(u), y(v), r), '#fff6e4', 'quilt-dot', { decal: true })
  for (const [u, w] of [[0.34, 0.06], [0.7, -0.05]] as const)
    p(limb([at(u), y(0.84), 1, at(u + w), y(0.1), 3, at(u + w * 1.3), foot - 24, 1]), shadeOf(color, 0.8), 'quilt-fold', { decal: true, alpha: 0.6 })
} // prettier-ignore
