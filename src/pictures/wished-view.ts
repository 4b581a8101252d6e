// Of a wish: from where a picture is seen, how bright it is, and where and when it plays.

import { isPlace } from '../stage/places/places.ts'
import type { ClothColor } from '../stage/cast.ts'
import type { Actor, Place, Scene, Weather } from '../stage/scene.ts'
import { cardOf } from '../stage/things/cards.ts'
import { setOf } from '../drawing/places/places.ts'
import { anotherView, shownAs } from '../writing/directing/another-view.ts'
import type { Ledger } from './wish-ledger.ts'
import { pick, type Reading, say } from './wish-reading.ts'
import {
  COLOR_WORDS,
  MOOD_WORDS,
  PLACE_WORDS,
  SHOT_NAMES,
  SHOT_WORDS,
  TIME_WORDS,
  VIEW_WORDS,
  WEATHER_WORDS,
} from './wish-words.data.ts'

/** From where it is seen, and how bright. */
export function seen(ledger: Ledger, now: Reading): void {
  if (ledger.take(VIEW_WORDS)) {
    now.scene = anotherView(now.scene)
    now.understood.push('another view')
  }
  const shot = pick(ledger, SHOT_WORDS)
  if (shot) {
    const shown = shownAs(now.scene, shot)
    const view = (scene: Scene) => scene.direction?.camera?.view
    say(now, SHOT_NAMES[shot], now.scene.shot !== shot || view(now.scene) !== view(shown))
    now.scene = shot === 'behind' ? { ...shown, who: shown.who.map(turned) } : shown
  }
  const mood = pick(ledger, MOOD_WORDS)
  if (mood !== undefined) {
    const next = Math.max(-1, Math.min(1, now.scene.mood + mood))
    say(now, mood > 0 ? 'brighter' : 'darker', next !== now.scene.mood)
    now.scene = { ...now.scene, mood: next }
  }
}

/** From behind one sees the back of whom the page is about, whatever she does. */
const turned = (actor: Actor, at: number): Actor => (at === 0 ? { ...actor, back: true } : actor)

/** Seen through a window. */
const FALLING: ReadonlySet<Weather> = new Set<Weather>(['rain', 'snow', 'storm', 'stars', 'clear'])

export const isWeatherSeen = (weather: Weather, place: Place): boolean =>
  !isPlace(place, 'shut') &&
  (setOf(place).indoors !== true || FALLING.has(weather)) &&
  !(weather === 'stars' && isPlace(place, 'starless'))

/** Where and when it plays. */
export function around(ledger: Ledger, now: Reading): void {
  const isOfThing = /\b(?:kite|balloon|bird|moon|star|plane|rocket|comet|cloud|rainbow|sun|whale|owl|lantern)s? (?:high )?(?:up )?in the (?:sky|air)\b/.test(ledger.open())
  const places = isOfThing ? PLACE_WORDS.filter(([, place]) => place !== 'sky') : PLACE_WORDS
  const place = pick(ledger, places)
  if (place) {
    say(now, `place: ${place.replaceAll('-', ' ')}`, now.scene.place !== place)
    now.scene = { ...now.scene, place }
  }
  const sky = COLOR_WORDS.some(([words]) => words.test(ledger.open())) ? WEATHER_WORDS.filter(([, one]) => one !== 'clear') : WEATHER_WORDS
  const weather = pick(ledger, sky)
  const time = pick(ledger, TIME_WORDS) ?? (weather === 'stars' ? 'night' : undefined)
  if (time || weather) ledger.take(/\bsky\b/)
  if (time) {
    const { props, who } = now.scene
    const isLit = [...props, ...who.flatMap(({ holds }) => holds ?? [])].some((prop) => cardOf(prop).shines !== undefined)
    // A dark room wants a lamp.
    const lamp = time === 'night' && setOf(now.scene.place).indoors === true && !isLit
    say(now, lamp ? 'night, by the light of a lantern' : time, now.scene.time !== time || lamp)
    now.scene = { ...now.scene, time, ...(lamp && { props: ['lantern', ...props] }) }
  }
  if (ledger.take(/\bwinter(?: ?time|y)?\b/)) {
    say(now, 'winter', now.scene.winter !== true)
    now.scene = { ...now.scene, winter: true }
  }
  if (!weather) return
  const isIn = setOf(now.scene.place).indoors === true
  if (!isWeatherSeen(weather, now.scene.place)) return void now.left.push(`${weather === 'stars' ? 'stars' : weather} (nothing of the sky is seen from the ${now.scene.place.replaceAll('-', ' ')})`)
  say(now, `${weather === 'clear' ? 'clear sky' : weather}${isIn && weather !== 'clear' ? ', through the window' : ''}`, now.scene.weather !== weather)
  now.scene = { ...now.scene, weather }
} // prettier-ignore

/** A colour over sky and ground; of anything else it is said of a thing. */
const OVER_ALL =
  /\b(?:sky|light|lighting|everything|colou?rs?|background|ground|picture|tones?|sunset|evening|more|much|whole|all)\b|^(?:make it |please )*\w+(?: please)?$/

const TINTS: Readonly<Partial<Record<ClothColor, string>>> = { coral: 'pink', rust: 'warm orange', sunflower: 'yellow', tomato: 'red', leaf: 'green', sky: 'cool blue', plum: 'purple' } // prettier-ignore

export function tinted(ledger: Ledger, now: Reading, text: string): void {
  const tint = OVER_ALL.test(text) ? pick(ledger, COLOR_WORDS) : undefined
  if (!tint) return
  ledger.take(/\bsky\b/)
  say(now, `sky and light: ${TINTS[tint] ?? tint}`, now.scene.tint !== tint)
  now.scene = { ...now.scene, tint }
}
