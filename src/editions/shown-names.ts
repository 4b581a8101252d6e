// Names as a stranger may read them: first names only, or just their first letters when the member wishes it.

import { saidName } from '../stage/said-name.ts'
import { KIN_TITLES, SCHOOL_TITLES } from '../stage/said-name.data.ts'
import type { CharacterType } from '../stage/cast.ts'

export interface Named {
  name: string
  type: CharacterType
}

const people: ReadonlySet<CharacterType> = new Set<CharacterType>(['boy', 'girl', 'man', 'woman'])
const grownUps: ReadonlySet<CharacterType> = new Set<CharacterType>(['man', 'woman'])
/** What stands before a first name and is none. */
const titles: ReadonlySet<string> = new Set(['the', ...KIN_TITLES, ...SCHOOL_TITLES])
const letter = String.raw`[\p{L}\p{M}\p{N}]`

const wordsOf = (name: string) => name.trim().split(/\s+/).filter(Boolean)
const isTitle = (word: string) => titles.has(word.toLowerCase().replace(/\.$/, ''))

/** `Zoë Smith`: Zoë; `Grandma Rose Miller`: Grandma Rose. */
function firstName(name: string): string {
  const words = wordsOf(name)
  const first = words.findIndex((word) => !isTitle(word))
  return first < 0 ? name : words.slice(0, first + 1).join(' ')
}

/** A grown-up may be called Grandma and nothing else; a dog called Prince has no other name. */
function initials(name: string, type: CharacterType): string {
  const words = wordsOf(name)
  const isAllTitles = !grownUps.has(type) && words.every(isTitle)
  return words
    .map((word, at) => (isTitle(word) && !(isAllTitles && at === words.length - 1) ? word : initial(word)))
    .join(' ')
}
const initial = (word: string) =>
  `${(/[\p{L}\p{N}]\p{M}*/u.exec(word.normalize('NFC')) ?? [...word])[0]?.toUpperCase() ?? ''}.`

/** Answers how any text of the book is shown. `surnames`: what the member is called; it stands nowhere, the Smiths are the family. */
export function namesShown(
  cast: readonly Named[],
  surnames: readonly string[],
  hidesName: boolean,
): (text: string) => string {
  const changes = cast.flatMap(({ name, type }) => {
    const first = firstName(name)
    // Animals and robots keep what they are called, until names are hidden.
    const short = people.has(type) || hidesName ? first : name
    const shownAs = (part: string) => (hidesName ? initials(part, type) : part)
    const shown = shownAs(short)
    // The first name may also stand alone where the whole name was given.
    const said = saidName(name, type)
    const nick = said.full.startsWith(said.short) ? shown : shownAs(said.short)
    return [
      [name, shown],
      [short, shown],
      // As the story prints the whole of it, and as it says it for short.
      [said.full, nick],
      [said.short, nick],
    ] as const
  })
  const replaced = new Map<string, string>(changes.filter(([from, to]) => from !== to))
  for (const surname of surnames)
    if (wordsOf(surname).length > 0 && !cast.some(({ name }) => name === surname)) {
      replaced.set(surname, '')
      replaced.set(`${surname}s`, 'family')
    }
  if (replaced.size === 0) return (text) => text
  const longest = [...replaced.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(longest.map(wholeWord).join('|'), 'giu')
  const lookUp = new Map([...replaced].map(([from, to]) => [plain(from), to]))
  return (text) =>
    text
      .normalize('NFC')
      .replaceAll(pattern, (found) => shownFor(found, lookUp))
      // 'M.' at the end of a sentence keeps one full stop; a surname that went leaves no gap.
      .replaceAll(/(\p{Lu})\.\./gu, '$1.')
      .replaceAll(/ +([,.!?;:])/g, '$1')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
}

/** The name itself, several of them, or its letters one by one. */
function shownFor(found: string, lookUp: ReadonlyMap<string, string>): string {
  const said = plain(found)
  const together = said.replaceAll(apart, '')
  return (
    [said, said.replace(/s$/, ''), together, together.replace(/s$/, '')].map((key) => lookUp.get(key)).find(isText) ??
    found
  )
}
const isText = (shown: string | undefined) => shown !== undefined

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ')

/** Words of these scripts stand without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

const signs = /[\\^$.*+?()[\]{}|]/g
/** Between letters that are spelt out. */
const apart = /[\s.·•_*-]+/g

function wholeWord(name: string): string {
  const body = name
    .normalize('NFC')
    .replaceAll(signs, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  if (unspaced.test(name)) return body
  const letters = [...name.normalize('NFC').replaceAll(/\s+/g, '')].map((one) => one.replaceAll(signs, String.raw`\$&`))
  const spelt = letters.length > 2 ? `|${letters.join(apart.source)}` : ''
  return `(?<!${letter})(?:${body}${spelt})s?(?!${letter})`
}
