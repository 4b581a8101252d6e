// What a beast brings in its jaws, and what is held out to them.
import { cardOf } from '../../stage/things/cards.ts'
import {
  armOf,
  handAt,
  handTo,
  held,
  lipsOf,
  meet,
  pieceBox,
  shoulderOf,
  shownScale,
  take,
  type Act,
  type Doing,
} from './deed-stage.ts'
import { boxy, plainAct, settled, TURNED } from './deed-hands.ts'
import { shadeOf, tone } from '../shapes/color.ts'
import { measure } from '../composing/crowd.ts'
import { onFourLegs } from '../fours/stances.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn, type Point } from '../shapes/matrix.ts'
import { joined, limb, oval } from '../shapes/path.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

/** Out of its jaws into two hands. */
export function fetches(doing: Doing): Act {
  const { doer, taker, prop, scene } = doing
  const act = plainAct(doing)
  if (!prop) return act
  doer.pose = { ...onFourLegs('stand', doer.pose, doer.build), yaw: 0.75 }
  measure(doer)
  if (taker) meet(taker, doer, doing)
  const k = shownScale(prop, scene) * 0.8
  const { w, h } = boxy(prop, k)
  const [x, y] = lipsOf(doer)
  const left = x - Math.min(14, w * 0.2)
  act.pieces.push({ prop, m: held(prop, left + w / 2, y + h * 0.62, k), when: 'hand' })
  act.focus = [left + w / 2, y]
  if (taker) {
    take(taker, { ...TURNED, hands: ['cup', 'cup'], over: 'both', front: true }, doing)
    const [sx] = shoulderOf(taker, 'far')
    const its = sx + armOf(taker) * 0.6
    act.gap = Math.max(left + w + its, (doer.radius + taker.radius) * 1.3)
    const edge = act.gap - left - w
    handTo(taker, 'near', [edge + w * 0.1, y + h * 0.5])
    handTo(taker, 'far', [edge, y + h * 0.2])
  }
  settled(doing)
  return act
}

/** One end is up in the jaws, the other comes down on somebody's foot. */
export function brings(doing: Doing): Act {
  const { doer, taker, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  doer.pose = { ...onFourLegs('look-down', doer.pose, doer.build), yaw: 0.75 }
  measure(doer)
  const { box } = readProp(prop)
  const k = Math.max(trueScale(prop), 150 / Math.max(box.w, box.h))
  const [x, y] = lipsOf(doer)
  const end: Point = [x - 14 + box.w * k, -14]
  const rise = -y - 6 + end[1] - (cardOf(prop).bitten ?? box.h * 0.5) * k
  const tip = (Math.asin(Math.max(0.05, Math.min(0.26, rise / (box.w * k)))) * 180) / Math.PI
  const m = times(move(...end), turn(tip), scale(k), move(-box.x - box.w, -Math.max(0, box.y + box.h)))
  act.pieces.push({ prop, m, when: 'before' })
  const its = pieceBox({ prop, m })
  act.focus = [its.x + its.w * 0.5, its.y + its.h * 0.3]
  if (taker) {
    take(taker, { ...TURNED, lean: -14, tilt: -8, hip: 0.96, nearFoot: [-0.42, 0.2, 36], farFoot: [0.24, 0, 0], near: [-0.7, -0.5, 0.9], far: [0.5, -0.62, 0.9], hands: ['open', 'open'], over: 'both' }, doing) // prettier-ignore
    act.gap = end[0] + 44
  }
  settled(doing)
  return act
}

/** Hot, and no end of them: from the street through the hands to the jaws. */
export function feeds(doing: Doing): Act {
  const { doer, taker } = doing
  const act = plainAct(doing)
  if (!taker) return act
  take(doer, { ...TURNED, lean: 6, tilt: 0, hands: ['fist', 'fist'], over: 'both', front: true }, doing)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  handTo(doer, 'far', [sx + arm * 0.86, sy + arm * 0.02], 0.6)
  handTo(doer, 'near', [sx + arm * 0.42, sy + arm * 0.42], 0.9)
  const [front, back] = [handAt(doer, 'far'), handAt(doer, 'near')]
  taker.pose = { ...onFourLegs('stand', taker.pose, taker.build), yaw: 0.75 }
  measure(taker)
  const lips = lipsOf(taker)
  const jaws: Point = [front[0] + 176, lips[1] + 8]
  act.gap = jaws[0] + lips[0] + 6
  const fed: Point[] = [[jaws[0] - 4, jaws[1]], [front[0] + 96, Math.max(front[1], jaws[1]) + 30], front, [(front[0] + back[0]) / 2 + 10, front[1] + 70], back] // prettier-ignore
  const way: Point[] = [[back[0] - 34, back[1] + 70], [back[0] - 84, -30], [-190, 4], [-330, 2], [-460, -34], [-590, -56], [-720, -78], [-850, -92]] // prettier-ignore
  act.strokes.push({ when: 'before', draw: (p) => chain(p, [...fed, ...way], 1.42, 0.66) })
  act.focus = [front[0] + 92, jaws[1]]
  act.grips = ['both']
  settled(doing)
  // The way they came is a part of it.
  doer.box = joined([doer.box, { x: -330, y: -60, w: 10, h: 20 }])
  return act
}

const LINK = 47
const SKIN = '#d65a40'

/** A chain of sausages along a line, as large at its ends as these two. */
function chain(p: Pen, line: readonly Point[], from: number, to: number): void {
  const food = { material: 'food', puff: 0.9 } as const
  const lengths = line.map((at, i) => Math.hypot(at[0] - (line[i - 1] ?? at)[0], at[1] - (line[i - 1] ?? at)[1]))
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  const on = (s: number): Point => {
    let left = s
    for (let i = 1; i < line.length; i++) {
      const [a, b, long] = [line[i - 1], line[i], lengths[i] ?? 0]
      if (!a || !b) break
      if (left <= long || i === line.length - 1) return [a[0] + ((b[0] - a[0]) * left) / (long || 1), a[1] + ((b[1] - a[1]) * left) / (long || 1)] // prettier-ignore
      left -= long
    }
    return line.at(-1) ?? [0, 0]
  }
  for (let s = 0; s < whole - 10;) {
    const k = from + ((to - from) * s) / whole
    const [a, b, c] = [
      on(s + 4 * k),
      on(Math.min(whole, s + LINK * k * 0.5)),
      on(Math.min(whole, s + LINK * k - 4 * k)),
    ]
    p(limb([...a, 9 * k, ...b, 13 * k, ...c, 9 * k]), SKIN, 'sausage', food)
    p(limb([a[0], a[1] - 4 * k, 1.4 * k, b[0], b[1] - 6 * k, 3 * k, c[0], c[1] - 4 * k, 1.4 * k]), tone(SKIN, 0.16), 'shine', { decal: true, material: 'food', alpha: 0.8 }) // prettier-ignore
    p(oval(...on(s + LINK * k), 4.6 * k), shadeOf(SKIN, 1.6), 'knot', food)
    s += LINK * k
  }
}
