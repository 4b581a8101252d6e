// What two do together: hand in hand when they go side by side or stand close.
import type { Action, Scene } from '../../stage/scene.ts'
import { measure, type Player } from '../composing/crowd.ts'
import { at, inverse, move, scale, times, type Matrix, type Point } from '../shapes/matrix.ts'
import type { Reach } from '../poses/poses.data.ts'
import { skeleton } from '../poses/skeleton.ts'

const HANDS_FREE: ReadonlySet<Action> = new Set(['stand', 'walk', 'look', 'look-up', 'listen', 'think', 'run'])

const free = (one: Player) =>
  HANDS_FREE.has(one.actor.action) && !one.actor.holds && !one.pose.spin && !one.pose.seat && !one.pose.fours

/** The arm's reach from its shoulder to a point of the stage. */
function reachTo(one: Player, where: Matrix, point: Point, near: boolean): Reach {
  const s = skeleton(one.build, one.pose)
  const [x, y] = at(inverse(where), point[0], point[1])
  const { shoulder } = near ? s.near : s.far
  return [(x - shoulder[0]) / one.build.arm, (y - shoulder[1]) / one.build.arm, near ? 1 : -1]
}

/** Neighbours in the row take each other's hand where both are free and near enough. */
export function joinHands(row: readonly Player[], scene: Scene): void {
  const close = scene.shot === 'behind' || row.some((one) => one.actor.action === 'walk' || one.actor.action === 'run')
  const mood = scene.mood < -0.2
  if (!close && !mood) return
  let taken: Player | undefined
  for (const [i, one] of row.entries()) {
    const next = row[i + 1]
    if (!next || one === taken || !free(one) || !free(next)) continue
    const place = (p: Player) => times(move(p.x, 0), scale(p.flip, 1), p.own)
    const [a, b] = [place(one), place(next)]
    const low = (p: Player, m: Matrix) => at(m, 0, -(p.build.leg * 0.98 + p.build.torso * 0.24))
    const high = (p: Player, m: Matrix) => at(m, 0, -(p.build.leg + p.build.torso * 0.78))
    const y = Math.min(Math.max(low(one, a)[1], high(next, b)[1]), Math.max(low(next, b)[1], high(one, a)[1]))
    const point: Point = [(one.x + next.x) / 2, y]
    const nearA = one.flip < 0
    const nearB = next.flip > 0
    const ra = reachTo(one, a, point, nearA)
    const rb = reachTo(next, b, point, nearB)
    if (Math.hypot(ra[0], ra[1]) > 1.15 || Math.hypot(rb[0], rb[1]) > 1.15) continue
    one.pose = nearA
      ? { ...one.pose, near: ra, hands: ['fist', one.pose.hands[1]] }
      : { ...one.pose, far: ra, hands: [one.pose.hands[0], 'fist'] }
    next.pose = nearB
      ? { ...next.pose, near: rb, hands: ['mitt', next.pose.hands[1]] }
      : { ...next.pose, far: rb, hands: [next.pose.hands[0], 'mitt'] }
    measure(one)
    measure(next)
    taken = next
  }
}
