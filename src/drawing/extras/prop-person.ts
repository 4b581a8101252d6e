// Somebody who belongs to a thing, and all who are on it with that one.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Emotion } from '../../stage/scene.ts'
import type { FacePose } from '../heads/emotions.data.ts'
import type { GarbName } from '../../stage/people/garb.ts'
import type { Pose } from '../poses/poses.data.ts'

export interface PropPerson {
  who: CharacterSpec
  pose: Pose
  emotion: Emotion
  face?: Partial<FacePose>
  garb?: GarbName
  /** Feet, size (below 0 the figure faces left), degrees. */
  at: readonly [number, number, number, number?]
  gaze?: readonly [number, number]
  pitch?: number
  before?: string
  /** Its arms do not count as its width. */
  slim?: true
  /** Its fingers close over what is drawn before it. */
  grips?: true
  /** Who is drawn after it, each with what is before each. */
  others?: readonly PropPerson[]
}
