// What is said about a noun, before it and after it: colours, patterns, pictures, sides and places.
import { MOTIFS, PRINTS, type Motif } from '../../../stage/finer-look.data.ts'
import { PROPS } from '../../../stage/things/cards.ts'
import { COUNT_WORDS } from '../look-words.data.ts'
import type { Token } from '../look-phrases.ts'
import { nounAt } from './noun-at.ts'
import { colorAt, endsAt, note, wordOf } from './said-words.ts'
import { bracketed, DETAIL, isNoNoun, LED_BY, likened, SHAPED, told, type Onward } from './told.ts'
import { phrase, placed, placedBefore, type Said } from './said.ts'
import { MOTIF_WORDS, PRINT_WORDS, SOFT_WORDS } from './finer-words.data.ts'

const split = (words: Readonly<Record<string, string>>) =>
  new Map(Object.entries(words).flatMap(([names, value]) => names.split('|').map((name) => [name, value] as const)))
const PRINTED = split(PRINT_WORDS)
const PICTURES = split(MOTIF_WORDS)
const SOFT: ReadonlySet<string> = new Set(SOFT_WORDS.split('|'))
const JOINS: ReadonlySet<string> = new Set(['and', '&', '/', '+'])

const plain = (print: string | undefined) => PRINTS.find((one) => one === print)

export function motifOf(words: string): Motif | undefined {
  const known = PICTURES.get(words)
  if (known) return known
  const one = words.replace(/(?<=[a-z]{2})s$/, '')
  return (
    MOTIFS.find((motif) => motif === words || motif === one) ??
    PROPS.find((prop) => prop === words.replaceAll(' ', '-') || prop === one.replaceAll(' ', '-'))
  )
}

/** How many words, from this one backward, say something of the noun; the first of these that does. */
type Step = (tokens: readonly Token[], at: number, said: Said) => number

const BACKWARD: readonly Step[] = [
  (tokens, at, said) => {
    for (let long = 4; long > 0; long -= 1)
      if (at - long >= -1 && LED_BY.test(phrase(tokens, at - long + 1, at + 1))) {
        said.soft.push(...phrase(tokens, at - long + 1, at + 1).split(' '))
        return long
      }
    return 0
  },
  (tokens, at, said) => {
    const shape = phrase(tokens, at - 1, at + 1)
    if (!SHAPED.test(shape)) return 0
    said.soft.push(shape)
    return 2
  },
  (tokens, at, said) => {
    const color = colorAt(tokens, at, true)
    if (color) said.colors.unshift(color.words)
    return color ? at + 1 - color.from : 0
  },
  (tokens, at, said) => {
    const two = phrase(tokens, at - 1, at + 1)
    const print = plain(PRINTED.get(two) ?? PRINTED.get(wordOf(tokens, at)))
    if (!print || said.print !== undefined) return 0
    said.print = print
    return PRINTED.has(two) ? 2 : 1
  },
  (tokens, at, said) => {
    const word = wordOf(tokens, at)
    if (word !== 'left' && word !== 'right') return 0
    said.side = word
    return 1
  },
  (tokens, at, said) => {
    const isPair = JOINS.has(wordOf(tokens, at)) && colorAt(tokens, at - 1, true) !== undefined
    return isPair && (said.colors.length > 0 || said.print !== undefined) ? 1 : 0
  },
  (tokens, at, said) => {
    const word = wordOf(tokens, at)
    if (!/^\d{1,2}$/.test(word) || !/^(?:number|no)$/.test(wordOf(tokens, at - 1))) return 0
    said.text = word
    return 2
  },
  (tokens, at, said) => {
    const word = wordOf(tokens, at)
    const count = COUNT_WORDS[word] ?? (/^\d$/.test(word) ? Number(word) : undefined)
    if (count !== undefined) said.count = count
    return count === undefined ? 0 : 1
  },
  (tokens, at, said) => {
    const word = wordOf(tokens, at)
    if (!SOFT.has(word) && word !== 'hair') return 0
    said.soft.push(word)
    return 1
  },
  (tokens, at, said) => placedBefore(tokens, at, said),
  (tokens, at, said) => {
    const word = wordOf(tokens, at)
    const isPicture = PICTURES.has(word) || MOTIFS.some((one) => one === word)
    const motif = said.motif === undefined && isPicture ? motifOf(word) : undefined
    if (motif) said.motif = motif
    return motif ? 1 : 0
  },
]

/** Backward from the noun, as far as the words say something of it. */
export function before(tokens: readonly Token[], noun: number, free: (at: number) => boolean, said: Said): void {
  for (let at = noun - 1; at >= 0 && free(at);) {
    const long = BACKWARD.reduce((found, step) => (found > 0 ? found : step(tokens, at, said)), 0)
    if (long === 0) return
    note(said, at - long + 1, at + 1)
    at -= long
  }
}

const NONE_USED: ReadonlySet<number> = new Set()

/** The motif, the pattern or the number that "with" leads to. */
function carried(tokens: readonly Token[], at: number, said: Said): number {
  let i = at
  const own: string[] = []
  for (; i < tokens.length;) {
    const word = tokens[i]?.word ?? ''
    const color = colorAt(tokens, i, false)
    if (color) {
      own.push(color.words)
      i = color.to
    } else if (/^(?:a|an|the|little|big|small|tiny|faded|white|some|many|huge|giant|cute|number|silver)$/.test(word))
      i += 1
    else break
  }
  for (let long = 2; long > 0; long -= 1) {
    const words = phrase(tokens, i, i + long)
    const print = plain(PRINTED.get(words))
    const motif = motifOf(words)
    const number =
      /^(?:\d{1,2}|[a-z])$/.test(words) && tokens[i - 1]?.word === 'number' ? words.toUpperCase() : undefined
    if (number) said.text = number
    else if (motif && !(print && print === 'border')) {
      said.motif ??= motif
      if (words.endsWith('s') && words !== motif) said.print ??= 'motifs'
    } else if (print) said.print ??= print
    else continue
    said.colors.push(...own)
    let end = i + long
    if (nounAt(tokens, end, NONE_USED)) return at
    for (const tail of ['on it', 'on the front', 'on front', 'on them', 'on', 'on top', 'in it', 'all over'])
      if (phrase(tokens, end, end + tail.split(' ').length) === tail && (tail !== 'on' || endsAt(tokens, end + 1))) {
        end += tail.split(' ').length
        break
      }
    note(said, at, end)
    return end
  }
  return at
}

/** "in navy", ", black", "(orange rims)". */
const colored: Onward = (tokens, at, said, free) => {
  const word = wordOf(tokens, at)
  const isLed = [',', '(', 'in', '/', 'and', '&'].includes(word)
  const start = isLed ? at + 1 : at
  const color = said.colors.length < 3 && free(start) ? colorAt(tokens, start, false) : undefined
  const isNext = (word === 'and' || word === '&') && said.colors.length === 0
  const detail = color && DETAIL.test(wordOf(tokens, color.to)) ? 1 : 0
  const isDone = endsAt(tokens, (color?.to ?? at) + detail) || (word === 'in' && isNoNoun(tokens, color?.to ?? at))
  if (!color || isNext || !isDone) return at
  said.colors.push(color.words)
  const end = color.to + detail
  note(said, isLed && word !== ',' ? at : color.from, end)
  return word === '(' && wordOf(tokens, end) === ')' ? end + 1 : end
}

/** "with ducks", "w/ a panda on the front", "(with sharks on)". */
const led: Onward = (tokens, at, said) => {
  const first = /^[(,]$/.test(wordOf(tokens, at)) ? at + 1 : at
  if (!/^(?:with|w|w\/|covered)$/.test(wordOf(tokens, first))) return at
  const lead = wordOf(tokens, first + 1) === '/' ? first + 2 : first + 1
  const end = carried(tokens, lead, said)
  if (end === lead) return at
  note(said, at, lead)
  return end
}

const patterned: Onward = (tokens, at, said) => {
  const word = wordOf(tokens, at)
  const print = said.print === undefined && word !== 'flower' && word !== 'star' ? plain(PRINTED.get(word)) : undefined
  if (!print) return at
  said.print = print
  note(said, at, at + 1)
  return at + 1
}

/** ", right side". */
const isSide = (tokens: readonly Token[], at: number) => {
  const long = /^, (?:left|right) sides?$/.test(phrase(tokens, at, at + 3))
    ? 3
    : /^, (?:left|right)$/.test(phrase(tokens, at, at + 2))
      ? 2
      : 0
  return long > 0 && endsAt(tokens, at + long)
}

const somewhere: Onward = (tokens, at, said) => {
  const isBracket = wordOf(tokens, at) === '(' || isSide(tokens, at)
  const end =
    placed(tokens, isBracket ? at + 1 : at, said) ??
    (wordOf(tokens, at) === '(' ? placed(tokens, at + 1, said, true) : undefined)
  if (end === undefined) return at
  note(said, at, end)
  return isBracket && wordOf(tokens, end) === ')' ? end + 1 : end
}

/** Forward from behind the noun. */
export function after(tokens: readonly Token[], from: number, free: (at: number) => boolean, said: Said): void {
  let at = from
  for (let turns = 0; turns < 6 && free(at); turns += 1) {
    const next = [likened, told, bracketed, colored, led, patterned, somewhere].reduce(
      (end, step) => (end > at ? end : step(tokens, at, said, free)),
      at,
    )
    if (next === at) return
    at = next
  }
}
