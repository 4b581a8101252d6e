// The furniture of a place on this page: what the hour, the weather or the page itself has no room for is put away.
import type { Prop } from '../../stage/props.data.ts'
import type { Weather } from '../../stage/scene.ts'
import type { World } from '../places/world.ts'

/** Nobody leaves these out at night or in the wet. */
const FAIR_WEATHER: ReadonlySet<Prop> = new Set<Prop>(['parasol', 'ball', 'balloon', 'kite', 'clothesline', 'gift', 'notebook', 'telescope']) // prettier-ignore
const WET: ReadonlySet<Weather> = new Set(['rain', 'storm', 'snow'])

/** Where the page turns on one of these, a second one beside it would mislead. */
const ONE_ONLY: ReadonlySet<Prop> = new Set<Prop>([
  'balloon', 'bicycle', 'boat', 'cake', 'cart', 'clock', 'clothesline', 'dinosaur-skeleton', 'drum', 'easel', 'flag', 'guitar', 'hat', 'kite', 'ladder',
  'mummy', 'parasol', 'piano', 'pie', 'planet-model', 'pumpkin', 'robot-toy', 'rocket', 'ship-wheel', 'signpost', 'suitcase', 'telescope', 'trophy', 'umbrella',
  'wagon', 'watering-can', 'weathercock', 'wheelbarrow',
]) // prettier-ignore

/** High up and made of much: behind these a bench, a cart or a tree would make a heap. */
const TOWERING: ReadonlySet<Prop> = new Set<Prop>(['bouncing-boy', 'cape-clock', 'clock-boy', 'held-sheet', 'peg-truck', 'supper-table']) // prettier-ignore
const MIDDLING: ReadonlySet<Prop> = new Set<Prop>(['balloon', 'bench', 'bicycle', 'cart', 'signpost'])

/** The middle of a place is empty for what the page turns on. */
export const isCleared = ({ shown }: Pick<World, 'shown'>): boolean => [...TOWERING].some((one) => shown.has(one))

/** A page about a light has no other on it. */
const LIGHTS: ReadonlySet<Prop> = new Set<Prop>(['beacon', 'candle', 'lamp', 'lantern', 'match', 'star'])

export function isPutAway({ indoors, night, weather, shown }: Pick<World, 'indoors' | 'night' | 'weather' | 'shown'>, prop: Prop): boolean {
  if (!indoors && FAIR_WEATHER.has(prop) && (night || WET.has(weather))) return true
  if (MIDDLING.has(prop) && isCleared({ shown })) return true
  if (LIGHTS.has(prop)) return [...LIGHTS].some((light) => shown.has(light))
  // Where the bread has fallen flat nobody has a birthday.
  if (prop === 'cake' && shown.has('fallen-dough')) return true
  return ONE_ONLY.has(prop) && shown.has(prop)
} // prettier-ignore
