// Deeds of those who are half hidden: under a cloth, a roof or a bed, behind a door or a wall.
import { cardOf } from '../../stage/things/cards.ts'
import type { CharacterSpec, CharacterType } from '../../stage/cast.ts'
import type { Hex } from '../shapes/color.ts'
import { plainAct } from './deed-hands.ts'
import {
  armOf,
  finish,
  handTo,
  held,
  isSeated,
  lift,
  seatAt,
  shoulderOf,
  take,
  type Act,
  type Doing,
} from './deed-stage.ts'
import { gloom, hood, valance } from './deed-strokes.ts'
import { measure } from '../composing/crowd.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, type Point } from '../shapes/matrix.ts'
import { HAIR_PAINT, HIDE_PAINT } from '../clothes/paints.data.ts'
import { limb } from '../shapes/path.ts'
import { POSES } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

/** Below it: a face out of the cloth, a head from under the bed, a roof over the head. */
export function under(doing: Doing): Act {
  const { doer, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  const { box, spot, shapes } = readProp(prop)
  const k = trueScale(prop)
  const foot = -Math.max(0, box.y + box.h) * k
  const card = cardOf(prop)
  const color = card.quilt ?? shapes.find(({ more }) => more.material === 'cloth' && !more.decal)?.color ?? '#c9574a'
  if (card.cover) {
    seatAt(doer, 30, doing, { nearFoot: [0.62, 0, -18], farFoot: [0.92, 0, -24], near: [0.3, 0.4, 1.4], far: [0.1, 0.4, 1.4], front: true }) // prettier-ignore
    const [head, r, hair] = [doer.head, doer.radius, doer.top]
    handTo(doer, 'near', [head[0] - r * 0.34, head[1] + r * 1.2], 0.6)
    handTo(doer, 'far', [head[0] + r * 0.5, head[1] + r * 1.2], 0.6)
    doer.pose = { ...doer.pose, hands: ['fist', 'fist'] }
    act.grips = ['both']
    const id = `prop/${prop}`
    act.strokes.push({ when: 'before', draw: (p) => hood(p, head, r, hair, 124 * doer.build.size, color, id) })
    act.focus = head
    return finish(act)
  }
  if (card.roofs) {
    take(doer, { side: 0.5, yaw: 0.4, hands: ['mitt', 'fist'], tilt: -2 }, doing)
    const [sx, sy] = shoulderOf(doer, 'far')
    const hand: Point = [sx + armOf(doer) * 0.34, sy + armOf(doer) * 0.3]
    const size = Math.max(1.3, Math.min(2, (hand[1] - doer.top.y + 18) / 150))
    handTo(doer, 'far', hand, 1.2)
    act.pieces.push({ prop, m: times(move(hand[0], hand[1]), scale(size), move(0, -28)), when: 'hand' })
    act.grips = ['far']
    act.focus = [hand[0], doer.top.y - 60]
    return finish(act)
  }
  if (spot === 'big' && box.h * k > 400) {
    seatAt(doer, 30, doing)
    act.pieces.push({
      prop,
      m: times(move(-(box.x + box.w / 2) * k - 20, foot), scale(k)),
      when: 'behind',
      stands: true,
    })
    act.focus = [0, -box.h * k * 0.7]
    return finish(act)
  }
  if (spot === 'sky' || spot === 'wall' || isSeated(doer)) {
    const m = held(prop, 0, doer.top.y - 30, k)
    act.pieces.push({ prop, m, when: 'behind' })
    act.focus = [0, doer.top.y - 80]
    return finish(act)
  }
  if (card.crawled) {
    // On all fours, the head out at its end.
    take(doer, { ...POSES.crawl }, doing)
    const end = doer.head[0] - doer.radius * 0.8
    act.pieces.push({ prop, m: times(move(end - (box.x + box.w) * k, foot), scale(k)), when: 'before', stands: true })
    act.focus = [end + 240, -40]
    return finish(act)
  }
  take(doer, { ...POSES.stand, lean: 0, tilt: 4, side: 0.2, near: [0.3, 0.1, 1.6], far: [-0.1, 0.1, 1.6], front: true, hands: ['mitt', 'mitt'], over: 'both' }, doing) // prettier-ignore
  lift(doer, (card.beneath === undefined ? -12 : -42) - doer.head[1] - doer.radius)
  handTo(doer, 'near', [-doer.radius * 0.7, -10], 0.8)
  handTo(doer, 'far', [doer.radius * 0.72, -10], 0.8)
  act.sunk = true
  measure(doer)
  act.focus = doer.head
  const brow = doer.head[1] - doer.radius * 0.5
  if (box.w * k <= 260) {
    const size = Math.max(k, (doer.radius * 2.3) / box.w)
    act.pieces.push({ prop, m: held(prop, 0, brow + 6, size), when: 'hand' })
    return act
  }
  // A table is as high above the ground as the head beneath it; over what has no room hangs a cloth.
  const room = card.beneath
  const size = room === undefined ? k : Math.max(k, (brow - 12) / room)
  const floor = -Math.max(0, box.y + box.h) * size
  const lifted = room === undefined ? Math.max(0, -brow - 40 - -(floor + (card.sit?.y ?? box.y) * size)) : 0
  act.pieces.push({ prop, m: times(move(-(box.x + box.w / 2) * size, floor - lifted), scale(size)), when: room === undefined ? 'behind' : 'before', stands: true }) // prettier-ignore
  if (room === undefined)
    act.strokes.push({
      when: 'before',
      draw: (p) => valance(p, [0, brow - 14], doer.radius * 1.55, 46, color, 'cloth'),
    })
  else act.strokes.push({ when: 'behind', draw: (p) => gloom(p, box.w * size * 0.4, room * size) })
  return act
}

/** The paint of what grows on a head. */
const hairOf = ({ type, look }: CharacterSpec) =>
  PEOPLE.has(type) ? HAIR_PAINT[look.hair.color] : HIDE_PAINT[look.hide]
const PEOPLE: ReadonlySet<CharacterType> = new Set(['boy', 'girl', 'man', 'woman', 'fairy', 'other'])

/** A lock of hair, pulled tight. */
function tuft(p: Pen, [x, y]: Point, [tx, ty]: Point, color: Hex): void {
  for (const [dx, dy] of [[0, -12], [6, 2], [-2, 14]] as const)
    p(limb([x + dx, y + dy, 9, (x + tx) / 2, (y + ty) / 2 + dy * 0.5 - 5, 7, tx + 4, ty + dy * 0.15, 3]), color, 'tuft', { material: 'hair', puff: 0.8 }) // prettier-ignore
}

/** Head and fingers show: beside what is tall, over what is low. */
export function behind(doing: Doing): Act {
  const { doer, prop } = doing
  const act = plainAct(doing)
  if (!prop) return act
  const { box } = readProp(prop)
  const { trunk, brood, sit, rim } = cardOf(prop)
  const k = trunk?.size ?? Math.max(trueScale(prop), 190 / box.w)
  const { w, h } = { w: box.w * k, h: box.h * k }
  // Of a tree one sees what is about the nest.
  const foot = -Math.max(0, box.y + box.h - (brood?.deep ?? 0)) * k
  const tall = !brood && h > doer.standing * 0.86
  if (tall || isSeated(doer)) {
    take(doer, { lean: 13, tilt: 9, side: 0.4, yaw: 0.3, over: undefined, hands: ['mitt', 'mitt'], far: [0.4, 0.8, 0.8] }, doing) // prettier-ignore
    const edge = doer.head[0] - doer.radius * 0.34
    const right = (trunk?.right ?? box.x + box.w) * k
    act.pieces.push({ prop, m: times(move(edge - right, foot), scale(k)), when: trunk ? 'behind' : 'before', stands: true, ...(trunk && { rim: trunk.rim }) }) // prettier-ignore
    handTo(doer, 'near', [edge - 12, shoulderOf(doer, 'near')[1] + armOf(doer) * 0.3], 1)
    act.grips = ['near']
    act.focus = [edge + 200, doer.head[1]]
    return finish(act)
  }
  take(doer, { lean: 4, tilt: 2, side: 0.3, near: [-0.4, 0.1, 1.2], far: [0.4, 0.1, 1.2], over: 'both', hands: ['mitt', 'mitt'] }, doing) // prettier-ignore
  const top = foot + (sit?.y ?? box.y + 6) * k
  lift(doer, top + 4 - doer.head[1] - doer.radius * 0.86)
  act.sunk = true
  act.near = true
  const m = times(move(-(box.x + box.w / 2) * k, foot), scale(k))
  // Leaves and birds stand about the head, what lies lower is before it.
  act.pieces.push(brood ? { prop, m, when: 'behind', stands: true, rim: brood.rim } : { prop, m, when: 'before', stands: true }) // prettier-ignore
  const apart = Math.min(w * 0.4, doer.radius * 1.14)
  const edge = foot + (rim ?? (top - foot) / k) * k
  handTo(doer, 'near', [-apart, edge + 2], 1)
  handTo(doer, 'far', [apart, edge + 2], 1)
  act.grips = ['both']
  act.focus = [200, top]
  if (brood) {
    const [[x, y], r] = [doer.head, doer.radius]
    const beak: Point = [(brood.beakX - box.x - box.w / 2) * k, foot + brood.beakY * k]
    act.strokes.push({ when: 'before', draw: (p) => tuft(p, [x + r * 0.6, y - r * 0.62], beak, hairOf(doer.spec)) })
    act.focus = beak
  }
  return finish(act)
}
