// Where hair is drawn: behind the body or over the face, and from which side it is seen.

import type { Pen } from '../shapes/graph.ts'

export interface HairPens {
  /** Before the body is drawn. */
  back: Pen
  /** Over the face. */
  front: Pen
  yaw: number
  /** Seen from behind. */
  behind: boolean
  /** How far loose ends trail, 0 to 1. */
  swing: number
}
