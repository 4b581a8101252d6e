// Where a noun begins that has a drawing, or a phrase that says one in many words.
import { once } from '../../../base/once.ts'
import { spelled } from '../look-lexicon.ts'
import type { Token } from '../look-tokens.ts'
import { BODY_PHRASES } from './words/body-phrases.data.ts'
import { BODY_NOUNS } from './words/body-words.data.ts'
import { CLOTHES_NOUNS } from './words/clothes-words.data.ts'
import { tradeNouns } from './dress-for.ts'
import { FACE_NOUNS } from './words/face-words.data.ts'
import { FINER_NOUNS } from './words/finer-words.data.ts'
import { HAIR_NOUNS } from './words/hair-words.data.ts'
import { PET_NOUNS } from './words/pet-wear.data.ts'
import { phrase } from './said.ts'
import { skinNouns } from './skin-nouns.ts'
import { originAt } from './said-origin.ts'

const nouns = once((): ReadonlyMap<string, string> => {
  const tables = { ...PET_NOUNS, ...FINER_NOUNS, ...CLOTHES_NOUNS, ...HAIR_NOUNS, ...FACE_NOUNS, ...BODY_NOUNS }
  const plain = Object.entries(tables).flatMap(([names, sense]) =>
    names.split('|').map((name) => [name, sense] as const),
  )
  const named = [...skinNouns(), ...tradeNouns(), ...plain]
  // Some are read in another spelling; but what is a noun as it stands is not the right spelling of another.
  const words = new Set(
    named
      .map(([name]) => name)
      .join(' ')
      .split(' '),
  )
  const respelt = new Map(
    [...words].map((word) => [word, spelled(word)] as const).filter(([word, right]) => word !== right),
  )
  const any = new RegExp(`(?<!\\S)(?:${[...respelt.keys()].join('|')})(?!\\S)`, 'g')
  const others = named.flatMap(([name, sense]) => {
    const right = name.replace(any, (word) => respelt.get(word) ?? word)
    return right === name ? [] : [[right, sense] as const]
  })
  return new Map([...others, ...named])
})

/** A phrase begins with a word that is written in it, whole or as its beginning. */
const PHRASES = BODY_PHRASES.map(([written, sense]) => ({
  words: once(() => [
    ...new Set([written, written.replace(/[a-z]\?/g, '')].flatMap((one) => one.match(/[a-z]+/g) ?? [])),
  ]),
  is: once(() => new RegExp(`^(?:${written})(?= |$)`)),
  sense,
}))

export interface NounAt {
  word: string
  sense: string
  from: number
  end: number
  /** What a whole phrase says besides: the side, the limb, the years. */
  groups?: Readonly<Record<string, string | undefined>>
}

const LONGEST_NOUN = 7
const LONGEST_PHRASE = 18

/** What begins where, by how many words are taken: these only grow. */
const known = new WeakMap<readonly Token[], Map<string, NounAt | undefined>>()

export function nounAt(tokens: readonly Token[], at: number, used: ReadonlySet<number>): NounAt | undefined {
  const found = known.get(tokens) ?? new Map<string, NounAt | undefined>()
  known.set(tokens, found)
  const key = `${used.size}/${at}`
  if (!found.has(key)) found.set(key, findNoun(tokens, at, used))
  return found.get(key)
}

function findNoun(tokens: readonly Token[], at: number, used: ReadonlySet<number>): NounAt | undefined {
  let free = at
  while (free < tokens.length && free - at < LONGEST_PHRASE && !used.has(free)) free += 1
  return phraseAt(tokens, at, free) ?? originAt(tokens, at, free) ?? plainAt(tokens, at, free) ?? aloneAt(tokens, at)
}

/** "Small", "very small" and nothing else between two stops; "black hair, short" is of hair. */
function aloneAt(tokens: readonly Token[], at: number): NounAt | undefined {
  const isStop = (token: Token | undefined) => token === undefined || /^(?:[,.;:()!]|and|but)$/.test(token.word)
  if (!isStop(tokens[at - 1])) return undefined
  let last = at
  while (LITTLE.test(tokens[last]?.word ?? '')) last += 1
  const word = tokens[last]?.word ?? ''
  const sense = ALONE[word]
  if (!sense || !isStop(tokens[last + 1])) return undefined
  const isOfHair = tokens
    .slice(Math.max(0, at - 5), last + 5)
    .some((token) => /hair|curl|bob|fringe|plait|braid|afro/.test(token.word))
  return isOfHair ? undefined : { word, sense, from: at, end: last + 1 }
}
const LITTLE = /^(?:very|quite|really|so|rather|pretty|fairly|a|bit|too|super|extremely|is|she|he)$/
const ALONE: Readonly<Record<string, string>> = {
  small: 'frame:short',
  tiny: 'frame:short',
  short: 'frame:short',
  little: 'frame:short',
  wee: 'frame:short',
  round: 'frame:round',
  wide: 'frame:round',
  massive: 'frame:broad',
  compact: 'frame:stocky',
  heavy: 'frame:round',
  solid: 'frame:stocky',
  strong: 'frame:broad',
  frail: 'frame:thin',
}

function plainAt(tokens: readonly Token[], at: number, free: number): NounAt | undefined {
  for (let end = Math.min(at + LONGEST_NOUN, free); end > at; end -= 1) {
    const word = phrase(tokens, at, end)
    const typed = tokens.slice(at, end).map((token) => token.typed)
    const sense = nouns().get(typed.join(' ')) ?? nouns().get(word)
    if (sense) return { word, sense, from: at, end }
  }
  return undefined
}

function phraseAt(tokens: readonly Token[], at: number, free: number): NounAt | undefined {
  const text = phrase(tokens, at, free)
  const [first = ''] = text.split(' ', 1)
  for (const { words, is, sense } of PHRASES) {
    if (!/\d/.test(first) && !words().some((word) => word === first || (word.length > 1 && first.startsWith(word))))
      continue
    const found = is().exec(text)
    if (!found || found[0] === '') continue
    const word = found[0].trim()
    return { word, sense, from: at, end: at + word.split(' ').length, groups: { ...found.groups } }
  }
  return undefined
}
