// The storyteller that is always there: it says what the plan's own telling says, and needs nobody.

import type { Teller } from '../teller.ts'
import { followWish } from './follow-wish.ts'

export const EMBEDDED = 'embedded'

export const embeddedTeller: Teller = {
  engine: EMBEDDED,
  async *tell({ fallback, written, signal }) {
    for (const [index, text] of fallback.entries()) {
      signal.throwIfAborted()
      if (!written.has(index + 1)) yield { page: index + 1, text, engine: EMBEDDED }
    }
  },
  async retell({ plan, page, pages, wish, attempt, signal }) {
    signal.throwIfAborted()
    const { text, notices } = followWish({ plan, page, pages }, wish, attempt)
    return { value: text, engine: EMBEDDED, notices, cost: 0 }
  },
  async titles({ fallback, signal }) {
    signal.throwIfAborted()
    return { value: [...fallback], engine: EMBEDDED, notices: [], cost: 0 }
  },
}
