// What a page of a member's own words shows: who of those it names is there, what they do with what, where and when; and what it names that we cannot draw.
import { isDeep } from '../../stage/places/places.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Action, Actor, Scene } from '../../stage/scene.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { TOOLS, toldAct } from '../reading/told-act.ts'
import { toldDeed } from '../reading/told-deed.ts'
import { peopleIn } from '../reading/told-extras.ts'
import { withFeelings } from '../reading/told-feeling.ts'
import { FELT, gazeOf } from '../staging/bearing.ts'
import { actOut } from '../staging/deeds.ts'
import { withSeated } from '../staging/seated-acts.ts'
import { sidesFor } from '../staging/words-side.ts'
import type { OwnPage } from './fit-pages.ts'
import { hearPage, type Meant } from './hear-page.ts'
import type { Someone } from './others.ts'
import { feelingOf, thingsIn, whereIn, type Where } from './named-in.ts'
import { unshownIn } from './unshown.ts'

/** What the pages before have said, and nobody has said otherwise since. */
export interface Before extends Where {
  /** Tokens of who was there. */
  there: readonly string[]
  meant: Meant
  /** What was named last: "it". */
  thing?: Prop | undefined
}

const MOST_THINGS = 3

export const AT_FIRST: Before = {
  place: 'garden',
  time: 'day',
  weather: 'clear',
  there: [],
  meant: { they: [], lately: [] },
  isGuessed: true,
}

export interface Seen {
  scene: Scene
  /** Its words do not speak of the hero. */
  isWithout: boolean
  /** In the words of the page. */
  unshown: string[]
  after: Before
}

/** Whoever is spoken of is there; who is not named at all was there a moment ago. */
function companyOn(named: readonly string[], before: Before, all: readonly Someone[]): Someone[] {
  const tokens =
    named.length > 0 ? named : before.there.length > 0 ? before.there : all.slice(0, 1).map(({ token }) => token)
  return tokens.flatMap((token) => all.find((one) => one.token === token) ?? []).slice(0, 3)
}

/** Acts that no body of ours has: as the nearest that is seen to be one. */
const SEEN_AS: Readonly<Record<string, string>> = {
  tied: 'reached',
  ties: 'reached',
  ...{ opened: 'reached', opens: 'reached', put: 'reached', puts: 'reached', used: 'reached', placed: 'reached' },
  ...{
    made: 'reached',
    makes: 'reached',
    sewed: 'reached',
    fed: 'gave',
    brought: 'carried',
    brings: 'carried',
    bought: 'carried',
  },
  ...{ visited: 'went', visits: 'went', steals: 'held', stole: 'held', took: 'held', takes: 'held' },
  ...{
    rowed: 'pulled',
    landed: 'jumped',
    stared: 'peered',
    saw: 'peered',
    watched: 'peered',
  },
  ...{
    watches: 'peered',
    found: 'picked up',
    finds: 'picked up',
    winked: 'nodded',
    smiled: 'laughed',
    smiles: 'laughed',
  },
}

function actorOf({ spec, token }: Someone, words: string, isFirst: boolean): Actor {
  const heard = toldAct(
    words.replaceAll(/\p{Ll}+/gu, (word) => SEEN_AS[word] ?? word),
    token,
  )
  // A body that rides nothing would float: where there is something to ride, the touch says so.
  const action: Action = heard === 'ride' ? 'sit' : (heard ?? (isFirst ? 'look' : 'stand'))
  const emotion = feelingOf(token, words, isFirst) ?? 'happy'
  const holds = heard && TOOLS[heard]
  return { id: spec.id, action, emotion, gaze: gazeOf(action, []), ...(holds && { holds }) }
}

/** "Mia hugged Pickle." */
function hugIn(words: string, company: readonly Someone[]): Deed | undefined {
  for (const { spec, token } of company)
    for (const other of company)
      if (
        other.token !== token &&
        new RegExp(`${token} (?:and \\p{Lu}\\p{L}+ )?(?:hugged|hugs|kissed|cuddled) ${other.token}`, 'u').test(words)
      )
        return { by: spec.id, does: 'hugs', to: other.spec.id }
  return undefined
}

/** What was named before is there still where "it" is spoken of. */
const IT = /\b[Ii]t\b(?! (?:was|is|began|started|rained|snowed|said|got|took)\b)/u

const thingsOn = (named: readonly (Prop | undefined)[], there: string): Prop[] =>
  [...new Set(named)].flatMap((one) => (one === undefined || one === there ? [] : [one])).slice(0, MOST_THINGS)

export interface OwnBook {
  all: readonly Someone[]
  isToldByHero: boolean
}

export function readPage(
  { text, sense = text, draw }: OwnPage,
  page: number,
  { all, isToldByHero }: OwnBook,
  before: Before,
): Seen {
  const told = hearPage(sense, all, before.meant, isToldByHero)
  const asked = draw === undefined ? told : hearPage(draw, all, told.meant, false)
  const { words } = asked
  const named = thingsIn(words).filter((one) => all.every(({ called }) => !new RegExp(called.source, 'u').test(one)))
  const { there, time, weather, isSaid } = whereIn(words, named, before)
  const company = companyOn(asked.named, before, all)
  const people = company.map(({ spec, token }) => ({ id: spec.id, name: token, pronoun: undefined }))
  const deed = toldDeed(words, people, named, (one) => !cardOf(one).large) ?? hugIn(words, company)
  const cast = company.map(({ spec, token }): CharacterSpec => ({ ...spec, name: token }))
  const who = withFeelings(
    company.map((one, at) => actorOf(one, words, at === 0)),
    words,
    cast,
    () => true,
  )
  const recalled = IT.test(words) ? before.thing : undefined
  const fitting = thingsOn([deed?.what, recalled, ...named], there)
  const extras = isDeep(there)
    ? []
    : peopleIn(all.reduce((left, { token }) => left.replaceAll(token, ''), words)).slice(0, 2)
  const sides = sidesFor('medium', who.length, deed, isDeep(there))
  const scene: Scene = {
    ...{ place: there, time, weather: weather === 'stars' && time !== 'night' ? 'clear' : weather, shot: 'medium' },
    who: (deed ? actOut(who, deed) : who).map((one) =>
      fitting.length > 0 && one.gaze === 'other' && who.length === 1 ? { ...one, gaze: 'prop' as const } : one,
    ),
    props: fitting,
    mood: FELT[who[0]?.emotion ?? 'happy'],
    state: [],
    textSide: sides[page % sides.length] ?? 'top',
    ...(extras.length > 0 && { extras }),
    ...(deed && { deed }),
  }
  const tokens = company.map(({ token }) => token)
  return {
    scene: withSeated(
      scene,
      all.map(({ spec }) => spec),
    ),
    isWithout: !company.some(({ spec, token }) => spec.role === 'hero' && asked.named.includes(token)),
    unshown: unshownIn(draw ?? sense, all, { things: fitting, people: tokens }),
    after: {
      place: there,
      time,
      weather,
      there: tokens,
      meant: asked.meant,
      thing: recalled ?? fitting[0] ?? before.thing,
      isGuessed: before.isGuessed && !isSaid,
    },
  }
}
