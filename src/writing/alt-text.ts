// Says what a picture shows, for those who hear the book: made from the scene, never from the picture.
import type { CharacterSpec } from '../base/cast.ts'
import type { Action, Actor, Place, Scene } from '../base/scene.ts'
import { article } from './grammar.ts'

const DOING: Readonly<Record<Action, string>> = {
  stand: 'stands', walk: 'walks', run: 'runs', jump: 'jumps', sit: 'sits', kneel: 'kneels', lie: 'lies down', climb: 'climbs', crawl: 'crawls',
  reach: 'reaches out', hold: 'holds on', carry: 'carries something', push: 'pushes', pull: 'pulls', give: 'holds out a hand', point: 'points',
  wave: 'waves', look: 'looks', 'look-up': 'looks up', 'look-down': 'looks down', peek: 'peeps out', listen: 'listens', talk: 'talks', shout: 'calls out',
  whisper: 'whispers', sing: 'sings', 'play-music': 'plays', dance: 'dances', draw: 'draws', write: 'writes', read: 'reads', build: 'builds', dig: 'digs',
  cook: 'cooks', eat: 'eats', throw: 'throws', catch: 'catches', swim: 'swims', fly: 'flies', ride: 'rides', sleep: 'sleeps', hug: 'gives a hug', think: 'thinks',
  hide: 'hides', laugh: 'laughs', cheer: 'cheers', spin: 'spins round', sneeze: 'sneezes',
} // prettier-ignore

const ON: ReadonlySet<Place> = new Set([
  'street',
  'bridge',
  'beach',
  'boat',
  'farm',
  'hill',
  'mountain',
  'tower-top',
  'stairs',
  'snow-field',
  'rooftop',
  'train',
  'moon',
  'alien-planet',
  'cloud-top',
])
const AT: ReadonlySet<Place> = new Set(['harbour', 'well', 'pond', 'river', 'station', 'market', 'school', 'theatre'])

function where(place: Place): string {
  if (place === 'underwater') return 'under the water'
  const preposition = ON.has(place) ? 'on' : AT.has(place) ? 'at' : 'in'
  return `${preposition} the ${place.replaceAll('-', ' ')}`
}

const PLURAL = /(?:s|soap-bubbles|vegetables|children|geese)$/

function thing(prop: string): string {
  const noun = prop.replaceAll('-', ' ')
  return PLURAL.test(prop) && prop !== 'compass'
    ? noun
    : noun === 'bread' || noun === 'bunting' || noun === 'wool'
      ? `some ${noun}`
      : `${article(noun)} ${noun}`
}

const LIGHT: Readonly<Record<Scene['time'], string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
}

export function altText(scene: Scene, cast: readonly CharacterSpec[]): string {
  const said = (actor: Actor) =>
    `${cast.find((one) => one.id === actor.id)?.name ?? 'Someone'} ${DOING[actor.action]}, ${actor.emotion}`
  const people = scene.who.map(said).join('; ')
  const props = scene.props.slice(0, 2).map(thing).join(' and ')
  const sky =
    scene.weather === 'clear' || scene.weather === 'cloudy'
      ? ''
      : scene.weather === 'stars'
        ? ', under the stars'
        : `, in ${scene.weather === 'fog' ? 'the' : 'the'} ${scene.weather}`
  const others = (scene.extras ?? []).map(thing).join(' and ')
  const line = `${people === '' ? 'Nobody is here' : people} ${where(scene.place)} ${LIGHT[scene.time]}${sky}${props === '' ? '' : `, with ${props}`}${others === '' ? '' : `; behind: ${others}`}.`
  return line.charAt(0).toUpperCase() + line.slice(1)
}
