// How a character appears on one page: pose, feeling and gaze, taken from the Scene.
import type { Build } from './body-build.ts'
import type { FacePose } from './emotions.data.ts'
import type { Matrix } from './matrix.ts'
import type { Pose } from './poses.data.ts'
import type { Skeleton } from './skeleton.ts'

export interface Acting {
  pose: Pose
  face: FacePose
  /** -1 to 1 in the figure's own space, where it faces right. */
  gaze: readonly [number, number]
  pitch: number
  behind: boolean
}

export interface Drawn {
  skeleton: Skeleton
  build: Build
  /** Head space on the page. */
  head: Matrix
  radius: number
}
