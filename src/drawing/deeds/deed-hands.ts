// Deeds of the hands: given, lifted, poured, thrown, caught, hugged, blown at, put on.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import {
  armOf,
  held,
  handTo,
  meet,
  shoulderOf,
  shownScale,
  standing,
  take,
  type Act,
  type Doing,
  type Piece,
} from './deed-stage.ts'
import { arc, stream, support } from './deed-strokes.ts'
import { measure, type Player } from '../composing/crowd.ts'
import { at, move, scale, times, turn, type Point } from '../shapes/matrix.ts'
import { POSES } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

export const boxy = (prop: Prop, k: number) => {
  const { box } = readProp(prop)
  return { w: box.w * k, h: box.h * k }
}

export const plainAct = ({ deed, doer, taker }: Doing): Act => ({
  deed,
  doer,
  ...(taker && { taker }),
  gap: 0,
  pieces: [],
  strokes: [],
  focus: doer.head,
  grips: [],
})

export const settled = (doing: Doing): void => {
  measure(doing.doer)
  if (doing.taker) measure(doing.taker)
}

/** Turned to each other, a little to the reader. */
export const TURNED = { side: 0.62, yaw: 0.75 } as const

/** Where the palms are that hold a thing out: the left edge of the thing. */
function outstretched(one: Player, y: number): number {
  const [x, sy] = shoulderOf(one, 'far')
  const reach = armOf(one) * 0.62
  return x + Math.sqrt(Math.max(0.2, reach * reach - (y - sy) ** 2 * 0.4))
}

/** Between two pairs of hands. */
export function gives(doing: Doing): Act {
  const { doer, taker, prop, scene } = doing
  const act = plainAct(doing)
  if (!prop) return act
  if (taker) {
    meet(doer, taker, doing)
    meet(taker, doer, doing)
    if (doer.pose.hip > 0.9) take(doer, { ...TURNED, lean: Math.max(8, doer.pose.lean), tilt: 2 }, doing)
    if (taker.pose.hip > 0.9) take(taker, { ...TURNED, lean: Math.max(6, taker.pose.lean), tilt: 2 }, doing)
  }
  const k = shownScale(prop, scene)
  const { w, h } = boxy(prop, k)
  const low = Math.max(shoulderOf(doer, 'far')[1], taker ? shoulderOf(taker, 'far')[1] : -Infinity)
  const y = low + armOf(doer) * 0.2
  const left = outstretched(doer, y)
  const bottom = y + h * 0.42
  const piece: Piece = { prop, m: held(prop, left + w / 2, bottom, k), when: 'hand' }
  act.pieces.push(piece)
  act.focus = [left + w / 2, bottom - h / 2]
  act.grips = ['both']
  const hands = (one: Player, edge: number) => {
    take(one, { hands: ['cup', 'cup'], over: 'both', front: true }, doing)
    handTo(one, 'near', [edge + w * 0.06, y + h * 0.3])
    handTo(one, 'far', [edge + w * 0.04, y - h * 0.04])
  }
  hands(doer, left)
  if (taker) {
    const its = outstretched(taker, y)
    hands(taker, its)
    act.gap = left + w + its
  }
  settled(doing)
  return act
}

/** High beside the face, on one hand or on both. */
export function lifts(doing: Doing): Act {
  const { doer, prop, scene } = doing
  const act = plainAct(doing)
  if (!prop) return act
  take(doer, { ...TURNED, lean: -3, tilt: -9 }, doing)
  const { box } = readProp(prop)
  const k = shownScale(prop, scene)
  const { w, h } = boxy(prop, k)
  const arm = armOf(doer)
  const [sx, sy] = shoulderOf(doer, 'far')
  const clear = doer.head[0] + doer.radius * 0.98
  const handle = box.y + box.h > 14 || h > w * 1.25
  const { hangs, hovers, peered } = cardOf(prop)
  if (peered) {
    // Its mouth is at an eye: whoever lifts one looks down into it.
    const [x, y]: Point = [doer.head[0] + doer.radius * 1.12, doer.head[1] + doer.radius * 0.62]
    take(doer, { tilt: 14, lean: 6, hands: ['cup', 'cup'], over: 'both', front: true }, doing)
    act.pieces.push({ prop, m: times(move(x, y), turn(-34), held(prop, 0, h / 2, k)), when: 'hand' })
    handTo(doer, 'near', [x - w * 0.22, y + h * 0.42], 1)
    handTo(doer, 'far', [x + w * 0.34, y + h * 0.3], 1)
    act.grips = ['both']
    act.focus = [x, y]
  } else if (handle || hangs) {
    // A stick goes up beside the face; what hangs is held out, the arm clear of the hair.
    const x = hangs ? sx + arm * 0.93 : Math.max(sx + arm * 0.66, Math.min(clear + w * 0.3, sx + arm * 0.86))
    const y = sy - Math.sqrt(Math.max(0, (arm * 0.96) ** 2 - (x - sx) ** 2))
    // A cloud floats over the palm.
    const bottom = hangs ? y + h * 0.96 : hovers ? y - 8 : y + 26
    const aside = hangs ? 4 : hovers ? Math.max(0, Math.min(w * 0.4, clear + w * 0.42 - x)) : 0
    act.pieces.push({ prop, m: held(prop, x + aside, bottom, k), when: 'hand' })
    handTo(doer, 'far', [x, y])
    doer.pose = { ...doer.pose, hands: ['open', hovers ? 'open' : 'fist'], over: 'far', near: [0.1, 0.5, 1.3] }
    act.grips = ['far']
    act.focus = [x, bottom - h / 2]
  } else {
    // Before the chest, a hand at either side or both under it, so that it hides no face.
    const flat = h < w * 0.62
    const x = sx + arm * 0.24
    const top = doer.head[1] + doer.radius * 0.94
    const y = top + h * (flat ? 0.94 : 0.7)
    act.pieces.push({ prop, m: held(prop, x, top + h, k), when: 'hand' })
    take(doer, { tilt: 5, lean: 3, hands: ['cup', 'cup'], over: 'both', front: true }, doing)
    handTo(doer, 'near', [x - w * 0.4, y], 1)
    handTo(doer, 'far', [x + w * 0.36, y], 1)
    act.grips = ['both']
    act.focus = [x, top + h / 2]
  }
  settled(doing)
  return act
}

/** Tilted over what is filled, with a stream between. */
export function pours(doing: Doing): Act {
  const { doer, prop, deed, scene } = doing
  const act = plainAct(doing)
  if (!prop) return act
  take(doer, { ...TURNED, lean: 8, tilt: 7, hands: ['fist', 'fist'], over: 'both' }, doing)
  const { box } = readProp(prop)
  const k = shownScale(prop, scene)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const { spout: high, pours: color = '#8fd0f0' } = cardOf(prop)
  const tilt = high !== undefined ? 34 : 74
  const grip: Point = [sx + arm * 0.78, sy + arm * 0.1]
  const anchor: Point = high !== undefined ? [box.x + box.w * 0.34, box.y + box.h * 0.4] : [box.x + box.w / 2, box.y + box.h * 0.56] // prettier-ignore
  const m = times(move(grip[0] + 16, grip[1]), turn(tilt), scale(k), move(-anchor[0], -anchor[1]))
  const spout: Point = high !== undefined ? [box.x + box.w - 4, box.y + box.h * high] : [box.x + box.w * 0.72, box.y + 4] // prettier-ignore
  const from = at(m, ...spout)
  act.pieces.push({ prop, m, when: 'hand' })
  handTo(doer, 'near', [grip[0] - 4, grip[1] + 16])
  handTo(doer, 'far', [grip[0] + 4, grip[1] - 12])
  const goal = deed.over
  let to: Point = [from[0] + 34, -6]
  if (goal) {
    const its = Math.max(trueScale(goal), cardOf(goal).filled ? 96 / readProp(goal).box.h : 0)
    const size = boxy(goal, its)
    const tall = size.h > -from[1] * 0.72
    const left = from[0] + 26 - (tall ? -8 : size.w / 2)
    const raised = tall ? 0 : Math.max(0, Math.min(150, -from[1] - size.h - 92))
    act.pieces.push({ prop: goal, m: times(move(0, -raised), standing(goal, left, its)), when: 'behind', stands: raised === 0 }) // prettier-ignore
    if (raised > 30)
      act.strokes.push({ when: 'behind', draw: (p) => support(p, scene.place, left + size.w / 2, Math.max(54, size.w * 0.62), raised) }) // prettier-ignore
    to = tall ? [left + size.w * 0.3, -10] : [from[0] + 26, -raised - size.h + 12]
  }
  act.strokes.push({ when: 'before', draw: (p) => stream(p, from, to, color) })
  act.grips = ['both']
  act.focus = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  settled(doing)
  return act
}

/** In the air between, with the way it came; arms after it. */
export function throws(doing: Doing): Act {
  const { doer, taker, prop, scene } = doing
  const act = plainAct(doing)
  if (!prop) return act
  take(doer, { ...POSES.throw, lean: 10, side: 0.65, yaw: 0.6, tilt: -8, near: [-0.1, 0.3, 1.4], far: [0.8, -0.5, 0.3], hands: ['open', 'open'], over: 'far', nearFoot: [-0.5, 0.08, 34], farFoot: [0.4, 0, 0] }, doing) // prettier-ignore
  const k = shownScale(prop, scene) * 0.84
  const { w, h } = boxy(prop, k)
  const top = Math.min(doer.top.y, taker ? taker.top.y : 0)
  const start: Point = [shoulderOf(doer, 'far')[0] + armOf(doer) * 0.9, shoulderOf(doer, 'far')[1] - armOf(doer) * 0.4]
  act.gap = 470 + w
  const goal: Point = taker ? [start[0] + (act.gap - start[0] * 2) * 0.56, Math.min(start[1] - 60, top + 40)] : [start[0] + 150, top - 10] // prettier-ignore
  act.pieces.push({
    prop,
    m: times(move(goal[0], goal[1]), turn(14), move(-goal[0], -goal[1]), held(prop, goal[0], goal[1] + h / 2, k)),
    when: 'before',
  })
  act.strokes.push({ when: 'behind', draw: (p) => arc(p, start, [goal[0] - w * 0.4, goal[1]], 40) })
  act.focus = goal
  if (taker)
    take(taker, { ...POSES.catch, near: [0.6, -0.56, 0.8], far: [0.84, -0.42, 0.8], over: 'both', tilt: -8 }, doing)
  settled(doing)
  return act
}

/** Just between the palms, and the way it came. */
export function catches(doing: Doing): Act {
  const { doer, prop, scene } = doing
  const act = plainAct(doing)
  if (!prop) return act
  take(doer, { ...POSES.catch, side: 0.6, lean: 4, tilt: -10, over: 'both', air: 0.1 }, doing)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  // No larger than what arms of this length go round, and not much larger than it is.
  const k = Math.min(shownScale(prop, scene), (arm * 1.2) / readProp(prop).box.w, trueScale(prop) * 1.5)
  const { w, h } = boxy(prop, k)
  const left = Math.min(sx + arm * 0.52, Math.max(doer.head[0] + doer.radius * 0.76, sx + arm * 0.32))
  const y = sy + arm * 0.04
  act.pieces.push({ prop, m: held(prop, left + w / 2, y + h * 0.4, k), when: 'hand' })
  handTo(doer, 'near', [left + w * 0.04, y + h * 0.2])
  handTo(doer, 'far', [left + w * 0.62, y + h * 0.42], 0.5)
  act.strokes.push({ when: 'behind', draw: (p) => arc(p, [left + w + 250, y - 60], [left + w * 0.9, y], 60) })
  act.focus = [left + w / 2, y]
  act.grips = ['both']
  settled(doing)
  return act
}
