// What a member's earlier books have used, so that the next one is truly another.

import { hashText } from '../base/dice.ts'

export interface Ledger {
  packs: readonly string[]
  skeletons: readonly string[]
  morals: readonly string[]
  /** Hashes of sentences already told. */
  lines: readonly number[]
}

export const EMPTY_LEDGER: Ledger = { packs: [], skeletons: [], morals: [], lines: [] }

/** A sentence is known again whoever it is told about. */
export function lineHash(sentence: string, names: readonly string[]): number {
  let bare = sentence.toLowerCase()
  for (const name of names.toSorted((one, other) => other.length - one.length))
    bare = bare.replaceAll(name.toLowerCase(), '_')
  return hashText(bare)
}
