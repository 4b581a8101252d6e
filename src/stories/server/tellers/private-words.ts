// What a member's profile and saved addresses say of her, and how it may stand in a wish: none of it leaves the house either.

import { isEasy } from '../../../writing/score/measure.ts'
import { wordsOf } from '../../../writing/english/sentences.ts'
import { namePattern, nameParts } from './name-pattern.ts'

/** As profile and addresses hold them. */
export interface PrivateWords {
  names: readonly string[]
  /** Streets and towns, line by line. */
  places: readonly string[]
  codes: readonly string[]
}

export const nothingPrivate: PrivateWords = { names: [], places: [], codes: [] }

export interface PrivateWord {
  /** What a stand-in stands for. */
  real: string
  ways: readonly { pattern: RegExp; after: string; isSure: boolean }[]
}

const STREETS: Readonly<Record<string, string>> = {
  street: 'st',
  road: 'rd',
  lane: 'ln',
  avenue: 'ave',
  drive: 'dr',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  boulevard: 'blvd',
  terrace: 'ter',
  crescent: 'cres',
  close: 'cl',
  way: 'way',
  hill: 'hill',
  row: 'row',
  park: 'park',
  gardens: 'gdns',
}
const UNITS = /^(?:apt|apartment|unit|flat|suite|ste|floor|fl|room|no|number|#|box|po|p\.?o\.?)\b/i

/** A word that everybody uses is private only with its capital. */
function wayOf(part: string, after = ''): PrivateWord['ways'][number] {
  const isSure = part.includes(' ') || !wordsOf(part).every(isEasy)
  return { pattern: namePattern(part, isSure), after, isSure }
}

function namesOf(name: string): PrivateWord[] {
  const [, ...parts] = nameParts(name)
  return parts.map((real) => ({ real, ways: [wayOf(real)] }))
}

function placesOf(line: string): PrivateWord[] {
  return line.split(/[,;/]/).flatMap((piece): PrivateWord[] => {
    const words = piece.trim().split(/\s+/)
    while (words.length > 0 && /^[#\d]/.test(words[0] ?? '') && words.length > 2) words.shift()
    while (words.length > 1 && /^#?\d+\w?$/.test(words[0] ?? '')) words.shift()
    if (UNITS.test(words[0] ?? '') || !/\p{L}{2}/u.test(words.join(' '))) return []
    const last = (words.at(-1) ?? '').toLowerCase().replace(/\.$/, '')
    const type = Object.keys(STREETS).find((full) => full === last || STREETS[full] === last)
    if (type === undefined || words.length === 1) return [{ real: words.join(' '), ways: [wayOf(words.join(' '))] }]
    const real = words.slice(0, -1).join(' ')
    const full = type.replace(/^./, (letter) => letter.toUpperCase())
    const whole = [type, STREETS[type] ?? type].map((end) => wayOf(`${real} ${end}`, ` ${full}`))
    return [{ real, ways: wordsOf(real).every(isEasy) ? whole : [...whole, wayOf(real)] }]
  })
}

/** Those that stand in these texts. */
export function privateWordsIn({ names, places }: PrivateWords, texts: string): PrivateWord[] {
  const plain = texts.normalize('NFD')
  return [...names.flatMap(namesOf), ...places.flatMap(placesOf)].filter(({ ways }) =>
    ways.some(({ pattern }) => plain.search(pattern) >= 0),
  )
}

export const codePatterns = ({ codes }: PrivateWords): RegExp[] =>
  codes.filter((code) => code.length > 2).map((code) => namePattern(code, true))
