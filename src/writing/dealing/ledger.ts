// What a member's earlier books have used, so that the next one is truly another.

import { hashText } from '../../base/dice.ts'
import { sentencesOf } from '../english/sentences.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

export interface Ledger {
  /** The newest first. */
  worlds: readonly string[]
  skeletons: readonly string[]
  morals: readonly string[]
  /** Hashes of sentences already told. */
  lines: readonly number[]
  /** Worlds that everybody may read in the shop window with another hero: told only where nothing else fits. */
  seen?: readonly string[]
}

export const EMPTY_LEDGER: Ledger = { worlds: [], skeletons: [], morals: [], lines: [] }

/** How many books ago a world was told; Infinity: never. */
function toldAgo({ worlds }: Pick<Ledger, 'worlds'>, id: string): number {
  const at = worlds.indexOf(id)
  return at < 0 ? Infinity : at
}

/** What was never told first, then what was told longest ago; of equals none before the other. */
export const byLongestAgo =
  (used: Pick<Ledger, 'worlds'>) =>
  (one: string, other: string): number => {
    const [mine, theirs] = [toldAgo(used, one), toldAgo(used, other)]
    return mine === theirs ? 0 : theirs - mine
  }

/** What a world puts into lines that are not its own, beside the names of the cast. */
const WORLDS_OWN = ['home', 'quest', 'key', 'hid', 'mistake', 'scary', 'wait', 'crowd', 'small', 'says'] as const

/** The words of one book that a line may be told with, the longest first. */
export function ownWords(plan: Pick<StoryPlan, 'cast' | 'words'>): string[] {
  const own = [...plan.cast.map((one) => one.name), ...WORLDS_OWN.map((hole) => plan.words[hole] ?? '')]
  return own
    .filter((one) => one !== '')
    .map((one) => one.toLowerCase())
    .toSorted((one, other) => other.length - one.length)
}

/** A sentence is known again whoever it is told about, and in whichever world. */
export function lineHash(sentence: string, own: readonly string[]): number {
  let bare = sentence.toLowerCase()
  for (const word of own) bare = bare.replaceAll(word, '_')
  return hashText(bare)
}

export const linesOf = (pages: readonly string[], own: readonly string[]): number[] =>
  pages.flatMap((page) => sentencesOf(page).map((one) => lineHash(one, own)))
