// The furniture of a place on this page: what the hour, the weather or the page itself has no room for is put away.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Weather } from '../../stage/scene.ts'
import type { Scenery } from '../places/scenery.ts'

const WET: ReadonlySet<Weather> = new Set(['rain', 'storm', 'snow'])

/** The middle of a place is empty for what the page turns on. */
export const isCleared = ({ shown }: Pick<Scenery, 'shown'>): boolean => [...shown].some((one) => cardOf(one).towering)

export function isPutAway({ indoors, night, weather, shown }: Pick<Scenery, 'indoors' | 'night' | 'weather' | 'shown'>, prop: Prop): boolean {
  const card = cardOf(prop)
  // Nobody leaves such a thing out at night or in the wet.
  if (!indoors && card.fairWeather && (night || WET.has(weather))) return true
  if (card.middling && isCleared({ shown })) return true
  // A page about a light has no other on it.
  if (card.lamp) return [...shown].some((one) => cardOf(one).lamp)
  if ([...shown].some((one) => cardOf(one).ousts === prop)) return true
  return card.onlyOne === true && shown.has(prop)
} // prettier-ignore
