// Words that say something of a noun: colours, patterns, pictures, numbers; wherever in a text they stand.
import { MOTIFS, PRINTS, type Motif, type Print } from '../../../stage/finer-look.data.ts'
import { PROPS } from '../../../stage/things/cards.ts'
import { COLOR_PAINTS } from '../look-colors.data.ts'
import type { Token } from '../look-tokens.ts'
import { MOTIF_WORDS, PRINT_WORDS } from './words/pattern-words.data.ts'
import { phrase, type Said } from './said.ts'

export const split = (words: Readonly<Record<string, string>>) =>
  new Map(Object.entries(words).flatMap(([names, value]) => names.split('|').map((name) => [name, value] as const)))

const PRINTED = split(PRINT_WORDS)
const PICTURES = split(MOTIF_WORDS)
// Of a cloth a rainbow is a pattern.
const COLORS: ReadonlySet<string> = new Set(
  Object.keys(COLOR_PAINTS)
    .flatMap((names) => names.split('|'))
    .filter((name) => name !== 'rainbow'),
)

export interface Found<T> {
  is: T
  from: number
  to: number
}

export const wordOf = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

export function note(said: Said, from: number, to: number): void {
  for (let i = from; i < to; i += 1) said.used.add(i)
}

export const endsAt = (tokens: readonly Token[], at: number) =>
  at >= tokens.length ||
  /^(?:[,.;:)(!?&+–—-]|and|with|w|on|has|wears|but|over|under|which|that|to|for|from)$/.test(wordOf(tokens, at))

const typedAs = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((token) => token.typed)
    .join(' ')

/** The longest run of words, from here onward or back, that is one of these; as it is spelt or as it was typed. */
function longest<T>(
  tokens: readonly Token[],
  at: number,
  back: boolean,
  most: number,
  sense: (words: string) => T | undefined,
): Found<T> | undefined {
  for (let long = most; long > 0; long -= 1) {
    const [from, to] = back ? [at - long + 1, at + 1] : [at, at + long]
    if (from < 0 || to > tokens.length) continue
    const is = sense(phrase(tokens, from, to)) ?? sense(typedAs(tokens, from, to))
    if (is !== undefined) return { is, from, to }
  }
  return undefined
}

/** The words that any of these hold: a text is mostly of others. */
const wordsOf = (names: Iterable<string>): ReadonlySet<string> => new Set([...names].flatMap((name) => name.split(' ')))
const COLOR_WORDS = wordsOf(COLORS)
const PRINT_PARTS = wordsOf(PRINTED.keys())
const isPart = (words: ReadonlySet<string>, token: Token | undefined) =>
  token !== undefined && (words.has(token.word) || words.has(token.typed))

/** Lemons are fruit, lemon is a colour. */
const isFruit = (token: Token | undefined) => token !== undefined && token.typed === `${token.word}s`

export const colorAt = (tokens: readonly Token[], at: number, back: boolean) =>
  isPart(COLOR_WORDS, tokens[at]) && !isFruit(tokens[at])
    ? longest(tokens, at, back, 3, (words) => (COLORS.has(words) ? words : undefined))
    : undefined

const printOf = (words: string): Print | undefined => PRINTS.find((one) => one === PRINTED.get(words))
export const printAt = (tokens: readonly Token[], at: number, back: boolean) =>
  isPart(PRINT_PARTS, tokens[at]) ? longest(tokens, at, back, 3, printOf) : undefined

/** Things that are parts of clothes are no pictures on them. */
const PARTS =
  /^(?:buttons?|bows?|hoods?|bells?|straps?|collars?|caps?|hats?|bags?|socks?|boots|ropes?|wool|glasses|coats?|masks?|spring)$/

export function motifOf(words: string): Motif | undefined {
  if (PARTS.test(words)) return undefined
  const known = PICTURES.get(words)
  if (known) return known
  const one = words.replace(/(?<=[a-z]{2})s$/, '')
  return (
    PICTURES.get(one) ??
    MOTIFS.find((motif) => motif === words || motif === one) ??
    PROPS.find((prop) => prop === words.replaceAll(' ', '-') || prop === one.replaceAll(' ', '-'))
  )
}

export const motifAt = (tokens: readonly Token[], at: number, back: boolean) => longest(tokens, at, back, 3, motifOf)

/** Of pictures that everybody calls a picture: "bag" before a noun is no picture of a bag. */
export const plainMotifAt = (tokens: readonly Token[], at: number) =>
  longest(tokens, at, true, 2, (words) => {
    const one = words.replace(/(?<=[a-z]{2})s$/, '')
    if (one === 'eye' || one === 'pin' || one === 'note' || one === 'cross') return undefined
    return PICTURES.has(words) || PICTURES.has(one) || MOTIFS.some((motif) => motif === words || motif === one)
      ? motifOf(words)
      : undefined
  })

/** Many of them: all over. */
export const isMany = (tokens: readonly Token[], { to }: { to: number }) =>
  /[^s]s$/.test(tokens[to - 1]?.typed ?? '') || /(?:ies|xes)$/.test(tokens[to - 1]?.typed ?? '')

/** "number 11", "the letter M", "a 7", "no. 9", "the word ZAP". */
export function textAt(tokens: readonly Token[], at: number): Found<string> | undefined {
  let from = at
  while (/^(?:an?|the|his|her|big|large|huge|little|initial|initials)$/.test(wordOf(tokens, from))) from += 1
  const lead = wordOf(tokens, from)
  const isLed = /^(?:number|no|letter|letters|word|words|#)$/.test(lead)
  const isInitial = /^initials?$/.test(wordOf(tokens, from - 1))
  let to = isLed ? from + 1 : from
  while (/^['"“”‘’.]$/.test(wordOf(tokens, to))) to += 1
  const said = tokens[to]?.typed ?? ''
  // "No. 9", but "no hat".
  const isText = /^\d{1,2}$/.test(said) || (((isLed && lead !== 'no') || isInitial) && /^[a-z]{1,5}$/.test(said))
  if (!isText) return undefined
  const isQuoted = /^['"“”‘’]$/.test(wordOf(tokens, to + 1))
  return { is: said.toUpperCase(), from: at, to: to + (isQuoted ? 2 : 1) }
}
