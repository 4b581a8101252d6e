// How a character appears on one page: pose, feeling and gaze, taken from the Scene.
import type { Build } from '../people/build.ts'
import type { FacePose } from '../heads/emotions.data.ts'
import type { Garb } from '../clothes/garb.ts'
import type { Matrix } from '../shapes/matrix.ts'
import type { Pose } from './poses.data.ts'
import type { Skeleton } from './skeleton.ts'

export interface Acting {
  pose: Pose
  face: FacePose
  /** -1 to 1 in the figure's own space, where it faces right. */
  gaze: readonly [number, number]
  pitch: number
  behind: boolean
  /** From behind, one is turned round to what one looks at, so that one's face is seen. */
  glance?: boolean
  /** What a trade or a story puts on over the clothes. */
  garb?: Garb | undefined
}

/** How far a head goes round over its shoulder. */
const GLANCE = 0.72

/** Where a head that glances is drawn from: its face is to the side that it looks to. */
export const sideOf = ({ behind, glance, gaze }: Acting): 1 | -1 => (behind && glance === true && gaze[0] < 0 ? -1 : 1)

/** Who looks round at something turns to it, breast and all: a face over a back is a neck wrung. */
export function turnedRound(act: Acting): Acting {
  if (!act.behind || act.glance !== true) return act
  const [x, y] = act.gaze
  return { ...act, behind: false, pose: { ...act.pose, yaw: GLANCE }, gaze: [x * sideOf(act), y] }
}

export interface Drawn {
  skeleton: Skeleton
  build: Build
  /** Head space on the page. */
  head: Matrix
  radius: number
  /** Draws the fingers again, over what the hands hold. */
  grip(which: 'near' | 'far' | 'both'): void
}

/** How far loose things (hair, scarf, cape) trail behind, 0 to 1. */
export function swingOf(pose: Pose): number {
  if (pose.spin) return Math.abs(pose.spin) < 70 ? 0.9 : 0
  if (pose.seat) return 0
  if (pose.fours) return Math.min(1, (pose.air ?? 0) * 2)
  const stride = Math.abs(pose.nearFoot[0] - pose.farFoot[0])
  return Math.max(-0.4, Math.min(1, pose.lean * 0.014 + (pose.air ?? 0) * 0.9 + Math.max(0, stride - 0.6) * 0.5))
}

/** Who lies has the tail along the ground, not through it. */
export const tailTurn = ({ spin = 0, seat }: Pose, seated: number): number =>
  Math.abs(spin) > 70 ? -82 : seat ? seated : 0
