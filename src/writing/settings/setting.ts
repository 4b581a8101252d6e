// Hears in a member's words where a story shall play: one of our places and a real town, never a name that somebody made up.
import { once } from '../../base/once.ts'
import { NO_PLACE, SETTINGS } from './settings.data.ts'
import { PLACES } from '../../stage/places/places.ts'
import type { Place } from '../../stage/scene.ts'
import { ALSO_WORDS, SEA_TOWNS, TOWNS, WARM } from './towns.data.ts'

export interface Setting {
  /** As it was typed; only ever quoted back to the member. */
  said: string
  /** Settings of our table, the best first. */
  places: string[]
  town: string | null
  isBySea: boolean
  isWarm: boolean
  /** Nothing was said beside the place and the town. */
  isWhole: boolean
  /** Worlds that were tried and showed too little of it: "garden/goose". */
  tried: readonly string[]
}

export interface SettingRow {
  name: string
  /** Such pages may say that they are there. */
  pictures: readonly Place[]
  /** Such pages come near it. */
  kin: readonly Place[]
  there: string
  next: string
  /** Told rather than a town that was named with it. */
  isFirst: boolean
  /** Told, or the nearest to it, or nothing: a village under the sea is no village. */
  isOnly: boolean
}

function listOf(text: string): string[] {
  return text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function placesOf(text: string): Place[] {
  return text.split(' ').flatMap((word) => PLACES.find((one) => one === word) ?? [])
}

/** Any of these words, as a pattern: the longest first. */
export function patternOf(words: readonly string[]): string {
  const longest = words.toSorted((one, other) => other.length - one.length)
  const plain = longest.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/’/g, "['’]"))
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${plain.join('|')})(?![\\p{L}\\p{M}\\p{N}])`
}

const anyOf = (words: readonly string[], flags: string) => new RegExp(patternOf(words), flags)

const ROWS = SETTINGS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', seen = '', there = '', next = '', said = ''] = line.split('|').map((cell) => cell.trim())
    const [pictures = '', kin = ''] = seen.split('/')
    const row: SettingRow = {
      name: name.replace(/ [*!]$/, ''),
      pictures: placesOf(pictures),
      kin: placesOf(kin),
      there,
      next,
      isFirst: name.endsWith('*'),
      isOnly: name.endsWith('!'),
    }
    return { row, words: listOf(said), said: once(() => anyOf(listOf(said), 'iu')) }
  }) // prettier-ignore

export const SETTING_ROWS: ReadonlyMap<string, SettingRow> = new Map(ROWS.map(({ row }) => [row.name, row]))

/** Whatever people call our places. */
export const PLACE_WORDS: readonly string[] = ROWS.flatMap(({ words }) => words)

const ELSEWHERE = once(() => anyOf(listOf(NO_PLACE), 'giu'))
/** "from Mumbai", "near Leeds", "not the beach": named, but not where it plays. */
const AWAY =
  /\b(?:from|to|towards?|between|near|nearby|past|outside|off|above|behind|leaving|like|not|without|never)\s+(?:(?:in|at|on|by)\s+)?(?:(?:the|an?|our|my)\s+)?$/iu
/** "a kingdom made of laundry" */
const MADE_UP = /\b\p{L}+\s+made\s+(?:out\s+|up\s+|entirely\s+)?(?:of|from)\b/giu
const SEA = listOf(SEA_TOWNS)
const NAMES = [...SEA, ...listOf(TOWNS)]
const CAPITAL_ONLY = new Set(listOf(ALSO_WORDS))
const TOWN = once(() => anyOf(NAMES, 'giu'))
const FILLERS =
  /^(?:an?|the|in|at|on|by|of|our|my|his|her|their|your|is|it|its|set|somewhere|some|inside|near|with|and|old|new|big|small|little|tiny|cosy|cozy|lovely|beautiful|nice|quiet|busy|place|where|they|we|live|lives|sunny|story|takes|happens|just|to|magical|magic|sandy|deep|dark|night|there|town|city|sea|up|down|for|out)$/iu

function townIn(text: string): string | null {
  for (const found of text.matchAll(TOWN())) {
    const name = NAMES.find((one) => one.toLowerCase().replaceAll('’', "'") === found[0].toLowerCase().replaceAll('’', "'"))
    if (name === undefined || AWAY.test(text.slice(0, found.index))) continue
    if (CAPITAL_ONLY.has(name) && !found[0].startsWith(name.slice(0, 1))) continue
    // "Victoria Park", "Nelson’s house", "Charlotte and Lincoln": somebody or something is called after it.
    if (CAPITAL_ONLY.has(name) && /^(?:['’]s\b|\s+(?!(?:and|or)\b)\p{Lu})/u.test(text.slice(found.index + found[0].length)))
      continue
    return name
  }
  return null
} // prettier-ignore

/** A real town, however it is written, after one of these words. */
export function townNamed(text: string, words: readonly string[]): string | null {
  for (const found of text.replaceAll('’', "'").matchAll(TOWN())) {
    const before = text.slice(0, found.index).trimEnd().toLowerCase()
    const name = NAMES.find((one) => one.toLowerCase().replaceAll('’', "'") === found[0].toLowerCase())
    if (name === undefined || (CAPITAL_ONLY.has(name) && !found[0].startsWith(name.slice(0, 1)))) continue
    if (words.some((word) => before.endsWith(` ${word}`))) return name
  }
  return null
}

/** Without what says a place and means another. */
export const withoutNoPlaces = (text: string): string => text.replace(ELSEWHERE(), ' ¬ ').replace(MADE_UP, ' ¬ ')

export function readSetting(text: string): Setting | null {
  const said = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (said === '') return null
  const plain = withoutNoPlaces(said.replaceAll('’', "'"))
  const town = townIn(plain)
  // "Cape Town" is no town of no name.
  let rest = town === null ? plain : plain.replace(anyOf([town], 'iu'), ' ')
  const heard = ROWS.flatMap(({ row, said: words }) => {
    // What is under the sea is not by it: words are heard once.
    const at = words().exec(rest)
    if (!at) return []
    const before = rest.slice(0, at.index)
    rest = `${before} ${rest.slice(at.index + at[0].length)}`
    return !/\b(?:not|never|without|no)\s+(?:(?:in|at|on|by)\s+)?(?:(?:the|an?|our|my)\s+)?$/iu.test(before) ? [row.name] : []
  }) // prettier-ignore
  const isBySea = town !== null && SEA.includes(town)
  const left = (rest.match(/[\p{L}\p{N}¬]+(?:['’]\p{L}+)?/gu) ?? []).filter((word) => !FILLERS.test(word))
  return {
    said,
    places: isBySea && !heard.includes('seaside') ? [...heard, 'seaside'] : heard,
    town,
    isBySea,
    isWarm: WARM.test(plain),
    isWhole: left.length === 0,
    tried: [],
  }
}
