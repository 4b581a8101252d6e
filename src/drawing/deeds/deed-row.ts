// Where everybody stands round the deed of a page: the doer and the other in the middle, those who look on beside them.
import { isPlace } from '../../stage/places/places.ts'
import type { Scene } from '../../stage/scene.ts'
import { bodyOf, topOf, type Player } from '../composing/crowd.ts'
import { hasHouse } from './deed.ts'
import { pieceBox, shoulderOf, type Act } from './deed-stage.ts'
import { joined, type Box } from '../shapes/path.ts'

/** Those who look on first, the farthest before the nearer; the doer last. */
export function deedOrder({ doer, taker }: Act, people: readonly Player[]): Player[] {
  const others = people.filter((one) => one !== doer && one !== taker).toSorted((a, b) => b.depth - a.depth)
  return [...others, ...(taker ? [taker] : []), doer]
}

const facing = (b: Box, flip: number): Box => (flip > 0 ? b : { ...b, x: -b.x - b.w })
const moved = (b: Box, dx: number): Box => ({ ...b, x: b.x + dx })

/** A step behind the deed, as parts of the way to the horizon: on one ground with it, in front of what stands there. */
const STEPS = [0.1, 0.06, 0.08] as const
/** How much of a step the ground leaves where it ends behind the heroes. */
const AT_AN_EDGE = 0.4
/** A sleeve may be before a sleeve. */
const LAP = 6
/** What is no higher hides shoes at most. */
const LOW = 60

/** How much of a tail may be before somebody. */
const TAIL = 44

/** A body without its arms, from the shoulders down. */
function trunkOf(one: Player): Box {
  if (one.pose.fours) {
    // All of a beast but the end of its tail.
    const { x, y, w, h } = bodyOf(one)
    return { x: one.flip > 0 ? x + TAIL : x, y, w: w - TAIL, h }
  }
  const r = one.build.armR * one.build.size
  const [near, far] = [shoulderOf(one, 'near'), shoulderOf(one, 'far')]
  const hip = one.build.hip * one.build.size
  const from = Math.min(near[0], far[0]) - r
  const to = Math.max(near[0], far[0]) + r
  const top = Math.min(near[1], far[1])
  const box: Box = {
    x: Math.min(from, -hip),
    y: top,
    w: Math.max(to, hip) - Math.min(from, -hip),
    h: Math.max(0, -top),
  }
  return facing(box, one.flip)
}

/** Sets everybody along the stage round the deed; returns its width. */
export function lineUpDeed(
  act: Act,
  people: readonly Player[],
  flip: 1 | -1,
  { place }: Scene,
  indoors: boolean,
): number {
  const zoomBack = indoors ? 0.3 : 0.6
  const { doer, taker } = act
  doer.flip = flip
  doer.x = 0
  const pair = [doer, ...(taker ? [taker] : [])]
  if (taker) {
    taker.flip = act.gap > 0 ? (flip === 1 ? -1 : 1) : taker.flip
    taker.x = flip * Math.max(act.gap, (doer.radius + taker.radius) * 1.1)
  }
  const own = pair.flatMap((one) => [moved(bodyOf(one), one.x), moved(topOf(one), one.x)])
  const things = act.pieces.map((piece) => facing(pieceBox(piece), flip))
  const all = joined([...own, ...things])
  let [from, to] = [all.x, all.x + all.w]
  const placed: Box[] = pair.flatMap((one) => [moved(topOf(one), one.x), moved(trunkOf(one), one.x)])
  const others = people.filter((other) => !pair.includes(other))
  // One friend stands across a large thing, so that it is between the two.
  const across =
    act.deed.does === 'touches' &&
    others.length === 1 &&
    others[0]?.spec.role === 'companion' &&
    things.some(({ w, h }) => w > 300 && h > 190)
  for (const [i, one] of others.entries()) {
    const behindDoer = (i % 2 === 0) === ((flip === 1) !== across)
    one.depth = hasHouse(act) ? 0 : (STEPS[i % 3] ?? 0.1) * (isPlace(place, 'edged') ? AT_AN_EDGE : 1)
    const k = 1 - zoomBack * one.depth
    one.flip = behindDoer ? 1 : -1
    const [top, trunk] = [topOf(one), trunkOf(one)]
    const left = Math.min(top.x, trunk.x) * k
    const right = Math.max(top.x + top.w, trunk.x + trunk.w) * k
    // Low things hide feet, not faces: who looks on may stand behind them. Nobody stands behind a body.
    const chin = one.head[1] + one.radius
    // Beside what somebody is in one may be close enough to look in.
    const near = act.deed.does === 'in' ? 0.1 : 0
    const high = things
      .filter((b) => across || b.y < chin + 40)
      .map((b) => ({ ...b, x: b.x + b.w * near, w: b.w * (1 - 2 * near) }))
    const hiding = joined([...placed, ...high])
    one.x = behindDoer ? hiding.x - right + LAP : hiding.x + hiding.w - left - LAP
    // Wholly behind a low thing or wholly beside it: its end cuts no body in two.
    for (const { x, y, w } of things) {
      const cut = behindDoer ? x - (one.x + left) : one.x + right - (x + w)
      const out = right - left - cut
      if (y > chin && y < -LOW && cut > 12 && out > 12) one.x += behindDoer ? -out : out
    }
    placed.push(moved(top, one.x), moved(trunk, one.x))
    from = Math.min(from, one.x + left - 20)
    to = Math.max(to, one.x + right + 20)
    one.x /= k
    one.wide = right - left
    one.shift = (left + right) / 2
  }
  const middle = (from + to) / 2
  for (const one of people) one.x -= middle
  for (const one of pair) {
    const body = bodyOf(one)
    one.wide = body.w
    one.shift = body.x + body.w / 2
  }
  // What stands beside the pair keeps clear of the whole of it.
  doer.wide = all.w
  doer.shift = all.x + all.w / 2
  doer.box = joined([doer.box, ...act.pieces.map(pieceBox)])
  return to - from
}
