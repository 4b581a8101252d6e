// From a pose to joints: two-bone reaching, so that hands and feet land where the pose wants them on any build.
import type { Build } from './body-build.ts'
import { at, move, times, turn, type Matrix, type Point } from './matrix.ts'
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

function bend(a: Point, b: Point, upper: number, lower: number, way: number): readonly [Point, Point] {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, (upper + lower) * 0.985)
  const [ux, uy] = [dx / far, dy / far]
  const along = (reach * reach + upper * upper - lower * lower) / (2 * reach)
  const out = Math.sqrt(Math.max(0, upper * upper - along * along)) * way
  return [
    [a[0] + ux * along - uy * out, a[1] + uy * along + ux * out],
    [a[0] + ux * reach, a[1] + uy * reach],
  ]
}

const angle = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

function arm(shoulder: Point, reach: Reach, length: number): Arm {
  const want: Point = [shoulder[0] + reach[0] * length, shoulder[1] + reach[1] * length]
  const [elbow, wrist] = bend(shoulder, want, length * 0.5, length * 0.5, reach[2])
  return { shoulder, elbow, wrist, aim: angle(elbow, wrist) }
}

const ANKLE = 15

export function skeleton(build: Build, pose: Pose): Skeleton {
  const { leg } = build
  const hip: Point = [0, -ANKLE - (leg - ANKLE) * pose.hip]
  const torso = times(move(hip[0], hip[1]), turn(pose.lean))
  const step = (x: number, [fx, up, toe]: Step): Leg => {
    const from: Point = [hip[0] + x, hip[1] - 4]
    const foot: Point = [hip[0] + x * 0.6 + fx * leg, -ANKLE - Math.max(0, up) * leg]
    const [knee, ankle] = bend(
      from,
      foot,
      (leg - ANKLE) * 0.51,
      (leg - ANKLE) * 0.51,
      pose.side < 0.5 && !pose.seat && x < 0 ? 1 : -1,
    )
    return { hip: from, knee, ankle, aim: toe }
  }
  const top = -build.torso + 10
  const near = at(torso, -build.shoulder * (0.86 - 0.4 * pose.side), top)
  const far = at(torso, build.shoulder * (0.86 - 0.36 * pose.side), top)
  const neck = at(torso, pose.side * 3, -build.torso - build.neck)
  const nod = turn(pose.tilt - pose.lean * 0.25 - (pose.spin ? pose.spin * 0.55 : 0))
  return {
    hip,
    torso,
    head: times(move(neck[0], neck[1]), nod, move(0, -72 * build.head)),
    near: arm(near, pose.near, build.arm),
    far: arm(far, pose.far, build.arm),
    nearLeg: step(-build.hip * (0.5 - pose.side * 0.14), pose.nearFoot),
    farLeg: step(build.hip * (0.5 - pose.side * 0.14), pose.farFoot),
  }
}
