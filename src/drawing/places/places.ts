// Every place that a page may ask for.
import type { Place } from '../../stage/scene.ts'
import type { PlaceSet } from './place-set.ts'
import { HOME_PLACES } from './places-home.data.ts'
import { TOWN_PLACES } from './places-town.data.ts'
import { FOREST_PLACE } from './nature/forest.ts'
import { MEADOW_PLACE, HILL_PLACE, PARK_PLACE } from './nature/hillside.ts'
import { GARDEN_PLACE } from './nature/garden.ts'
import { FARM_PLACE } from './nature/farm.ts'
import { POND_PLACE, RIVER_PLACE, BRIDGE_PLACE } from './nature/pond.ts'
import { BEACH_PLACE } from './nature/beach.ts'
import { HARBOUR_PLACE } from './nature/harbour.ts'
import { JUNGLE_PLACE } from './nature/jungle.ts'
import { SNOW_FIELD_PLACE, MOUNTAIN_PLACE } from './nature/snow.ts'
import { CAVE_PLACE, ICE_CAVE_PLACE } from './nature/cave.ts'
import { DESERT_PLACE } from './nature/desert.ts'
import { UNDERWATER_PLACE } from './far/underwater.ts'
import { SKY_PLACE, CLOUD_TOP_PLACE } from './far/clouds.ts'
import { MOON_PLACE, ALIEN_PLANET_PLACE } from './far/moonland.ts'
import { SPACESHIP_PLACE, SPACE_STATION_PLACE } from './far/spaceship.ts'

export const PLACE_SETS: Readonly<Record<Place, PlaceSet>> = {
  ...HOME_PLACES,
  ...TOWN_PLACES,
  forest: FOREST_PLACE,
  meadow: MEADOW_PLACE,
  hill: HILL_PLACE,
  park: PARK_PLACE,
  garden: GARDEN_PLACE,
  farm: FARM_PLACE,
  pond: POND_PLACE,
  river: RIVER_PLACE,
  bridge: BRIDGE_PLACE,
  beach: BEACH_PLACE,
  harbour: HARBOUR_PLACE,
  jungle: JUNGLE_PLACE,
  'snow-field': SNOW_FIELD_PLACE,
  mountain: MOUNTAIN_PLACE,
  cave: CAVE_PLACE,
  'ice-cave': ICE_CAVE_PLACE,
  desert: DESERT_PLACE,
  underwater: UNDERWATER_PLACE,
  sky: SKY_PLACE,
  'cloud-top': CLOUD_TOP_PLACE,
  moon: MOON_PLACE,
  'alien-planet': ALIEN_PLANET_PLACE,
  spaceship: SPACESHIP_PLACE,
  'space-station': SPACE_STATION_PLACE,
}
