// What was read of a wish so far, and the steps that every reader of a part takes.

import type { CharacterSpec } from '../stage/cast.ts'
import type { Scene } from '../stage/scene.ts'
import type { Ledger } from './wish-ledger.ts'

export interface ReadWish {
  scene: Scene
  /** What will be drawn of it: "hat: red, on her head". */
  understood: string[]
  /** What will not, in the member's words. */
  left: string[]
}

export interface Reading extends ReadWish {
  cast: readonly CharacterSpec[]
}

export const spend = (ledger: Ledger, words: RegExp) => {
  while (ledger.take(words));
}

/** The first that is found; all the words that mean the same are spent with it. */
export function pick<T>(ledger: Ledger, list: readonly (readonly [RegExp, T])[]): T | undefined {
  const found = list.find(([words]) => words.test(ledger.open()))?.[1]
  if (found !== undefined) for (const [words, value] of list) if (value === found) spend(ledger, words)
  return found
}

export const say = (now: Reading, words: string, isNew: boolean) =>
  now.understood.push(isNew ? words : `${words}, as it was`)
