// Every place that a page may ask for, as they were compiled from places/.
import { head } from '#shelf/places'
import type { Place } from '../scene.ts'
import type { PlaceCard, PlaceFlag } from './place-card.ts'

const CARDS: ReadonlyMap<Place, PlaceCard> = new Map(head.map((card) => [card.id, card]))

export const PLACES: readonly Place[] = head.map(({ id }) => id)

export function placeCalled(place: Place): PlaceCard {
  const card = CARDS.get(place)
  if (!card) throw new Error(`There is no card of a place called ${place}`)
  return card
}

export const isPlace = (place: Place, flag: PlaceFlag): boolean => placeCalled(place).is.includes(flag)

export const isDeep = (place: Place): boolean => placeCalled(place).deep !== undefined
