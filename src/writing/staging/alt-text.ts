// Says what a picture shows, for those who hear the book: made from the scene, never from the picture.
import { placeCalled } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf, isThing } from '../../stage/things/cards.ts'
import { areSeveral } from '../../stage/people/people.ts'
import type { Extra } from '../../stage/people/extra.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Deed, DeedName } from '../../stage/deed.ts'
import type { Action, Actor, Emotion, Scene } from '../../stage/scene.ts'
import { upper } from '../../base/upper.ts'
import { article, numberWord, plural } from '../english/grammar.ts'
import { BESIDE_IT, isSeated, SEATED_DOING } from './seated-acts.ts'

export const DOING: Readonly<Record<Action, string>> = {
  stand: 'stands', walk: 'walks', run: 'runs', jump: 'jumps', sit: 'sits', kneel: 'kneels', lie: 'lies down', climb: 'climbs', crawl: 'crawls',
  reach: 'reaches out', hold: 'holds on', carry: 'carries something', push: 'pushes', pull: 'pulls', give: 'holds out a hand', point: 'points',
  wave: 'waves', look: 'looks', 'look-up': 'looks up', 'look-down': 'looks down', peek: 'peeps out', listen: 'listens', talk: 'talks', shout: 'calls out',
  whisper: 'whispers', sing: 'sings', 'play-music': 'plays', dance: 'dances', draw: 'draws', write: 'writes', read: 'reads', build: 'builds', dig: 'digs',
  cook: 'cooks', eat: 'eats', throw: 'throws', catch: 'catches', swim: 'swims', fly: 'flies', ride: 'rides', sleep: 'sleeps', hug: 'gives a hug', think: 'thinks',
  hide: 'hides', laugh: 'laughs', cheer: 'cheers', spin: 'spins round', sneeze: 'sneezes', fall: 'falls over', stuck: 'is stuck',
  'cover-ears': 'holds both hands over the ears', tiptoe: 'goes on tiptoe', yawn: 'yawns', knock: 'knocks', bow: 'bends down', shrug: 'shrugs', nod: 'nods', wait: 'waits',
} // prettier-ignore

const noun = (prop: Prop) => cardOf(prop).names[0] ?? prop

function thing(prop: Prop, count = 1): string {
  const { many, mass } = cardOf(prop)
  const said = noun(prop)
  if (count > 1) return `${numberWord(count)} ${many ? said : plural(said)}`
  return many ? said : mass ? `some ${said}` : `${article(said)} ${said}`
}

/** Who stands behind, of one kind or one alone. */
function other(extra: Extra, count = 1): string {
  const said = extra.replaceAll('-', ' ')
  const areMany = /(?:s|children|geese)$/.test(said)
  if (count > 1)
    return areMany || !areSeveral(extra) ? `${numberWord(count)} ${said}` : `a ${said} of ${numberWord(count)}`
  return areMany ? said : `${article(said)} ${said}`
}

/** A deed as a verb with what it is done to; `over`, what is poured into or thrown over, comes after `before`. */
const TOUCHES: Readonly<Record<DeedName, { verb: string; before?: string }>> = {
  gives: { verb: 'gives' },
  lifts: { verb: 'lifts' },
  touches: { verb: 'touches' },
  opens: { verb: 'opens' },
  pulls: { verb: 'pulls' },
  pushes: { verb: 'pushes' },
  pours: { verb: 'pours from', before: 'into' },
  throws: { verb: 'throws', before: 'over' },
  catches: { verb: 'catches' },
  wears: { verb: 'wears' },
  hugs: { verb: 'hugs' },
  blows: { verb: 'blows' },
  on: { verb: 'sits on' },
  in: { verb: 'sits in' },
  under: { verb: 'is under' },
  behind: { verb: 'hides behind' },
}

/** How the other one of a deed answers. */
const ANSWERS: Readonly<Partial<Record<DeedName, string>>> = { gives: 'takes it', hugs: 'hugs back' }

const onto = (what: Prop) => (cardOf(what).rungs ? 'climbs' : cardOf(what).trodden ? 'stands on' : TOUCHES.on.verb)

/** Feelings whose names are not said of somebody as they are. */
const FELT_AS: Readonly<Partial<Record<Emotion, string>>> = {
  wonder: 'full of wonder',
  joy: 'full of joy',
  funny: 'full of fun',
}

type Touching = { deed: Deed } & Pick<Scene, 'rests'>

const known = (prop: Prop) => `the ${noun(prop)}`

/** "gives the present to Mrs. Hush", "touches the button on the coat". */
function touch({ deed, rests = [] }: Touching, nameOf: (id: string) => string, seated = false): string {
  const { does, what, to, over, holding } = deed
  const { verb: usual, before } = TOUCHES[does]
  const verb = seated && BESIDE_IT.has(does) ? 'is beside' : does === 'on' && what !== undefined ? onto(what) : usual
  const lies = rests.find((rest) => rest.what === what)
  const where = lies && lies.at !== over ? ` ${lies.how} ${known(lies.at)}` : ''
  const other = to === undefined ? '' : what === undefined ? ` ${nameOf(to)}` : ` to ${nameOf(to)}`
  const beyond = over === undefined || before === undefined ? '' : ` ${before} ${known(over)}`
  const hands = holding === undefined ? '' : ` with ${known(holding)}`
  return `${verb}${what === undefined ? '' : ` ${known(what)}${where}`}${other}${beyond}${hands}`
}

const namesOf = (cast: readonly CharacterSpec[]) => (id: string) => cast.find((one) => one.id === id)?.name ?? 'Someone'

/** Who touches what, as a sentence without its stop; none where a page has no deed. */
export function deedWords(
  { deed, rests }: Pick<Scene, 'deed' | 'rests'>,
  cast: readonly CharacterSpec[],
): string | undefined {
  const nameOf = namesOf(cast)
  return (
    deed &&
    `${nameOf(deed.by)} ${touch({ deed, ...(rests && { rests }) }, nameOf, isSeated(cast.find(({ id }) => id === deed.by)))}`
  )
}

const LIGHT: Readonly<Record<Scene['time'], string>> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
}

/** "; the cake goes “Splat!”" */
function sounds({ sounds: all = [] }: Scene, cast: readonly CharacterSpec[]): string {
  const said = (from: string) =>
    cast.find(({ id }) => id === from)?.name ?? `the ${isThing(from) ? noun(from) : from.replaceAll('-', ' ')}`
  return all.map(({ text, from }) => `; ${said(from)}: “${text}”`).join('')
}

export function altText(scene: Scene, cast: readonly CharacterSpec[]): string {
  const { then, ...first } = scene
  return then ? `${momentText(first, cast)} A moment later: ${momentText(then, cast)}` : momentText(first, cast)
}

function momentText(scene: Scene, cast: readonly CharacterSpec[]): string {
  const { deed, rests = [] } = scene
  const nameOf = namesOf(cast)
  const does = ({ id, action }: Actor) => {
    const own = cast.find((one) => one.id === id)
    if (deed?.by === id) return touch({ deed, rests }, nameOf, isSeated(own))
    return (deed?.to === id && ANSWERS[deed.does]) || (isSeated(own) && SEATED_DOING[action]) || DOING[action]
  }
  const manner = ({ back, sized }: Actor) =>
    `${back ? ', from behind' : ''}${sized ? `, as small as ${thing(sized)}` : ''}`
  const people = scene.who
    .map((actor) => `${nameOf(actor.id)} ${does(actor)}, ${FELT_AS[actor.emotion] ?? actor.emotion}${manner(actor)}`)
    .join('; ')
  const told = new Set([deed?.what, deed?.over, ...rests.flatMap(({ what, at }) => [what, at])])
  const laid = rests
    .filter(({ what }) => what !== deed?.what)
    .map(({ what, how, at }) => `${thing(what)} ${how} ${thing(at)}`)
  const free = scene.props.filter((prop) => !told.has(prop)).map((prop) => thing(prop, scene.counts?.[prop]))
  const props = [...laid, ...free].slice(0, 2).join(' and ')
  const sky =
    scene.weather === 'clear' || scene.weather === 'cloudy'
      ? ''
      : scene.weather === 'stars'
        ? ', under the stars'
        : `, in ${scene.weather === 'fog' ? 'the' : 'the'} ${scene.weather}`
  const others = (scene.extras ?? []).map((extra) => other(extra, scene.counts?.[extra])).join(' and ')
  const line = `${people === '' ? 'Nobody is here' : `${people},`} ${placeCalled(scene.place).said} ${LIGHT[scene.time]}${sky}${props === '' ? '' : `, with ${props}`}${others === '' ? '' : `; behind: ${others}`}${sounds(scene, cast)}.`
  return upper(line.charAt(0)) + line.slice(1)
}
