// From a pose to joints: two-bone reaching, so that hands and feet land where the pose wants them on any build.
import type { Build } from '../people/build.ts'
import { at, move, times, turn, type Matrix, type Point } from '../shapes/matrix.ts'
import type { Pose, Reach, Step } from './poses.data.ts'

export interface Arm {
  shoulder: Point
  elbow: Point
  wrist: Point
  /** Direction of the forearm, in degrees. */
  aim: number
}
export interface Leg {
  hip: Point
  knee: Point
  ankle: Point
  aim: number
}
export interface Skeleton {
  hip: Point
  /** From the torso's own space (hip at 0, 0; shoulders at 0, -torso) to the figure. */
  torso: Matrix
  head: Matrix
  near: Arm
  far: Arm
  nearLeg: Leg
  farLeg: Leg
}

/** A joint between two ends; `most` keeps it from poking out: what is left of the length points at the reader. */
function bend(a: Point, b: Point, half: number, toward: Point, most: number): readonly [Point, Point] {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, half * 1.97)
  const [ux, uy] = [dx / far, dy / far]
  const way = Math.sign(-uy * toward[0] + ux * toward[1]) || 1
  const out =
    Math.min(Math.sqrt(Math.max(0, half * half - (reach * reach) / 4)), Math.abs(most)) * way * Math.sign(most || 1)
  return [
    [a[0] + (ux * reach) / 2 - uy * out, a[1] + (uy * reach) / 2 + ux * out],
    [a[0] + ux * reach, a[1] + uy * reach],
  ]
}

const angle = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** Elbows hang: down and away from the body, however the hand is held. */
function arm(shoulder: Point, reach: Reach, build: Build, side: number, atHead: boolean): Arm {
  const { arm: length, grown } = build
  const hangs = reach[1] > 0.6 && Math.abs(reach[0]) < 0.46 ? 1 - grown * 0.5 : 1
  const far = atHead && reach[1] < 0 ? Math.min(length, AT_HEAD * (build.neck + 72 * build.head)) : length
  const want: Point = [shoulder[0] + reach[0] * far * hangs, shoulder[1] + reach[1] * far]
  const [elbow, wrist] = bend(shoulder, want, length * 0.5, [side * 0.45, 0.9], length * 0.2 * hangs * reach[2])
  return { shoulder, elbow, wrist, aim: angle(elbow, wrist) }
}

const ANKLE = 15
/** A child's arm beside the way from its shoulders to the middle of its head. */
const AT_HEAD = 1.49

/** From before or behind, a trunk on four legs is so much shorter. */
export const END_ON = 0.6

export function skeleton(build: Build, pose: Pose): Skeleton {
  const { leg } = build
  const hip: Point = [(pose.shift ?? 0) * leg, -ANKLE - (leg - ANKLE) * pose.hip]
  const torso = times(move(hip[0], hip[1]), turn(pose.lean))
  const front = pose.side < 0.5 && !pose.seat
  const step = (x: number, [fx, up, toe]: Step): Leg => {
    const from: Point = [hip[0] + x, hip[1] - 4]
    const foot: Point = [x * 0.6 + fx * leg + (pose.seat ? hip[0] : 0), -ANKLE - Math.max(0, up) * leg]
    const free = !front || up > 0.1 || pose.hip < 0.75
    const ahead: Point = front && x < 0 ? [-1, -0.2] : [1, -0.4]
    const [knee, ankle] = bend(from, foot, (leg - ANKLE) * 0.51, ahead, free ? leg : leg * 0.035)
    return { hip: from, knee, ankle, aim: toe }
  }
  const endOn = pose.fours === true && pose.side === 0
  const torsoLength = build.torso * (endOn ? END_ON : 1)
  const top = -torsoLength + 6 + build.armR * 0.55 + build.grown * 7
  // Forelegs are under the chest, one a step before the other; the neck rises from the back.
  const near = pose.fours
    ? at(torso, build.shoulder * (endOn ? -0.5 : 0.24), endOn ? top : top + 22)
    : at(torso, -build.shoulder * (0.84 - build.grown * 0.05 - 0.4 * pose.side), top)
  const far = pose.fours
    ? at(torso, build.shoulder * (endOn ? 0.5 : 0.3), endOn ? top : top - 8)
    : at(torso, build.shoulder * (0.84 - build.grown * 0.05 - 0.36 * pose.side), top)
  const slope = pose.flat ? 0 : -0.55 * Math.sin((pose.lean * Math.PI) / 180) * build.shoulder
  const up = pose.fours ? slope : pose.side * 3
  const rise = pose.fours && !(pose.flat && (build.rise ?? 0) < 0) ? (build.rise ?? 0) : 0
  // A bent back carries the head lower, and before the breast.
  const stoop = pose.fours ? 0 : (build.stoop ?? 0)
  const [neckX, neckY] = at(torso, up + stoop * (4 + pose.side * 20), -torsoLength - build.neck + stoop * 26)
  const nod = turn(pose.tilt - pose.lean * 0.25 - (pose.spin ? pose.spin * 0.55 : 0))
  return {
    hip,
    torso,
    head: times(move(neckX, neckY - rise), nod, move(0, -72 * build.head)),
    near: arm(near, pose.near, build, -1, pose.atHead === true),
    far: arm(far, pose.far, build, 1, pose.atHead === true),
    nearLeg: step(-build.hip * (0.5 - pose.side * 0.14), pose.nearFoot),
    farLeg: step(build.hip * (0.5 - pose.side * 0.14), pose.farFoot),
  }
}
