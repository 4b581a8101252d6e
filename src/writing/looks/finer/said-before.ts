// What is said of a noun before it: "a blue and white striped", "two little", "her number 7".
import { COUNT_WORDS } from '../look-words.data.ts'
import type { Token } from '../look-tokens.ts'
import { SOFT_OF, SOFT_WORDS } from './words/finer-words.data.ts'
import { colorAt, isMany, note, plainMotifAt, printAt, wordOf } from './said-words.ts'
import { phrase, placedBefore, type Said } from './said.ts'
import { LED_BY, SHAPED } from './told.ts'

const SOFT: ReadonlySet<string> = new Set(SOFT_WORDS.split('|'))
const JOINS: ReadonlySet<string> = new Set(['and', '&', '/', '+'])
const SOFT_FOR: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SOFT_OF).map(([kind, words]) => [kind, new Set(words.split('|'))]),
)
const ALL_OVER = /^(?:print|printed|pattern|patterned|themed|covered|design|motif)$/

/** How many words, from this one backward, say something of the noun. */
type Step = (tokens: readonly Token[], at: number, said: Said, kind: string) => number

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
    const print = said.print === undefined ? printAt(tokens, at, true) : undefined
    if (print) said.print = print.is
    return print ? at + 1 - print.from : 0
  },
  (tokens, at, said) => {
    const color = colorAt(tokens, at, true)
    if (color) said.colors.unshift(color.is)
    return color ? at + 1 - color.from : 0
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
    if (!/^\d{1,2}$/.test(word) || !/^(?:number|no|#)$/.test(wordOf(tokens, at - 1))) return 0
    said.text = word
    return 2
  },
  (tokens, at, said) => {
    const word = wordOf(tokens, at)
    const count = COUNT_WORDS[word] ?? (/^\d$/.test(word) ? Number(word) : undefined)
    if (count !== undefined) said.count = count
    return count === undefined ? 0 : 1
  },
  (tokens, at, said, kind) => {
    const word = wordOf(tokens, at)
    if (!SOFT.has(word) && word !== 'hair' && SOFT_FOR.get(kind)?.has(word) !== true) return 0
    said.soft.push(word)
    return 1
  },
  (tokens, at, said) => placedBefore(tokens, at, said),
  (tokens, at, said) => {
    const isOver = ALL_OVER.test(wordOf(tokens, at))
    const found = said.motif === undefined ? plainMotifAt(tokens, isOver ? at - 1 : at) : undefined
    if (!found) return 0
    said.motif = found.is
    if (isOver || isMany(tokens, found)) said.print ??= 'motifs'
    return at + 1 - found.from
  },
  (tokens, at, said) => {
    // "Red flowers on her jeans".
    if (wordOf(tokens, at) !== 'on' || said.motif !== undefined || said.print !== undefined) return 0
    const print = printAt(tokens, at - 1, true)
    const motif = print ? undefined : plainMotifAt(tokens, at - 1)
    const found = print ?? motif
    if (!found) return 0
    if (motif) said.motif = motif.is
    if (print) said.print = print.is
    else if (isMany(tokens, found)) said.print = 'motifs'
    let from = found.from
    for (let ink = colorAt(tokens, from - 1, true); ink; ink = colorAt(tokens, from - 1, true)) {
      said.inks.unshift(ink.is)
      from = ink.from
    }
    return at + 1 - from
  },
  (tokens, at, said, kind) => {
    const token = tokens[at]
    if (!token?.isLoud || said.text !== undefined || !/^(?:top|worn)$/.test(kind)) return 0
    said.text = token.typed.toUpperCase()
    return 1
  },
  (tokens, at, said) =>
    ALL_OVER.test(wordOf(tokens, at)) && said.print === undefined && printAt(tokens, at - 1, true) ? 1 : 0,
]

/** Backward from the noun, as far as the words say something of it. */
export function before(
  tokens: readonly Token[],
  noun: number,
  free: (at: number) => boolean,
  said: Said,
  kind: string,
): void {
  for (let at = noun - 1; at >= 0 && free(at);) {
    const long = BACKWARD.reduce((found, step) => (found > 0 ? found : step(tokens, at, said, kind)), 0)
    if (long === 0) return
    note(said, at - long + 1, at + 1)
    at -= long
  }
}
