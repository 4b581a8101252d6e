// A place: what stands behind the heroes, and what frames them in front.
import type { World } from './world.ts'

export interface PlaceSet {
  indoors?: boolean
  back(w: World): void
  front?(w: World): void
}
