// What the words of a member's own page name that can be seen: things, feelings, where and when it is.
import type { Emotion, Place, Time, Weather } from '../../stage/scene.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf, PROPS } from '../../stage/things/cards.ts'
import { sentencesOf } from '../english/sentences.ts'
import { belongs, isDenied, SPOKEN } from '../reading/told-things.ts'
import { FEELINGS, PLACES, PLACES_ANYHOW, TIMES, WEATHERS } from './seen-words.data.ts'

export interface Where {
  place: Place
  time: Time
  weather: Weather
  /** No page has said where it is yet. */
  isGuessed: boolean
}

const ADJECTIVES = '(?:[\\p{L}’-]+ ){0,3}?'
const THERE =
  '(?:down|up|out of|off|in|inside|into|at|on|onto|to|through|by|near|beside|under|across|behind|around|along|over|reached|visited|entered)'
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

/** Those of any world come before the ones of a world of their own. */
export function thingsIn(words: string): Prop[] {
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

export function feelingOf(token: string, words: string, isAlone: boolean): Emotion | undefined {
  const sentences = sentencesOf(words)
  const own = sentences.filter((sentence) => sentence.includes(token)).join(' ')
  return lastOf(own, FEELING_READERS) ?? (isAlone ? lastOf(words, FEELING_READERS) : undefined)
}

const ABED = /\b(?:woke|wakes|awake|(?:not|n’t) sleep|pajamas|pyjamas)\b/iu

/** Where, when and in what weather: as it was before, unless the words say otherwise. */
export function whereIn(words: string, named: readonly Prop[], before: Where) {
  const heard = words.replaceAll(SPOKEN, ' ')
  const isInside = before.isGuessed && named.some((one) => !belongs(one, 'garden'))
  const said = lastOf(heard, ANYHOW) ?? lastOf(heard, PLACE_READERS)
  const guess = before.isGuessed && ABED.test(heard) ? 'bedroom' : isInside ? 'living-room' : before.place
  const there = said ?? guess
  const hour = lastOf(heard, TIME_READERS)
  // A shower is over when somebody has gone elsewhere, or another day has come.
  const weather =
    lastOf(heard, WEATHER_READERS) ?? (there !== before.place || hour !== undefined ? 'clear' : before.weather)
  return { there, weather, time: hour ?? (weather === 'stars' ? 'night' : before.time), isSaid: said !== undefined }
}
