// Somebody of no kind of our list whose look says no animal either: what it is to the hero may say it, "our pet snail".
import type { CharacterType } from '../../../stage/cast.ts'
import { SPECIES_WORDS } from './species.data.ts'
import { longest, spread, wordsOf } from './words-of.ts'

const KINDS = spread(SPECIES_WORDS)
const VOCABULARY = { words: new Set([...KINDS.keys()].flatMap((kind) => kind.split(' '))), slipped: () => undefined }

/** As it is typed: "snail". */
export function kindIn(text: string): string | undefined {
  const words = wordsOf(text, VOCABULARY)
  for (let at = 0; at < words.length; at += 1) {
    const found = longest(words, at, KINDS)
    if (found) return text.slice(words[found.from]?.from, words[found.end - 1]?.to)
  }
  return undefined
}

export interface Named {
  type: CharacterType
  description: string
  relation?: string
}

/** Its description, with the kind that only its relation names. */
export function describedKind({ type, description, relation = '' }: Named): string {
  if (type !== 'other' || kindIn(description) !== undefined) return description
  return [kindIn(relation), description].filter(Boolean).join(', ')
}
