// Deeds upon a thing and in it: seat, mount, ladder, and a rim that the body comes out of.
import { isPlace } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { sleepsIn } from './deed-asleep.ts'
import { touches } from './deed-at.ts'
import { climbs } from './deed-climb.ts'
import { onRock } from './deed-rock.ts'
import { plainAct } from './deed-hands.ts'
import { lap } from './deed-strokes.ts'
import {
  armOf,
  finish,
  handTo,
  held,
  isSeated,
  lift,
  lipsOf,
  seatAt,
  shoulderOf,
  standing,
  take,
  type Act,
  type Doing,
} from './deed-stage.ts'
import { onFourLegs } from '../fours/stances.ts'
import { measure, type Player } from '../composing/crowd.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { POSES, type Pose } from '../poses/poses.data.ts'
import { drawProp, readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

function rides(doing: Doing, act: Act, prop: Prop): Act {
  const { doer } = doing
  const { leg, size } = doer.build
  const k = Math.max(1, Math.min(2, (leg * size) / 104))
  const saddle = 150 * k
  seatAt(doer, saddle, doing, { lean: 14, side: 0.8, yaw: 0.55, tilt: -4, nearFoot: [0.34, 0, 0], farFoot: [0.34, 0, 0], hands: ['fist', 'fist'], front: true }) // prettier-ignore
  const feet = (x: number, y: number) => [(x * k) / (leg * size), (-y * k) / (leg * size) - 0.1] as const
  const [nx, ny] = feet(36, -44)
  const [fx, fy] = feet(58, -76)
  take(doer, { nearFoot: [nx, Math.max(0, ny), 0], farFoot: [fx, fy, 0] }, doing)
  act.pieces.push({ prop, m: times(move(42 * k - 6, 0), scale(k)), when: 'behind', stands: true })
  const bar: Point = [42 * k - 6 + 72 * k, -160 * k]
  handTo(doer, 'far', bar, 0.4)
  handTo(doer, 'near', [bar[0] - 10, bar[1] + 6], 0.4)
  act.focus = [bar[0] + 120, bar[1]]
  return finish(act)
}

/** Off it, with nothing beneath: the plinth stays behind. */
function leaps(doing: Doing, act: Act, prop: Prop): Act {
  const { doer } = doing
  doer.pose = doer.pose.fours ? onFourLegs('jump', doer.pose, doer.build) : { ...doer.pose, ...POSES.jump, seat: false }
  take(doer, {}, doing)
  lift(doer, -46)
  const k = trueScale(prop)
  const { w, h } = readProp(prop).box
  const left = doer.box.x + doer.box.w * 0.3 - w * k
  act.pieces.push({ prop, m: standing(prop, left, k), when: 'behind', stands: true })
  act.focus = [left + w * k * 0.5, -h * k * 0.9]
  return finish(act)
}

/** The thing beneath the body: a seat, a mount, a board, a ladder. */
export function on(doing: Doing): Act {
  const { doer, taker, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  if (isSeated(doer)) return touches(doing)
  const card = cardOf(prop)
  if (card.pedals) return rides(doing, act, prop)
  if (card.strutted) return strutsOver(doing, act, prop)
  if (card.leapt) return leaps(doing, act, prop)
  const up = climbs(doing) ?? onRock(doing)
  if (up) return up
  const { box } = readProp(prop)
  const k = trueScale(prop)
  const top = card.sit ?? { y: box.y + Math.min(10, box.h * 0.1), x: box.x + box.w / 2, half: box.w * 0.3 }
  const foot = -Math.max(0, box.y + box.h) * k
  const aloft = card.soars ? 150 : 0
  const height = -(foot + top.y * k) + aloft
  if (card.step) {
    take(doer, { ...POSES.shout }, doing)
    lift(doer, -height)
    // Calls with an open mouth and a hand at either side of it.
    act.face = { open: 0.85, round: 0.4, mouth: 20, tongue: 0.8 }
    const [[x, y], r] = [lipsOf(doer), doer.radius]
    const [out, low] = armOf(doer) < r * 1.3 ? [0.86, 0.3] : [0.72, 0.2]
    for (const [arm, side] of [['near', -1], ['far', 1]] as const) handTo(doer, arm, [x + side * r * out, y + r * low], 1.6) // prettier-ignore
  } else if (card.board) {
    take(doer, { ...POSES.spin, lean: 8, tilt: -2, side: 0.6, yaw: 0.5, nearFoot: [-0.3, 0, 4], farFoot: [0.34, 0, 0], hip: 0.86, near: [-0.8, 0.1, 0.6], far: [0.84, -0.06, 0.6] }, doing) // prettier-ignore
    lift(doer, -height)
  } else {
    seatAt(doer, height, doing)
    const edge = Math.min(40, top.half * k * 0.5)
    handTo(doer, 'near', [doer.own[4] - Math.max(46, edge), -height - 2], 0.6)
  }
  if (doing.deed.holding) take(doer, IN_LAP, doing)
  if (card.handAt) handTo(doer, 'far', [(card.handAt.x - top.x) * k, -height - card.handAt.up], 0.6)
  if (card.behind) act.pieces.push({ prop: card.behind, m: times(move(-60, -height), scale(trueScale(card.behind) * 0.8)), when: 'behind' }) // prettier-ignore
  if (taker && !isSeated(taker)) {
    seatAt(taker, height, doing)
    // Feet hang before each one's own seat.
    for (const one of [doer, taker]) if (one.pose.hip > 0.5) take(one, { nearFoot: [0.08, one.pose.nearFoot[1], 0], farFoot: [0.36, one.pose.farFoot[1], 0] }, doing) // prettier-ignore
    act.gap = (doer.radius + taker.radius) * (card.apart ?? 1.1)
    // Side by side it has to be as wide as two.
    const wide = Math.max(k, (act.gap * 0.8) / top.half)
    act.pieces.push({ prop, m: times(move(act.gap / 2 - top.x * wide, foot - aloft), scale(wide, k)), when: 'behind', stands: aloft === 0 }) // prettier-ignore
    act.focus = [act.gap / 2, -height]
    measure(taker)
    return finish(act)
  }
  act.pieces.push({ prop, m: times(move(-top.x * k, foot - aloft), scale(k)), when: 'behind', stands: aloft === 0 })
  act.focus = [0, -height]
  return finish(act)
}

/** From edge to edge as a hen goes: a knee high, the elbows out like wings, an eye on the next hole. */
function strutsOver(doing: Doing, act: Act, lawn: Prop): Act {
  take(doing.doer, { ...POSES.walk, lean: 15, tilt: 4, near: [-0.2, 0.4, 2.6], far: [0.2, 0.4, 2.6], front: false, hands: ['fist', 'fist'], nearFoot: [-0.1, 0, 0], farFoot: [0.52, 0.44, 34] }, doing) // prettier-ignore
  act.strokes.push({ when: 'behind', draw: (p) => drawProp(p.to(scale(1.25), 'prop/'), lawn) })
  act.flat = true
  act.focus = [240, -10]
  return finish(act)
}

/** What one has in both hands who sits. */
const IN_LAP: Partial<Pose> = { near: [0.3, 0.5, 1.2], far: [0.14, 0.44, 1.2], front: true, over: undefined, hands: ['fist', 'fist'], grip: 'both', tilt: 12, lean: 6 } // prettier-ignore

/** Both fists on an oar that goes over the near rim into the water; `rim` is how high that is. */
function rows(one: Player, rim: number, doing: Doing, out: 1 | -1 = 1): (p: Pen) => void {
  take(one, { lean: -14, tilt: 4, side: 0.6, yaw: 0.6, hands: ['fist', 'fist'], over: 'both' }, doing)
  const [sx, sy] = shoulderOf(one, 'far')
  const hands: Point = [sx + armOf(one) * (out > 0 ? 0.6 : 0.44), Math.min(rim - 22, sy + armOf(one) * 0.36)]
  handTo(one, 'far', hands, 0.7)
  handTo(one, 'near', [hands[0] - 22, hands[1] - 8], 0.9)
  const blade: Point = [hands[0] + out * 128, 6]
  const on = (u: number): Point => [hands[0] + (blade[0] - hands[0]) * u, hands[1] + (blade[1] - hands[1]) * u]
  return (p) => {
    const wood = { material: 'wood', puff: 0.8 } as const
    p(limb([...on(-0.2), 6.5, ...on(0), 6, ...on(0.86), 6]), '#d9aa6c', 'oar', wood)
    const [x, y] = on(0.8)
    p(blob([x - out * 8, y - 8, x + out * 12, y - 8, blade[0] + out * 22, blade[1] - 4, blade[0] + out * 16, blade[1] + 18, blade[0] - out * 6, blade[1] + 14], 0.6), '#c8925a', 'oar', wood) // prettier-ignore
    for (const [dx, dy, r] of [[-22, -10, 6], [34, -16, 7], [46, -2, 5], [4, -26, 4]] as const)
      p(oval(blade[0] + dx, blade[1] + dy, r), '#bfe6f6', 'drop', { material: 'water', puff: 0.6 })
  } // prettier-ignore
}

/** What comes up with a head out of something is on the head, between the ears if these are long. */
function crown(act: Act, found: Prop): void {
  const { doer } = act
  lift(doer, -40)
  const k = (doer.radius * 1.36) / readProp(found).box.w
  act.pieces.push({ prop: found, m: held(found, doer.head[0] + 4, doer.head[1] - doer.radius * 0.72, k), when: 'hand' })
}

/** A beast in a doorway that is no wider than it is. */
function corks({ doer }: Doing, act: Act, prop: Prop, opening: { wide: number; rim: number }): Act {
  const k = (doer.box.w * 0.93) / opening.wide
  const middle = doer.box.x + doer.box.w / 2
  act.pieces.push({ prop, m: times(move(middle, 0), scale(k)), when: 'behind', rim: opening.rim, stands: true })
  act.focus = [middle + opening.wide * k, doer.head[1]]
  return finish(act)
}

/** Head, arms and chest over the near rim. */
export function inside(doing: Doing): Act {
  const { doer, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  if (isSeated(doer)) return touches(doing)
  const card = cardOf(prop)
  if (card.quilt && doer.actor.asleep) return sleepsIn(doing, prop, card.quilt)
  const { box } = readProp(prop)
  const body = (doer.build.shoulder * 2 + 60) * doer.build.size
  // Two may row.
  const mate = card.boat ? doing.taker : undefined
  if (mate) act.gap = Math.max(body, (mate.radius + doer.radius) * (card.oars ? 1.5 : 1.15))
  const k = Math.max(trueScale(prop), (body + act.gap * 1.3) / box.w)
  if (card.corks && doer.pose.fours) return corks(doing, act, prop, card.corks)
  const foot = -Math.max(0, box.y + box.h) * k
  if (card.doorway) {
    if (card.welcomes) take(doer, { ...POSES.stand, side: 0.3, yaw: 0.3, far: [0.5, -0.5, 0.7], hands: ['mitt', 'open'], over: 'far' }, doing) // prettier-ignore
    act.pieces.push({ prop, m: times(move(-(box.x + box.w / 2) * k, foot), scale(k)), when: 'behind', stands: true, ajar: card.ajar === true }) // prettier-ignore
    act.focus = [box.w * k, doer.head[1]]
    return finish(act)
  }
  if (card.tent) {
    seatAt(doer, 30, doing)
    act.pieces.push({ prop, m: times(move(-30, foot), scale(k * 1.15)), when: 'behind', stands: true })
    return finish(act)
  }
  const rim = card.rim ?? box.y + box.h * 0.36
  const middle = (card.inside ?? box.x + box.w / 2) * k
  const x = middle - act.gap / 2
  const y = foot + rim * k
  // Nothing of the legs is beside what is no wider than a body.
  const room = card.narrow ? 0.2 : 1
  const sink = (one: Player) => {
    seatAt(one, 26, doing, { nearFoot: [0.34 * room, 0.02, 0], farFoot: [0.5 * room, 0.02, 0], lean: 0, near: [-0.5, 0.5, 1], far: [0.5, 0.5, 1], over: 'both', front: true }) // prettier-ignore
    lift(one, Math.min(0, y - (mate && card.oars ? 104 : 46) * one.build.size - shoulderOf(one, 'near')[1]))
    const wide = Math.min(box.w * k * 0.4, one.build.shoulder * one.build.size + 38)
    handTo(one, 'near', [-wide, y - 4], 1)
    handTo(one, 'far', [wide + 8, y - 4], 1)
    one.pose = { ...one.pose, hands: ['mitt', 'mitt'] }
    return wide
  }
  const wide = sink(doer)
  if (doing.deed.holding) crown(act, doing.deed.holding)
  if (mate) {
    sink(mate)
    measure(mate)
  }
  const swims = card.boat && isPlace(doing.scene.place, 'shore')
  act.pieces.push({ prop, m: times(move(-x, foot), scale(k)), when: 'behind', rim, stands: !swims })
  if (swims)
    for (const when of ['behind', 'before'] as const)
      act.strokes.push({ when, draw: (p, w) => lap(p, w, -x, box.w * k * 0.4, when === 'behind') })
  if (card.oars) {
    // Two of them have an oar each, out to either side.
    const oar = rows(doer, y, doing, mate ? -1 : 1)
    act.strokes.push({ when: 'before', draw: oar })
    if (mate) {
      const other = rows(mate, y, doing, -1)
      act.strokes.push({ when: 'before', draw: (p) => other(p.to([-1, 0, 0, 1, act.gap, 0])) })
    }
  }
  act.grips = ['both']
  act.focus = doing.deed.holding ? doer.head : [wide + 120, y]
  return finish(act)
}
