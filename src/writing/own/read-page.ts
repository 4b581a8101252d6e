// What a page of a member's own words shows: who of those it names is there, what they do with what, where and when; and what it names that we cannot draw.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Action, Actor, Emotion, Place, Scene, Shot, Time, Weather } from '../../stage/scene.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf, PROPS } from '../../stage/things/cards.ts'
import { sentencesOf } from '../english/sentences.ts'
import { BODILY, TOOLS, toldAct } from '../reading/told-act.ts'
import { toldDeed } from '../reading/told-deed.ts'
import { peopleIn } from '../reading/told-extras.ts'
import { withFeelings } from '../reading/told-feeling.ts'
import { belongs, isDenied, SPOKEN } from '../reading/told-things.ts'
import { FELT, gazeOf } from '../staging/bearing.ts'
import { actOut } from '../staging/deeds.ts'
import { withSeated } from '../staging/seated-acts.ts'
import { AFLOAT, sidesFor } from '../staging/words-side.ts'
import type { OwnPage } from './fit-pages.ts'
import { hearPage, type Meant } from './hear-page.ts'
import type { Someone } from './others.ts'
import { FEELINGS, PLACES, PLACES_ANYHOW, TIMES, WEATHERS } from './seen-words.data.ts'
import { unshownIn } from './unshown.ts'

/** What the pages before have said, and nobody has said otherwise since. */
export interface Before {
  place: Place
  time: Time
  weather: Weather
  /** Tokens of who was there. */
  there: readonly string[]
  meant: Meant
  shot: Shot
  /** No page has said where it is yet. */
  isGuessed: boolean
}

export const AT_FIRST: Before = {
  place: 'garden',
  time: 'day',
  weather: 'clear',
  there: [],
  meant: { they: [], lately: [] },
  shot: 'close',
  isGuessed: true,
}

export interface Seen {
  scene: Scene
  /** In the words of the page. */
  unshown: string[]
  after: Before
}

const ADJECTIVES = '(?:[\\p{L}’-]+ ){0,3}?'
const THERE =
  '(?:down|up|out of|off|in|inside|into|at|on|onto|to|through|by|near|beside|under|across|behind|around|along|over|from|reached|visited|entered|saw|found)'
const place = (words: string) =>
  new RegExp(
    `\\b${THERE} (?:the|an?|his|her|my|our|their|that|this|one|\\p{Lu}\\p{L}+(?:’s)?)? ?${ADJECTIVES}(?:${words})\\b(?! (?:of|tree|keeper|box))`,
    'giu',
  )
const PLACE_READERS = PLACES.map(([words, one]) => [place(words), one] as const)
const ANYHOW = PLACES_ANYHOW.map(([words, one]) => [new RegExp(`\\b(?:${words})\\b`, 'giu'), one] as const)
const reader = <T>(list: readonly (readonly [string, T])[]) =>
  list.map(([words, one]) => [new RegExp(`\\b(?:${words})\\b`, 'giu'), one] as const)
const [TIME_READERS, WEATHER_READERS, FEELING_READERS] = [reader(TIMES), reader(WEATHERS), reader(FEELINGS)]

/** Where the words end up: what is said last. */
function lastOf<T>(words: string, readers: readonly (readonly [RegExp, T])[]): T | undefined {
  const found = readers.flatMap(([said, one]) =>
    [...words.matchAll(said)].map(({ index, 0: { length } }) => ({ end: index + length, one })),
  )
  return found.toSorted((a, b) => b.end - a.end)[0]?.one
}

const DETERMINED =
  '(?:an?|the|my|his|her|its|our|their|some|two|three|four|five|six|ten|many|lots of|more|that|this|one|no|\\p{Lu}\\p{L}+’s)'
/** Who is drawn as somebody is no thing, and what is part of another word. */
const NO_THING: ReadonlySet<string> = new Set([
  'mummy',
  'star',
  'notice',
  'match',
  'spring',
  'sail',
  'button',
  'nail',
  'well',
])
const THINGS = PROPS.filter((one) => !/[.@~]/.test(one) && !NO_THING.has(one)).flatMap((prop) => {
  const { names, reads, shelf } = cardOf(prop)
  if (shelf !== 'common' && names.every((name) => name.includes(' '))) return []
  const said = [...new Set(names)].map((name) => name.replaceAll(/[ -]/g, '[ -]?'))
  return [
    {
      prop,
      named: new RegExp(
        `\\b${DETERMINED} ${ADJECTIVES}(?:(?:${said.join('|')})(?:s|es)?${reads === undefined ? '' : `|${reads}`})(?![\\p{L}-])`,
        'iu',
      ),
    },
  ]
})
const MOST_THINGS = 3

/** Those of any world come before the ones of a world of their own. */
function thingsIn(words: string): Prop[] {
  const sentences = words
    .replaceAll(SPOKEN, ' . ')
    .split(/[.!?…]/u)
    .filter((one) => !isDenied(one))
  const found = THINGS.flatMap(({ prop, named }) => {
    const at = sentences.findIndex((sentence) => named.test(sentence))
    return at < 0 ? [] : [{ prop, at }]
  })
  return found.toSorted((a, b) => a.at - b.at).map(({ prop }) => prop)
}

function feelingOf(token: string, words: string, isAlone: boolean): Emotion | undefined {
  const sentences = sentencesOf(words)
  const own = sentences.filter((sentence) => sentence.includes(token)).join(' ')
  return lastOf(own, FEELING_READERS) ?? (isAlone ? lastOf(words, FEELING_READERS) : undefined)
}

/** Whoever is spoken of is there; who is not named at all was there a moment ago. */
function companyOn(named: readonly string[], before: Before, all: readonly Someone[]): Someone[] {
  const tokens =
    named.length > 0 ? named : before.there.length > 0 ? before.there : all.slice(0, 1).map(({ token }) => token)
  return tokens.flatMap((token) => all.find((one) => one.token === token) ?? []).slice(0, 3)
}

function actorOf({ spec, token }: Someone, words: string, shot: Shot, isFirst: boolean): Actor {
  const heard = toldAct(words, token, undefined, shot === 'close' ? BODILY : new Set())
  const action: Action = heard ?? (isFirst ? 'look' : 'stand')
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

/** Never three in a row from one distance: near where little moves, far where somebody arrives. */
function shotFor(page: number, isNew: boolean, before: Shot, acts: boolean, people: number): Shot {
  if (isNew) return before === 'wide' && page % 2 === 0 ? 'medium' : 'wide'
  if (!acts && people < 3 && before !== 'close' && page % 3 === 0) return 'close'
  return before === 'medium' ? 'wide' : 'medium'
}

/** Where, when and in what weather: as it was before, unless the words say otherwise. */
function whereIn(words: string, named: readonly Prop[], before: Before) {
  const heard = words.replaceAll(SPOKEN, ' ')
  const isInside = before.isGuessed && named.some((one) => !belongs(one, 'garden'))
  const said = lastOf(heard, ANYHOW) ?? lastOf(heard, PLACE_READERS)
  const there = said ?? (isInside ? 'living-room' : before.place)
  const hour = lastOf(heard, TIME_READERS)
  // A shower is over when somebody has gone elsewhere, or another day has come.
  const weather =
    lastOf(heard, WEATHER_READERS) ?? (there !== before.place || hour !== undefined ? 'clear' : before.weather)
  return { there, weather, time: hour ?? (weather === 'stars' ? 'night' : before.time), isSaid: said !== undefined }
}

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
  const isMoved = there !== before.place
  const company = companyOn(asked.named, before, all)
  const acts = company.some(({ token }) => BODILY.has(toldAct(words, token) ?? 'stand'))
  const shot = shotFor(page, isMoved || page === 1, before.shot, acts, company.length)
  const people = company.map(({ spec, token }) => ({ id: spec.id, name: token, pronoun: undefined }))
  const deed = toldDeed(words, people, named, (one) => !cardOf(one).large) ?? hugIn(words, company)
  const cast = company.map(({ spec, token }): CharacterSpec => ({ ...spec, name: token }))
  const who = withFeelings(
    company.map((one, at) => actorOf(one, words, shot, at === 0)),
    words,
    cast,
    () => true,
  )
  const things = [...new Set([...(deed?.what ? [deed.what] : []), ...named])]
  const fitting = things.filter((one) => one !== there).slice(0, MOST_THINGS)
  const extras = AFLOAT.has(there)
    ? []
    : peopleIn(all.reduce((left, { token }) => left.replaceAll(token, ''), words)).slice(0, 2)
  const sides = sidesFor(shot, who.length, deed, AFLOAT.has(there))
  const scene: Scene = {
    ...{ place: there, time, weather: weather === 'stars' && time !== 'night' ? 'clear' : weather, shot },
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
    unshown: unshownIn(draw ?? sense, all, { things: fitting, people: tokens }),
    after: {
      place: there,
      time,
      weather,
      there: tokens,
      meant: asked.meant,
      shot,
      isGuessed: before.isGuessed && !isSaid,
    },
  }
}
