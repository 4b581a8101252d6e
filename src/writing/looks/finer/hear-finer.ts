// Hears what is drawn only where it is said, noun by noun over the whole text; what is left of it goes to the reader of phrases.
import type { HeardLook, Sitter } from '../heard-look.ts'
import { tokensOf, type Token } from '../look-phrases.ts'
import { CLOTHES_KEPT } from './keep-clothes.ts'
import { HAIR_KEPT } from './keep-hair.ts'
import type { Said } from './said.ts'
import { after, before, NOUNS } from './said-about.ts'

const DENY = /^(?:no|not|without|never|doesn't|doesnt|hasn't|isn't|dont|don't)$/

export interface Finer {
  /** What is left to be read, in its places. */
  rest: string
  heard: string[]
}

export function hearFiner(text: string, who: Sitter, heard: HeardLook): Finer {
  const tokens = tokensOf(text)
  const used = new Set<number>()
  const spans: [number, number][] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const found = nounAt(tokens, at, used)
    if (!found) continue
    const said: Said = { colors: [], soft: [], used: new Set() }
    const free = (i: number) => i >= 0 && i < tokens.length && !used.has(i) && !isBroken(tokens, i, at)
    before(tokens, at, free, said)
    after(tokens, found.end, (i) => i < tokens.length && !used.has(i) && nounAt(tokens, i, used) === undefined, said)
    const first = Math.min(at, ...said.used)
    const isHidden = tokens[found.end]?.word === 'hidden'
    at = found.end - 1
    if (isHidden || (isDenied(tokens, first) && !found.word.startsWith('no '))) continue
    const [kind = '', value = '', ...usual] = found.sense.split(':')
    const keep = CLOTHES_KEPT[kind] ?? HAIR_KEPT[kind]
    if (keep?.(heard, value, said, usual.length > 0 ? usual.join(':') : undefined, who) !== true) continue
    for (let i = found.from; i < found.end; i += 1) said.used.add(i)
    for (const i of said.used) used.add(i)
    const [from, to] = [tokens[Math.min(...said.used)]?.from ?? 0, tokens[Math.max(...said.used)]?.to ?? 0]
    spans.push([from, to])
  }
  let rest = text
  for (const i of used) {
    const token = tokens[i]
    if (token) rest = rest.slice(0, token.from) + '|'.padEnd(token.to - token.from, ' ') + rest.slice(token.to)
  }
  return { rest, heard: spans.map(([from, to]) => text.slice(from, to)) }
}

const isBroken = (tokens: readonly Token[], i: number, noun: number) =>
  i < noun && /^[,.;:()!?]$/.test(tokens[i]?.word ?? '')
const isDenied = (tokens: readonly Token[], first: number) =>
  DENY.test(tokens[first - 1]?.word ?? '') ||
  (DENY.test(tokens[first - 2]?.word ?? '') && /^(?:a|an|any|wear|have|the)$/.test(tokens[first - 1]?.word ?? ''))

function nounAt(tokens: readonly Token[], at: number, used: ReadonlySet<number>) {
  for (let long = Math.min(7, tokens.length - at); long > 0; long -= 1) {
    if ([...Array(long).keys()].some((k) => used.has(at + k))) continue
    const word = tokens
      .slice(at, at + long)
      .map((token) => token.word)
      .join(' ')
    const sense = NOUNS.get(word)
    if (sense) return { word, sense, from: at, end: at + long }
  }
  return undefined
}
