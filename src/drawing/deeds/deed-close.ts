// Deeds close to the body: patted, hugged, blown at, put on.
import { cardOf } from '../../stage/things/cards.ts'
import { TURNED, boxy, plainAct, settled } from './deed-hands.ts'
import {
  armOf,
  handTo,
  held,
  lipsOf,
  meet,
  neckOf,
  pieceBox,
  shoulderOf,
  shownScale,
  standing,
  take,
  type Act,
  type Doing,
} from './deed-stage.ts'
import { blast, fire, puff, support } from './deed-strokes.ts'
import type { Player } from '../composing/crowd.ts'
import { at, move, scale, times, turn, type Point } from '../shapes/matrix.ts'
import { POSES } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

/** A hand laid on somebody: on a shoulder, or on the chest of who is large. */
export function pats(doing: Doing): Act {
  const { doer, taker } = doing
  const act = plainAct(doing)
  if (!taker) return act
  meet(doer, taker, doing)
  take(doer, { side: 0.62, yaw: 0.75, lean: Math.max(9, doer.pose.lean), hands: ['mitt', 'open'], over: 'far' }, doing)
  if (!taker.pose.seat) take(taker, { side: 0.6, yaw: 0.6, tilt: 6 }, doing)
  const [sx, sy] = shoulderOf(doer, 'far')
  const [tx, ty] = shoulderOf(taker, 'far')
  const y = Math.max(ty + 14, sy - armOf(doer) * 0.3)
  act.gap = Math.max(sx + armOf(doer) * 0.8 + tx, (doer.radius + taker.radius) * 1.1)
  handTo(doer, 'far', [act.gap - tx, y], 0.6)
  act.focus = [act.gap / 2, doer.head[1]]
  settled(doing)
  return act
}

/** Arms about each other, or a thing against the chest. */
export function hugs(doing: Doing): Act {
  const { doer, taker, prop, scene } = doing
  const act = plainAct(doing)
  if (taker) {
    meet(doer, taker, doing)
    meet(taker, doer, doing)
    const turned = { side: 0.7, yaw: 0.42, tilt: 13, hands: ['mitt', 'mitt'], over: 'near' } as const
    take(doer, { ...turned, lean: Math.max(9, doer.pose.lean * 0.6) }, doing)
    take(taker, { ...turned, lean: Math.max(9, taker.pose.lean * 0.6) }, doing)
    const heads = (doer.radius + taker.radius) * 0.94
    const bodies = (doer.build.shoulder * doer.build.size + taker.build.shoulder * taker.build.size) * 0.8
    act.gap = Math.max(bodies, doer.head[0] + taker.head[0] + heads)
    const round = (one: Player, other: Player) => {
      // Who goes on four legs is held about the neck, below the chin.
      const [nx, ny] = neckOf(other)
      const y = other.pose.fours ? ny + 6 : shoulderOf(other, 'far')[1]
      const back = act.gap + (other.pose.fours ? -nx : other.build.shoulder * other.build.size * 0.5)
      handTo(one, 'near', [back, y + armOf(one) * 0.3], 0.5)
      handTo(one, 'far', [back - 14, y + armOf(one) * 0.06], 0.5)
    }
    round(doer, taker)
    round(taker, doer)
    act.focus = [act.gap / 2, doer.head[1]]
    settled(doing)
    return act
  }
  if (!prop) return act
  take(doer, { lean: 2, tilt: 12, side: 0.35, yaw: 0.3, front: true, over: undefined, hands: ['mitt', 'mitt'] }, doing)
  const k = Math.min(1.5, shownScale(prop, scene) * 1.12)
  const { w, h } = boxy(prop, k)
  const [nx, sy] = shoulderOf(doer, 'near')
  const x = (nx + shoulderOf(doer, 'far')[0]) / 2 + 8
  const chin = doer.head[1] + doer.radius * 0.9
  const top = Math.max(chin, sy - 12)
  act.pieces.push({ prop, m: held(prop, x, top + h, k), when: 'hand' })
  const { hovers } = cardOf(prop)
  // What has a face is held round its sides, below the eyes.
  const [apart, near, far] = hovers ? [w * 0.36, 0.8, 0.8] : [Math.min(26, w * 0.2), 0.62, 0.42]
  handTo(doer, 'near', [x + apart, top + Math.min(h * near, armOf(doer) * 0.66)], 1.7)
  handTo(doer, 'far', [x - apart, top + Math.min(h * far, armOf(doer) * (hovers ? 0.66 : 0.5))], 1.7)
  act.focus = [x, top + h / 2]
  act.grips = ['both']
  settled(doing)
  return act
}

/** Cheeks round, a breath from the mouth to the thing. */
export function blows(doing: Doing): Act {
  const { doer, prop, scene } = doing
  const act = plainAct(doing)
  act.face = { mouth: 9, open: 0.42, round: 1, smile: 0, tongue: 0, blush: 1, lid: 0.12 }
  if (!prop) return act
  take(doer, { ...TURNED, lean: 9, tilt: 4, yaw: 0.72 }, doing)
  const { box, spot } = readProp(prop)
  const mouth: Point = [doer.head[0] + doer.radius * 0.36, doer.head[1] + doer.radius * 0.5]
  const arm = armOf(doer)
  const { blown, turned, blast: isGreat, kindles } = cardOf(prop)
  if (blown) {
    const { tilt } = blown
    take(doer, { lean: -4, tilt: -3, yaw: 0.72, nearFoot: [-0.26, 0, -8], farFoot: [0.3, 0, 0] }, doing)
    const lips = lipsOf(doer)
    const k = isGreat ? trueScale(prop) : shownScale(prop, scene) * 0.9
    const m = times(move(...lips), turn(tilt), scale(turned ? -k : k, k), move(-blown.lipsX, -blown.lipsY))
    act.pieces.push({ prop, m, when: 'hand' })
    const along = (far: number): Point => {
      const a = (tilt * Math.PI) / 180
      return [lips[0] + Math.cos(a) * far, lips[1] + Math.sin(a) * far + 10]
    }
    const long = boxy(prop, k).w
    handTo(doer, 'near', along(Math.min(long * 0.36, arm * 0.4)), 0.9)
    handTo(doer, 'far', along(Math.min(long * 0.62, arm * 0.76)), 0.7)
    doer.pose = { ...doer.pose, hands: ['fist', 'fist'], over: 'both' }
    act.grips = ['both']
    const [x, y] = at(m, blown.outX, blown.outY)
    const sounds = isGreat ? blast : puff
    act.strokes.push({ when: 'before', draw: (p) => sounds(p, [x + 4, y], [x + 90, y - 22]) })
    act.focus = [x, y]
  } else if (spot === 'hand' || spot === 'sky') {
    const k = shownScale(prop, scene) * 0.9
    const { w, h } = boxy(prop, k)
    const [sx, sy] = shoulderOf(doer, 'far')
    const x = Math.max(doer.head[0] + doer.radius + 58 + w / 2, sx + arm * 0.8)
    const y = sy - arm * 0.02
    act.pieces.push({ prop, m: held(prop, x, Math.min(y + 10, mouth[1] + h * 0.8), k), when: 'hand' })
    handTo(doer, 'far', [x - w * 0.1, y + 6], 0.5)
    handTo(doer, 'near', [x - w * 0.4, y + 12], 0.8)
    doer.pose = { ...doer.pose, hands: ['cup', 'cup'] }
    act.grips = ['far']
    act.strokes.push({ when: 'before', draw: (p) => puff(p, [mouth[0] + doer.radius * 0.6, mouth[1]], [x - w * 0.2, mouth[1] - 6]) }) // prettier-ignore
    act.focus = [x, mouth[1]]
  } else {
    const k = Math.max(trueScale(prop), 120 / box.h)
    const { w, h } = boxy(prop, k)
    const left = doer.head[0] + doer.radius * 0.6 + 62
    const raised = Math.max(0, -mouth[1] - h * 0.9)
    act.pieces.push({ prop, m: times(move(0, -raised), standing(prop, left, k)), when: 'before', stands: raised === 0 })
    if (raised > 20)
      act.strokes.push({ when: 'behind', draw: (p) => support(p, scene.place, left + w / 2, w * 0.56, raised) })
    const breath = kindles && doer.spec.type === 'dragon' ? fire : puff
    act.strokes.push({ when: 'before', draw: (p) => breath(p, [mouth[0] + doer.radius * 0.6, mouth[1]], [left + w * 0.16, mouth[1] + 24]) }) // prettier-ignore
    doer.pose = { ...doer.pose, near: [0.2, 0.8, 1], far: [0.4, 0.74, 1] }
    act.focus = [left + w / 2, mouth[1]]
    // What comes out at its far end is caught there.
    if (doing.taker) {
      take(doing.taker, { ...POSES.catch, side: 0.6, yaw: 0.7, lean: 8, over: 'both', near: [0.72, 0.24, 0.7], far: [0.78, 0.02, 0.7] }, doing) // prettier-ignore
      act.gap = left + w + armOf(doing.taker) * 0.86
    }
  }
  settled(doing)
  return act
}

/** Who leaps in it spreads the arms. */
const SPREAD = { near: [-0.92, -0.2, 0.5], far: [0.95, -0.3, 0.5], hands: ['open', 'open'], over: 'both' } as const

/** On the shoulders, round the neck, before the eyes by the figure itself; everything else on the head or on a ribbon. */
export function wears(doing: Doing): Act {
  const { doer, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  const { worn: dress, ribbon, brim, shroud } = cardOf(prop)
  const { box } = readProp(prop)
  const proud = { lean: -3, tilt: -6, yaw: 0.3, side: 0.35, near: [-0.16, 0.6, 2.4], far: [0.18, 0.6, 2.4], hands: ['mitt', 'mitt'] } as const // prettier-ignore
  const aloft = doer.pose.air !== undefined && doer.pose.air > 0.3
  take(doer, { ...proud, ...(aloft && SPREAD), wear: undefined }, doing)
  // Over the head and down to the knees, arms up: boo!
  if (shroud) {
    take(doer, { near: [-0.82, -0.5, 0.8], far: [0.86, -0.5, 0.8], hands: ['open', 'open'], over: 'both' }, doing)
    const k = (doer.radius * 1.36 - doer.head[1] - 40) / box.h
    act.pieces.push({ prop, m: held(prop, doer.head[0], -40, k), when: 'behind' })
    act.focus = [0, doer.head[1] + doer.radius]
    settled(doing)
    return act
  }
  if (dress) {
    take(doer, { dress }, doing)
    act.focus = [0, doer.head[1] + doer.radius]
    if (dress === 'glasses') act.focus = doer.head
    return act
  }
  if (ribbon) {
    const [nx, y] = shoulderOf(doer, 'near')
    const x = (nx + shoulderOf(doer, 'far')[0]) / 2 + 6
    const k = 64 / Math.max(box.w, box.h)
    act.pieces.push({ prop, m: held(prop, x, y + 34 + box.h * k, k), when: 'hand' })
    act.focus = [x, y + 60]
    return act
  }
  const wide = (brim?.wide ?? 1.02) * doer.radius * 2
  const k = Math.min(wide / box.w, (doer.radius * 1.5) / box.h)
  const sits = doer.head[1] - doer.radius * (brim?.low ?? 0.72)
  const m = times(turn(-5, doer.head[0], doer.head[1]), held(prop, doer.head[0] + doer.pose.yaw * 6, sits, k))
  act.pieces.push({ prop, m, when: 'hand' })
  handTo(doer, 'far', [doer.head[0] + doer.radius * 1.02, doer.head[1] - doer.radius * 0.66], 1)
  doer.pose = { ...doer.pose, hands: ['mitt', 'open'], over: 'far' }
  settled(doing)
  const top = pieceBox({ prop, m })
  act.focus = [top.x + top.w / 2, top.y + top.h / 2]
  return act
}
