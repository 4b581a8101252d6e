// Whether words that could be said of the whole creature are said of a part or a garment: "big round pink ears".
import { KINDS } from '../look-lexicon.ts'
import { once } from '../../../base/once.ts'
import { isEnd, PAINTS } from './about.ts'
import { formsOf, nouns } from './nouns.ts'
import { longest, type Word } from './words-of.ts'

const PARTS = ['eyes', 'part', 'top', 'bottom', 'worn', 'shoes', 'hair', 'glasses']
const SAID_OF = ['color', 'small', 'large', 'fur', 'style-adjective', 'old', 'count']

/** From `at`, over colours and adjectives, to the noun they are said of. */
export function leadsToPart(words: readonly Word[], at: number): boolean {
  for (let i = at; i < Math.min(words.length, at + 5);) {
    const noun = longest(words, i, nouns())
    const kinds = KINDS.get(words[i]?.word ?? '')
    if (noun?.value.kind === 'part' || noun?.value.kind === 'counted') return true
    if (PARTS.some((kind) => kinds?.has(kind))) return true
    if (isEnd(words, i)) return false
    const paint = longest(words, i, PAINTS)
    if (paint) i = paint.end
    else if (noun?.value.kind === 'whole' || noun?.value.kind === 'hide') i = noun.end
    else if (SAID_OF.some((kind) => kinds?.has(kind)) || ADJECTIVES().has(words[i]?.word ?? '')) i += 1
    else return false
  }
  return false
}

const SHAPED = ['ears', 'tail', 'horns', 'wings', 'arms', 'legs', 'feet', 'head'] as const
const ADJECTIVES = once(
  (): ReadonlySet<string> => new Set(SHAPED.flatMap((part) => [...formsOf({ kind: 'part', part, word: part }).keys()])),
)
