// Every place that a page may ask for.
import type { Place } from '../../stage/scene.ts'
import type { PlaceSet } from './place-set.ts'
import { FAR_PLACES } from './places-far.data.ts'
import { HOME_PLACES } from './places-home.data.ts'
import { NATURE_PLACES } from './places-nature.data.ts'
import { TOWN_PLACES } from './places-town.data.ts'

export const PLACE_SETS: Readonly<Record<Place, PlaceSet>> = {
  ...HOME_PLACES,
  ...TOWN_PLACES,
  ...NATURE_PLACES,
  ...FAR_PLACES,
}
