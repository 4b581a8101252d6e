// Deeds at a thing that stands there: a hand laid on it, pulled, pushed.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { pats } from './deed-close.ts'
import { drawRope } from './effort.ts'
import { plainAct } from './deed-hands.ts'
import { laysOn } from './deed-laid.ts'
import { tugs } from './deed-rope.ts'
import {
  armOf,
  finish,
  handAt,
  handTo,
  held,
  isSeated,
  pullsAt,
  pieceBox,
  shoulderOf,
  standing,
  take,
  type Act,
  type Doing,
} from './deed-stage.ts'
import { chalk, gallows, support } from './deed-strokes.ts'
import { move, times, type Point } from '../shapes/matrix.ts'
import { boxOf, type Box } from '../shapes/path.ts'
import { POSES } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

/** The left edge of a thing at a height, as it stands with its own left edge at 0. */
function edgeAt(prop: Prop, k: number, y: number, mirror: boolean): number {
  const { box, shapes } = readProp(prop)
  const foot = -Math.max(0, box.y + box.h) * k
  const here = shapes
    .filter(({ more }) => !more.soft && !more.decal)
    .map(({ path }) => boxOf(path))
    .filter((b) => foot + b.y * k <= y && foot + (b.y + b.h) * k >= y)
    .map((b) => (mirror ? box.x + box.w - b.x - b.w : b.x - box.x) * k)
  return here.length > 0 ? Math.min(...here) : 0
}

/** A hand laid on it: at its edge when it is tall, on its top when it is low; what is small stands on something. */
export function touches(doing: Doing): Act {
  const { doer, prop, scene } = doing
  if (!prop) return pats(doing)
  const act = plainAct(doing)
  const { box, spot } = readProp(prop)
  const k = spot === 'hand' ? Math.max(trueScale(prop), 104 / Math.max(box.w, box.h)) : trueScale(prop)
  const { w, h } = { w: box.w * k, h: box.h * k }
  const { alive: lives, lying, facesRight: mirror = false, hung, chalked } = cardOf(prop)
  const arm = armOf(doer)
  const low = h < 150
  const alive = lives === true || lying === true
  const turned = { side: 0.62, yaw: 0.75, tilt: 4, hands: ['mitt', 'open'], over: 'far', shift: 0 } as const
  if (low && alive && !isSeated(doer)) take(doer, { ...POSES.kneel, ...turned, lean: 16 }, doing)
  else take(doer, { ...turned, lean: low ? 12 : 7 }, doing)
  const [sx, sy] = shoulderOf(doer, 'far')
  if (spot === 'sky' || spot === 'wall' || hung) {
    const top = sy - arm * 0.5
    const left = Math.max(sx + arm * 0.72, doer.head[0] + doer.radius * 0.9)
    const m = held(prop, left + w / 2, top + h, k)
    act.pieces.push({ prop, m, when: 'behind' })
    if (spot !== 'sky')
      act.strokes.push({ when: 'behind', draw: (p) => gallows(p, left + w + 46, [left + w / 2, top]) })
    handTo(doer, 'far', [left + Math.min(16, w * 0.2), top + h * 0.66], 0.5)
    act.focus = [left + w / 2, top + h / 2]
    return finish(act)
  }
  const on = laysOn(doing, act, k, mirror, alive ? { ...POSES.kneel, ...turned, lean: 10 } : undefined)
  if (on) return on
  const raised = low && !alive && h < 110 ? Math.max(0, -sy - arm * 0.34 - h) : 0
  const height = raised + h
  const side = height > -sy - arm * 0.25
  const y = side ? Math.max(-height + 26, sy + arm * 0.06) : -height + 6
  const inner = edgeAt(prop, k, y + raised, mirror)
  const left = side ? sx + arm * 0.82 - inner + 8 : sx + arm * 0.56 - Math.min(w * 0.2, 40)
  act.pieces.push({ prop, m: times(move(0, -raised), standing(prop, left, k, mirror)), when: 'behind', stands: raised === 0 }) // prettier-ignore
  if (raised > 0)
    act.strokes.push({ when: 'behind', draw: (p) => support(p, scene.place, left + w / 2, Math.max(60, w * 0.6), raised) }) // prettier-ignore
  handTo(doer, 'far', [side ? left + inner + 6 : left + Math.max(20, w * 0.3), y], 0.5)
  if (chalked) act.strokes.push({ when: 'before', draw: (p) => chalk(p, handAt(doer, 'far')) })
  act.focus = [left + w / 2, -height * 0.6]
  return finish(act)
}

/** What flies is held by a string. */
const STRING = 0.36

/** Both fists on a grip or a taut rope. */
export function pulls(doing: Doing): Act {
  const { doer, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  take(doer, { ...POSES.pull, spin: undefined }, doing)
  const { knob: grip, string, rope: own, facesRight } = cardOf(prop)
  const { box, spot } = readProp(prop)
  const k = trueScale(prop)
  const { w, h } = { w: box.w * k, h: box.h * k }
  const arm = armOf(doer)
  if (grip) {
    const size = k * grip.grown
    const knob: Point = [grip.x, grip.y]
    const x = shoulderOf(doer, 'far')[0] + arm * 0.8
    const left = x - (box.x + box.w - knob[0]) * size
    act.pieces.push({ prop, m: standing(prop, left, size, true), when: 'behind', stands: true })
    const y = -Math.max(0, box.y + box.h) * size + knob[1] * size
    handTo(doer, 'far', [x, y])
    handTo(doer, 'near', [x - 8, y + 22])
    act.focus = [x, y]
    return finish(act)
  }
  const hands = pullsAt(doer)
  handTo(doer, 'far', hands)
  handTo(doer, 'near', [hands[0] - 12, hands[1] + 8])
  const sky = spot === 'sky' || string === true
  const left = hands[0] + (sky ? 90 : 84)
  const m = sky ? held(prop, left + w / 2, doer.top.y + 10, k) : standing(prop, left, k, !facesRight && h > 140)
  const load = pieceBox({ prop, m })
  const end: Box = own ? { x: left + 150, y: hands[1] - 10, w: 120, h: 60 } : load
  if (own && doing.taker) return tugs(doing, act, hands)
  if (!own) act.pieces.push({ prop, m, when: 'behind', stands: !sky })
  act.strokes.push({ when: 'before', draw: (p) => drawRope(p, hands, end, sky ? STRING : 1) })
  act.focus = [load.x + load.w / 2, load.y + load.h / 2]
  act.grips = ['both']
  return finish(act)
}

/** Two flat hands on it and the body's weight behind them. */
export function pushes(doing: Doing): Act {
  const { doer, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  const { box } = readProp(prop)
  const k = Math.max(trueScale(prop), 150 / box.h)
  const { w, h } = { w: box.w * k, h: box.h * k }
  take(doer, { ...POSES.push, ...(h < 190 && !isSeated(doer) ? { hip: 0.72, lean: 30, tilt: -16 } : {}) }, doing)
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const y = Math.max(sy + arm * 0.08, -h * 0.8)
  const inner = edgeAt(prop, k, y + 10, false)
  const reach = Math.sqrt(Math.max(0.1, (arm * 0.94) ** 2 - (y - sy) ** 2))
  const left = sx + reach - inner
  act.pieces.push({ prop, m: standing(prop, left, k), when: 'behind', stands: true })
  handTo(doer, 'far', [left + inner + 4, y], 0.5)
  handTo(doer, 'near', [left + inner + 2, y + 26], 0.6)
  act.focus = [left + w / 2, -h / 2]
  return finish(act)
}
