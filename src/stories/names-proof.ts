// Where each name stands in a story, spelt exactly as its owner is; and where it is spelt almost so.

import { saidName } from '../stage/said-name.ts'

export interface ProofPage {
  page_number: number
  text_content: string
}

/** One occurrence, with a few words around it. */
export interface NamePlace {
  number: number
  /** Where in the text of its page. */
  at: number
  before: string
  spelling: string
  after: string
}

export interface NameProof {
  name: string
  /** Every one, in their order. */
  places: NamePlace[]
  /** The same letters with other accents or apostrophes. */
  others: { spelling: string; places: NamePlace[] }[]
}

export const pagesWith = (places: readonly NamePlace[]) => [...new Set(places.map(({ number }) => number))]

export function proveNames(names: readonly string[], pages: readonly ProofPage[]): NameProof[] {
  const asked = [...new Set(names.map((name) => name.normalize('NFC').trim()))].filter(Boolean)
  const forms = new Map(asked.map((name) => [name, formsOf(name)]))
  const pattern = patternOf([...forms.values()].flat())
  const found = pages.flatMap((page) => placesOn(page, pattern))
  const spelt = new Set([...forms.values()].flat())
  return asked.map((name) => {
    const own = forms.get(name) ?? [name]
    const alike = new Set(own.map(plainAlike))
    const near = found.filter(({ spelling }) => !spelt.has(spelling) && alike.has(plainAlike(spelling)))
    const others = [...new Set(near.map(({ spelling }) => spelling))].map((spelling) => ({
      spelling,
      places: near.filter((place) => place.spelling === spelling),
    }))
    return { name, places: found.filter(({ spelling }) => own.includes(spelling)), others }
  })
}

/** As it was typed, as it is printed, and as it is said for short. */
function formsOf(name: string): string[] {
  const { full, short } = saidName(name)
  return [...new Set([name, full, short])].filter(Boolean)
}

/** So many letters of its line are shown on either side of a name. */
const around = 40

function placesOn({ page_number: number, text_content: text }: ProofPage, pattern: RegExp | undefined): NamePlace[] {
  if (!pattern) return []
  const whole = text.normalize('NFC')
  return [...plainAlike(whole).matchAll(pattern)].map(({ index, 0: match }) => {
    const end = index + match.length
    return {
      number,
      at: index,
      before: lastWords(whole.slice(0, index)),
      spelling: whole.slice(index, end),
      after: firstWords(whole.slice(end)),
    }
  })
}

function lastWords(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return line.length <= around ? line : `…${line.slice(-around).replace(/^\S*(?=\s)/u, '')}`
}

function firstWords(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return line.length <= around ? line : `${line.slice(0, around).replace(/(?<=\s)\S*$/u, '')}…`
}

/** The longest first: in 'Anne-Marie' nobody means Anne. */
function patternOf(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined
  const longest = [...new Set(names.map(plainAlike))].toSorted((one, other) => other.length - one.length)
  return new RegExp(longest.map(wholeWord).join('|'), 'gu')
}

function wholeWord(name: string): string {
  const [first = '', last = ''] = [[...name].at(0), [...name].at(-1)]
  return `${isSpaced(first) ? before : ''}${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}${isSpaced(last) ? after : ''}`
}

const before = String.raw`(?<![\p{L}\p{M}\p{N}])`
const after = String.raw`(?![\p{L}\p{M}\p{N}])`

/** Words of these scripts stand without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const isSpaced = (letter: string) => /[\p{L}\p{M}\p{N}]/u.test(letter) && !unspaced.test(letter)

/** Without accents, one apostrophe for all; letter for letter, so that what is found in it stands at the same place in the text. */
function plainAlike(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (letter) => {
    if (letter === '’' || letter === 'ʼ') return "'"
    const [bare = letter] = letter.normalize('NFD')
    return bare.length === letter.length ? bare : letter
  })
}
