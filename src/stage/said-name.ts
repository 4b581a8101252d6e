// How a typed name is said: printed as people write names, whole once or twice, then short: “Finn O’Brien”, and “Finn”.
import {
  FAMILY_FIRST,
  FAMILY_STARTS,
  KIN_TITLES,
  NOT_SYLLABLES,
  ONE_WITH_NEXT,
  PARTICLES,
  SCHOOL_TITLES,
  SECOND_NAMES,
  SHORT_NAMES,
  SUFFIXES,
} from './said-name.data.ts'
import type { CharacterType } from './cast.ts'

export interface SaidName {
  full: string
  /** The same where nothing of the name is sure to be left out. */
  short: string
}

const PEOPLE: ReadonlySet<CharacterType> = new Set(['boy', 'girl', 'man', 'woman'])
const PICTOGRAPHS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?<=\p{Extended_Pictographic})\u200d/gu
const NICKNAME =
  /["“”„«]\s*([^"“”„«»]+?)\s*["“”»]|(?<=^|\s)['‘]\s*(\p{L}[^'‘’]*?)\s*['’](?=$|\s)|[(（]\s*([^()（）]*?)\s*[)）]/u
const ALSO = /^(?:aka|a\.k\.a\.|called|known as|nickname:?|or)\s+/iu
/** Scripts that begin a name with a capital. */
const CASED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u
const ROMAN = /^(?:II|III|IV|VI|VII|VIII)$/
/** One syllable as pinyin spells it. */
const SYLLABLE =
  /^(?:[zcs]h?|[bpmfdtnlgkhjqxryw])?(?:i?ang|i?ong|uang|[ae]ng|ing|[iu]?an|[eiu]n|i?ao|u?ai|ei|ui|ou|iu|i[ae]|u[aoe]|[aoeiu])$/

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}|[.,]/gu, '')
    .toLowerCase()
const upperFirst = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('en'))

/** Typewriter marks as a printer sets them. */
export function printedApostrophes(text: string): string {
  return text.replaceAll(
    /(?<=[\p{L}\p{M}\p{N}])['`´ʼ](?=[\p{L}\p{M}])|(?<=[\p{L}\p{M}])['`´ʼ](?=$|[\s,.;:!?)…])/gu,
    '’',
  )
}

/** o'brien: O’Brien; mcdonald: McDonald; noor-ul-ain: Noor-ul-Ain. */
function titled(word: string): string {
  return word
    .toLocaleLowerCase('en')
    .split('-')
    .map((part, at) => (at > 0 && PARTICLES.has(plain(part)) && part.length < 4 ? part : upperFirst(part)))
    .join('-')
    .replace(/^(\p{L}[’'])(\p{Ll})/u, (_, first: string, next: string) => first + next.toUpperCase())
    .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, next: string) => `Mc${next.toUpperCase()}`)
}

const isShouted = (word: string) => /^(?:\P{L}*\p{Lu}){2}/u.test(word) && !/\p{Ll}/u.test(word)
const isInitials = (word: string) =>
  /^(?:\p{Lu}\.?-?){1,3}$/u.test(word) &&
  (word.includes('.') || !/[AEIOUY]/.test(word) || (word.length === 2 && !SHORT_NAMES.has(plain(word))))

/** Capitals as people write names: what somebody has mixed is meant so. */
function capitals(words: readonly string[]): string[] {
  const isSmall = !words.some((word) => /\p{Lu}/u.test(word))
  return words.map((word, at) => {
    if (!CASED.test(word) || /\p{N}/u.test(word) || ROMAN.test(word)) return word
    if (isShouted(word)) return isInitials(word) ? word : titled(word)
    if (at > 0 && PARTICLES.has(plain(word)) && !/\p{Lu}/u.test(word)) return word
    if (isSmall) return titled(word)
    return at === 0 && !PARTICLES.has(plain(word)) && !/\p{Lu}/u.test(word) ? titled(word) : word
  })
}

/** A bracket may also say how old somebody is, or how a name sounds: that is not printed. */
function nicknameIn(name: string): { nick: string; kept: string } {
  const found = NICKNAME.exec(name)
  if (!found) return { nick: '', kept: name }
  const [whole, quoted, marked, bracketed] = found
  const said = (quoted ?? marked ?? bracketed ?? '').replace(ALSO, '').trim()
  const isName = /^\p{L}[\p{L}\p{M}’'. -]{0,19}$/u.test(said) && said.split(' ').length <= 2
  const isSmall = /^\p{Ll}/u.test(said) && /\p{Lu}/u.test(name)
  const isNick = isName && !(bracketed !== undefined && isSmall)
  const shown = bracketed === undefined ? `“${said}”` : `(${said})`
  const kept = name.replace(whole, isNick ? ` ${shown} ` : ' ')
  return { nick: isNick ? said : '', kept }
}

/** How many words of the name are said when it is short; 0: nobody can be sure. */
function saidWords(words: readonly string[]): number {
  const [first = '', second = ''] = words.map(plain)
  const isLatin = words.every((word) => /^[\p{Script=Latin}\p{M}.’'-]+$/u.test(word))
  if (!isLatin)
    return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+(?:[оеё]ва?|ина?|ский|ская|енко|чук|юк)$/u.test(
      words.join(' '),
    )
      ? 1
      : 0
  if (/^\p{L}$/u.test(first) || ONE_WITH_NEXT.has(first) || FAMILY_FIRST.has(first) || PARTICLES.has(first)) return 0
  const isSyllable = (word: string) => SYLLABLE.test(word) && !NOT_SYLLABLES.has(word)
  if (isSyllable(first) && isSyllable(second)) return 0
  if (FAMILY_STARTS.has(second)) return 1
  if (SECOND_NAMES.has(second)) return words.length > 2 ? 2 : 0
  return 1
}

function shortOf(words: readonly string[]): string {
  const bare = words.filter((word, at) => at === 0 || !SUFFIXES.has(plain(word)))
  if (bare.length < 2 || bare.includes('&') || bare.some((word) => /\p{N}|^and$/iu.test(word))) return words.join(' ')
  const title = plain(bare[0] ?? '')
  if (bare.some((word) => /^(?:the|of)$/i.test(word))) return words.join(' ')
  if (SCHOOL_TITLES.has(title)) return bare.length > 2 ? [bare[0], bare.at(-1)].join(' ') : words.join(' ')
  if (KIN_TITLES.has(title)) return bare.slice(0, 2).join(' ')
  const count = saidWords(bare)
  return count === 0 ? bare.join(' ') : bare.slice(0, count).join(' ')
}

/** Animals, robots and the like keep the whole of what they are called, but for a nickname. */
export function saidName(typed: string, type: CharacterType = 'girl'): SaidName {
  const name = typed.normalize('NFC').replaceAll(PICTOGRAPHS, '').replaceAll(/\s+/gu, ' ').trim()
  const { nick, kept } = nicknameIn(printedApostrophes(name))
  const asTyped = type === 'robot' && !/\p{Ll}/u.test(kept)
  const words = kept.split(' ').filter((word) => word !== '')
  const shown = asTyped ? words : capitals(words)
  const full = shown.join(' ')
  if (nick !== '') return { full, short: capitals(nick.split(' ')).join(' ') }
  return { full, short: PEOPLE.has(type) ? shortOf(shown) : full }
}
