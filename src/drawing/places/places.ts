// Every place that a page may ask for.
import type { Place } from '../../stage/scene.ts'
import type { PlaceSet } from './place-set.ts'
import { BEDROOM_PLACE } from './home/bedroom.ts'
import { KITCHEN_PLACE, BAKERY_PLACE } from './home/kitchen.ts'
import { LIVING_ROOM_PLACE } from './home/living-room.ts'
import { ATTIC_PLACE, CELLAR_PLACE } from './home/attic.ts'
import { WORKSHOP_PLACE } from './home/workshop.ts'
import { SCHOOL_PLACE } from './home/school.ts'
import { LIBRARY_PLACE } from './home/library.ts'
import { MUSEUM_PLACE } from './home/museum.ts'
import { THEATRE_PLACE } from './home/theatre.ts'
import { STAIRS_PLACE } from './home/stairs.ts'
import { TRAIN_PLACE } from './home/train.ts'
import { STREET_PLACE, SQUARE_PLACE, MARKET_PLACE } from './town/street.ts'
import { CASTLE_PLACE } from './town/castle.ts'
import { TOWER_TOP_PLACE, ROOFTOP_PLACE } from './town/roofs.ts'
import { TREEHOUSE_PLACE } from './town/treehouse.ts'
import { WELL_PLACE } from './town/well.ts'
import { STATION_PLACE } from './town/station.ts'
import { BOAT_PLACE } from './town/boat.ts'
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

const SETS: Readonly<Record<Place, PlaceSet>> = {
  bedroom: BEDROOM_PLACE,
  kitchen: KITCHEN_PLACE,
  bakery: BAKERY_PLACE,
  'living-room': LIVING_ROOM_PLACE,
  attic: ATTIC_PLACE,
  cellar: CELLAR_PLACE,
  workshop: WORKSHOP_PLACE,
  school: SCHOOL_PLACE,
  library: LIBRARY_PLACE,
  museum: MUSEUM_PLACE,
  theatre: THEATRE_PLACE,
  stairs: STAIRS_PLACE,
  train: TRAIN_PLACE,
  street: STREET_PLACE,
  square: SQUARE_PLACE,
  market: MARKET_PLACE,
  castle: CASTLE_PLACE,
  'tower-top': TOWER_TOP_PLACE,
  rooftop: ROOFTOP_PLACE,
  treehouse: TREEHOUSE_PLACE,
  well: WELL_PLACE,
  station: STATION_PLACE,
  boat: BOAT_PLACE,
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

/** How a place is drawn; each that has a card has a set here. */
export function setOf(place: Place): PlaceSet {
  const set = SETS[place]
  if (!set) throw new Error(`Nobody has drawn the place ${place}`)
  return set
}
