// What a member's earlier books have used, so that the next one is truly another.

export interface Ledger {
  packs: readonly string[]
  skeletons: readonly string[]
  morals: readonly string[]
  /** Hashes of sentences already told. */
  lines: readonly number[]
}

export const EMPTY_LEDGER: Ledger = { packs: [], skeletons: [], morals: [], lines: [] }
