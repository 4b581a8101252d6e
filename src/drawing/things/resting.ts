// Where a thing is that nobody holds: on another's top, looking out of it, below it, leaning against it.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Rest } from '../../stage/deed.ts'
import type { Scene } from '../../stage/scene.ts'
import { move, scale, times, turn, type Matrix } from '../shapes/matrix.ts'
import { readProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

export interface Resting {
  /** From the thing to the space of what it rests at. */
  m: Matrix
  /** Drawn before that, which hides its foot. */
  first: boolean
}

/** What lies somewhere on this page: both are there, and nobody has the first in hand. */
export function restsOf({ rests = [], props, deed, who }: Scene): Rest[] {
  const own = (prop: Prop) => prop === deed?.what || prop === deed?.over
  const loose = (prop: Prop) => props.includes(prop) && !own(prop) && who.every(({ holds }) => holds !== prop)
  return rests
    .filter(({ what, at }) => what !== at && loose(what) && (own(at) || loose(at)))
    .filter(({ what }, i, all) => all.findIndex((one) => one.what === what) === i)
}

/** Places side by side on a top: the middle, then left and right of it. */
const SLOTS = [0, -0.62, 0.62, -0.3, 0.32] as const
/** What is smaller would not be found. */
const SEEN = 66

export function resting({ what, how, at }: Rest, nth: number): Resting {
  const { box } = readProp(what)
  const ground = readProp(at).box
  const own = trueScale(at)
  const true_ = Math.max(trueScale(what), SEEN / Math.max(box.w, box.h)) / own
  const foot = Math.max(0, ground.y + ground.h)
  const card = cardOf(at)
  const top = card.sit ?? { y: ground.y + ground.h * 0.08, x: ground.x + ground.w / 2, half: ground.w * 0.32 }
  const put = (x: number, bottom: number, k: number, tilt = 0): Matrix =>
    times(move(x, bottom), turn(tilt), scale(k), move(-box.x - box.w / 2, -box.y - box.h))
  const head = card.crown
  if (how === 'on' && head && cardOf(what).hat)
    return { m: put(head.x, head.y + 8, head.wide / box.w, 4), first: false }
  if (how === 'on') {
    const k = Math.min(true_, (top.half * 2.5) / box.w)
    return { m: put(top.x + (SLOTS[nth % SLOTS.length] ?? 0) * top.half, top.y + 5, k), first: false }
  }
  if (how === 'in') {
    const middle = ground.x + ground.w / 2
    if (card.clear) {
      const k = Math.min((ground.w * 0.66) / box.w, (ground.h * 0.6) / box.h)
      return { m: put(middle, ground.y + ground.h - 8, k), first: false }
    }
    const { rim } = card
    if (rim === undefined) return { m: put(card.sit?.x ?? middle, foot - ground.h * 0.06, Math.min(true_, (ground.w * (card.within ?? 0.6)) / box.w, (ground.h * 0.6) / box.h)), first: false } // prettier-ignore
    const k = Math.min(true_, (ground.w * 0.72) / box.w)
    const x = middle + (SLOTS[nth % SLOTS.length] ?? 0) * ground.w * 0.4
    return { m: put(x, rim + Math.min(box.h * k * 0.42, foot - rim), k), first: true }
  }
  if (how === 'under') {
    const room = Math.max(40, (foot - top.y) * 0.7)
    const k = Math.max(true_ * 0.6, Math.min(true_, room / box.h))
    return { m: put(top.x + (SLOTS[nth % SLOTS.length] ?? 0) * top.half, foot + 7, k), first: true }
  }
  // What is as tall stands beside it.
  if (box.h * true_ > ground.h * 0.75)
    return { m: put(ground.x + ground.w * 1.14 + (box.w * true_) / 2, foot + 6, true_), first: false }
  return { m: put(ground.x + ground.w * 0.86 + box.w * true_ * 0.3, foot + 6, true_, -9), first: false }
}
