// Names as a stranger may read them: first names only, or just their first letters when the member wishes it.

import { saidName } from '../stage/said-name.ts'
import type { CharacterType } from '../stage/cast.ts'

export interface Named {
  name: string
  type: CharacterType
}

const people: ReadonlySet<CharacterType> = new Set<CharacterType>(['boy', 'girl', 'man', 'woman'])
/** What stands before a first name and is none. */
const titles = new Set(
  'grandma grandpa granny grandad granddad grandmother grandfather gran nan nana nanny papa mama mum mom mummy mommy dad daddy mother father aunt auntie aunty uncle cousin sister brother mr mrs miss ms dr doctor professor captain sir lady the little big old baby'.split(
    ' ',
  ),
)
const letter = String.raw`[\p{L}\p{M}\p{N}]`

const wordsOf = (name: string) => name.trim().split(/\s+/).filter(Boolean)
const isTitle = (word: string) => titles.has(word.toLowerCase().replace(/\.$/, ''))

/** `Zoë Smith`: Zoë; `Grandma Rose Miller`: Grandma Rose; animals and robots keep what they are called. */
function firstName({ name, type }: Named): string {
  const words = wordsOf(name)
  if (!people.has(type)) return name
  const first = words.findIndex((word) => !isTitle(word))
  return first < 0 ? name : words.slice(0, first + 1).join(' ')
}

function initials(name: string): string {
  return wordsOf(name)
    .map((word) => (isTitle(word) ? word : `${[...word.normalize('NFC')][0]?.toUpperCase() ?? ''}.`))
    .join(' ')
}

/** Answers how any text of the book is shown. `surnames`: what the member is called; it stands nowhere, the Smiths are the family. */
export function namesShown(
  cast: readonly Named[],
  surnames: readonly string[],
  hidesName: boolean,
): (text: string) => string {
  const changes = cast.flatMap((one) => {
    const short = firstName(one)
    const shown = hidesName && people.has(one.type) ? initials(short) : short
    // The first name may also stand alone where the whole name was given.
    const said = saidName(one.name, one.type)
    const isNick = !said.full.startsWith(said.short)
    const nick = hidesName && people.has(one.type) ? initials(said.short) : said.short
    return [
      [one.name, shown],
      [short, shown],
      // As the story prints the whole of it, and as it says it for short.
      [said.full, isNick ? nick : shown],
      [said.short, isNick ? nick : shown],
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
