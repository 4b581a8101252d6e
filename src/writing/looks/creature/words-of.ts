// The reader's own words: what is typed about a creature, word by word, in its right spelling, without what says nothing.
import { KINDS, type slipsOf } from '../look-lexicon.ts'
import { tokensOf, type Token } from '../look-tokens.ts'

/** Each word by itself, of tables whose keys hold several. */
export const spread = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table).flatMap(([words, value]) => words.split('|').map((word) => [word, value] as const)))

/** Said of a part, and nothing by itself: "all 4 of her paws". */
const EMPTY = /^(?:a|an|the|his|her|its|their|my|our|is|are|of|very|really|s|he|she|it)$/

export interface Word extends Token {
  /** As it was typed, in lower case. */
  raw: string
}

export interface Vocabulary {
  words: ReadonlySet<string>
  slipped: ReturnType<typeof slipsOf>
}

export function wordsOf(text: string, { words: known, slipped }: Vocabulary): Word[] {
  return tokensOf(text).map((token) => {
    const raw = text.slice(token.from, token.to).toLowerCase().replaceAll('’', "'")
    if (known.has(raw)) return { ...token, raw, word: raw }
    if (known.has(token.word) || KINDS.has(token.word) || raw.length < 7) return { ...token, raw }
    return { ...token, raw, word: slipped(raw) ?? token.word }
  })
}

export interface Found<T> {
  value: T
  from: number
  end: number
}

/** The longest that the table has from here on; small words between are passed over: "tip of the tail". */
export function longest<T>(words: readonly Word[], at: number, table: ReadonlyMap<string, T>): Found<T> | undefined {
  let said = ''
  let best: Found<T> | undefined
  for (let end = at, count = 0; end < words.length && count < 5; end += 1) {
    const word = words[end]?.word ?? ''
    if (end > at && EMPTY.test(word) && table.get(`${said} ${word}`) === undefined && word !== 'of') continue
    said = said === '' ? word : `${said} ${word}`
    count += 1
    const value = table.get(said)
    if (value !== undefined) best = { value, from: at, end: end + 1 }
  }
  return best
}

export const isEmpty = (word: Word | undefined): boolean => word !== undefined && EMPTY.test(word.word)
