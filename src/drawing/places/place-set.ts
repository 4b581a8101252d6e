// A place: what stands behind the heroes, and what frames them in front.
import type { Scenery } from './scenery.ts'

export interface PlaceSet {
  indoors?: boolean
  back(w: Scenery): void
  front?(w: Scenery): void
}
