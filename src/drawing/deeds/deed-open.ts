// Deeds at what opens: a door ajar, a lid, a box that is being filled.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { touches } from './deed-at.ts'
import { lifts, plainAct } from './deed-hands.ts'
import {
  AJAR,
  armOf,
  finish,
  handTo,
  pieceBox,
  shoulderOf,
  standing,
  take,
  type Act,
  type Doing,
} from './deed-stage.ts'
import { shine, support } from './deed-strokes.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

/** In the crook of one arm, the other hand on its lid. */
function unscrews(doing: Doing, prop: Prop): Act {
  const act = lifts(doing)
  const thing = act.pieces.find((piece) => piece.prop === prop)
  if (!thing) return act
  const { x, y, w } = pieceBox(thing)
  take(doing.doer, { hands: ['cup', 'mitt'] }, doing)
  handTo(doing.doer, 'far', [x + w * 0.52, y + 4], 1.2)
  act.strokes.push({ when: 'behind', draw: (p) => shine(p, [x + w / 2, y], w * 0.4) })
  act.grips = ['both']
  return finish(act)
}

/** A hand on either flap of what is being filled. */
function holdsOpen(doing: Doing, prop: Prop, rim: number, desk: Prop | undefined): Act {
  const { doer } = doing
  const act = plainAct(doing)
  const k = trueScale(prop)
  take(doer, { side: 0.6, yaw: 0.7, lean: 10, tilt: 6, hands: ['open', 'open'], over: 'both' }, doing)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const raised = Math.max(0, -sy - arm * 0.34 + rim * k)
  const { box } = readProp(prop)
  const left = sx + arm * 0.42
  const middle = left - box.x * k
  const table = raised / TABLE
  if (desk)
    act.pieces.push({ prop: desk, m: times(move(middle + 60 * table, 0), scale(table)), when: 'behind', stands: true })
  act.pieces.push({ prop, m: times(move(0, -raised), standing(prop, left, k)), when: 'behind' })
  handTo(doer, 'near', [left + 30 * k, -raised + rim * 0.66 * k], 0.7)
  handTo(doer, 'far', [left + 46 * k, -raised + rim * 0.98 * k], 0.5)
  act.focus = [middle, -raised + rim * 1.6 * k]
  return finish(act)
}
const TABLE = 152

/** A door ajar at the hand; both hands on a lid, with the light of what is inside. */
export function opens(doing: Doing): Act {
  const { doer, prop, scene } = doing
  if (!prop) return lifts(doing)
  const { unfolds, door, ajar, flaps, upon } = cardOf(prop)
  if (unfolds) return lifts(doing)
  if (door) return touches(doing)
  const { box, spot } = readProp(prop)
  if (flaps !== undefined) return holdsOpen(doing, prop, flaps, upon)
  if (spot === 'hand') return unscrews(doing, prop)
  const act = plainAct(doing)
  if (ajar) {
    const size = trueScale(prop)
    take(doer, { side: 0.62, yaw: 0.6, lean: 6, tilt: -2, hands: ['mitt', 'fist'], over: 'far' }, doing)
    const x = shoulderOf(doer, 'far')[0] + armOf(doer) * 0.8
    const y = (-150 - Math.max(0, box.y + box.h)) * size
    const knob = 50 * AJAR - 70 * (1 - AJAR)
    const left = x - (box.x + box.w - knob) * size
    act.pieces.push({ prop, m: standing(prop, left, size, true), when: 'behind', stands: true, ajar: true })
    handTo(doer, 'far', [x, y], 0.6)
    act.focus = [left + box.w * size * 0.3, doer.head[1]]
    return finish(act)
  }
  const k = Math.max(trueScale(prop), 150 / Math.max(box.w, box.h))
  const { w, h } = { w: box.w * k, h: box.h * k }
  take(doer, { side: 0.6, yaw: 0.7, lean: 14, tilt: 10, hands: ['open', 'open'], over: 'both' }, doing)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const raised = Math.max(0, -sy - arm * 0.55 - h)
  const left = sx + arm * 0.3
  const top = -raised - h
  act.pieces.push({ prop, m: times(move(0, -raised), standing(prop, left, k)), when: 'behind', stands: raised === 0 })
  if (raised > 20)
    act.strokes.push({ when: 'behind', draw: (p) => support(p, scene.place, left + w / 2, w * 0.56, raised) })
  act.strokes.push({ when: 'behind', draw: (p) => shine(p, [left + w / 2, top + 6], w * 0.46) })
  handTo(doer, 'near', [left + 10, top + h * 0.3], 0.6)
  handTo(doer, 'far', [left + Math.min(w * 0.46, arm * 0.66), top + h * 0.12], 0.5)
  act.focus = [left + w / 2, top]
  return finish(act)
}
