// Hears what is drawn of a creature only where it is said, noun by noun over the whole text; what is left goes to the reader of phrases.
import { KINDS } from '../look-lexicon.ts'
import type { HeardLook, Sitter } from '../heard-look.ts'
import { after, before, isEnd, missingAt, PAINTS, type About } from './about.ts'
import type { Heard } from './heard-animal.ts'
import { formsOf, type Noun, nouns, vocabulary } from './nouns.ts'
import { keepNoun } from './keep-noun.ts'
import { toldAt } from './told-beside.ts'
import { hearHalves, hearPair, hearSize } from './whole-phrases.ts'
import { longest, wordsOf, type Word } from './words-of.ts'

export interface Animal {
  /** What is left to be read, in its places. */
  rest: string
  heard: string[]
  near: { said: string; drawn: string }[]
}

const DENY = /^(?:no|not|without|never|doesn't|doesnt|hasn't|hasnt|isn't|dont|don't|lost)$/

const ALL = () => true

/** `only`: the nouns that are read, where not all are. */
export function hearAnimal(text: string, who: Sitter, look: HeardLook, only: (noun: Noun) => boolean = ALL): Animal {
  const words = wordsOf(text, vocabulary())
  const used = new Set<number>()
  const hearing: Heard = { text, look, type: who.type, words, last: undefined }
  const animal: Animal = { rest: text, heard: [], near: [] }
  const isAll = only === ALL
  const end = (taken: readonly number[], drawn?: string) => {
    const [from, to] = [words[Math.min(...taken)]?.from ?? 0, words[Math.max(...taken)]?.to ?? 0]
    for (const i of taken) used.add(i)
    if (drawn === undefined) animal.heard.push(text.slice(from, to))
    else animal.near.push({ said: wholeOf(text, words, taken, used), drawn })
  }
  for (let at = 0; at < words.length; at += 1) {
    if (used.has(at)) continue
    const whole = isAll ? wholeAt(hearing, at, used) : undefined
    if (whole) {
      end([...Array(whole - at).keys()].map((k) => at + k))
      continue
    }
    const noun = longest(words, at, nouns())
    if (!noun || !only(noun.value)) continue
    const found = hearNoun(hearing, noun, used)
    if (found) end(found.taken, found.drawn)
    at = Math.max(at, noun.end - 1)
  }
  for (const i of used) {
    const word = words[i]
    if (word)
      animal.rest = animal.rest.slice(0, word.from) + '|'.padEnd(word.to - word.from) + animal.rest.slice(word.to)
  }
  return animal
}

/** What takes more words than a noun. */
const wholeAt = (hearing: Heard, at: number, used: ReadonlySet<number>): number | undefined =>
  hearSize(hearing.words, at, hearing.look) ??
  hearHalves(hearing, hearing.words, at) ??
  hearPair(hearing, at) ??
  toldAt(hearing, at, used)

const KIND = /^(?:dog|puppy|pup|cat|kitten|rabbit|bunny|horse|pony)$/

/** With its article, and the kind that goes without saying: "a golden retriever puppy". */
function wholeOf(text: string, words: readonly Word[], taken: readonly number[], used: Set<number>): string {
  let [first, last] = [Math.min(...taken), Math.max(...taken)]
  if (/^an?$/.test(words[first - 1]?.word ?? '')) used.add((first -= 1))
  if (KIND.test(words[last + 1]?.word ?? '')) used.add((last += 1))
  return text.slice(words[first]?.from, words[last]?.to)
}

interface Place {
  value: Noun
  from: number
  end: number
}

function hearNoun(hearing: Heard, noun: Place, used: ReadonlySet<number>) {
  const { words } = hearing
  const isFree = (i: number) => !used.has(i) && /^[\p{L}\p{N}&+/]/u.test(words[i]?.raw ?? '')
  const forms = formsOf(noun.value)
  const isWhole = noun.value.kind !== 'part' && noun.value.kind !== 'counted' && noun.value.kind !== 'coat-noun'
  const about: About = isWhole
    ? { paints: [], isOne: false, forms: [], used: new Set<number>() }
    : before(words, noun.from, isFree, forms)
  const patterned =
    noun.value.kind === 'pattern' || noun.value.kind === 'mark' ? before(words, noun.from, isFree, forms) : about
  const said = isWhole ? noun.end : after(words, noun.end, isFree, patterned, forms)
  const gone = isWhole ? undefined : missingAt(words, said)
  const stop = gone ?? said
  if (gone !== undefined) patterned.isMissing = true
  const first = Math.min(noun.from, ...patterned.used)
  const denied = deniedFrom(words, first)
  // "Flopped over one eye" says nothing of the number.
  if (noun.value.kind === 'counted' && KINDS.get(words[first - 1]?.word ?? '')?.has('link')) return undefined
  const sure =
    isWhole || (isClean(words, first, patterned, used) && (isDone(words, stop, used) || isOfKind(words, stop)))
  if (!sure) return undefined
  const kept = keepNoun(hearing, noun, { ...patterned, end: stop }, denied !== undefined)
  if (!kept) return undefined
  const taken = new Set([...patterned.used, ...(kept.used ?? [])])
  for (let i = noun.from; i < noun.end; i += 1) taken.add(i)
  for (let i = said; i < stop; i += 1) taken.add(i)
  for (let i = denied ?? first; i < first; i += 1) taken.add(i)
  hearing.last = { about: patterned, end: Math.max(...taken) + 1 }
  return { taken: [...taken].filter((i) => !used.has(i)), drawn: kept.drawn }
}

/** Where "no", "without any" begins before it. */
function deniedFrom(words: readonly Word[], first: number): number | undefined {
  for (const back of [1, 2])
    if (
      DENY.test(words[first - back]?.word ?? '') &&
      (back === 1 || /^(?:a|an|any|have|has|the|her|his|its)$/.test(words[first - 1]?.word ?? ''))
    )
      return first - back
  return undefined
}

const BOUNDARIES = ['split', 'link', 'not', 'or', 'idle']

/** Nothing before it that was not understood: a moth's wings are no wings. */
function isClean(words: readonly Word[], first: number, about: About, used: ReadonlySet<number>): boolean {
  const word = words[first - 1]
  if (!word || used.has(first - 1) || !/^[\p{L}\p{N}]/u.test(word.raw) || DENY.test(word.word)) return true
  const kinds = KINDS.get(word.word)
  if (kinds && BOUNDARIES.some((kind) => kinds.has(kind))) return true
  const isSaid =
    about.paints.length > 0 || about.count !== undefined || about.forms.length > 0 || about.coat !== undefined
  return isSaid && kinds !== undefined && ['species', 'breed', 'part', 'eyes'].some((kind) => kinds.has(kind))
}

/** "Two headed monster", "three legged greyhound": the kind comes after. */
const isOfKind = (words: readonly Word[], at: number): boolean =>
  /ed$/.test(words[at - 1]?.word ?? '') &&
  ['species', 'breed'].some((kind) => KINDS.get(words[at]?.word ?? '')?.has(kind) === true)

/** Its phrase ends there, or the next begins. */
function isDone(words: readonly Word[], at: number, used: ReadonlySet<number>): boolean {
  const kinds = KINDS.get(words[at]?.word ?? '')
  if (words[at]?.word === 'inside') return false
  return (
    isEnd(words, at) ||
    used.has(at) ||
    /^\d+$/.test(words[at]?.raw ?? '') ||
    kinds?.has('count') === true ||
    longest(words, at, PAINTS) !== undefined
  )
}
