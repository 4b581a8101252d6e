// The storyteller that is always there: it says what the plan's own telling says, and needs nobody.

import { rewritePage } from '../../../writing/telling/rewrite-page.ts'
import { noOtherTelling, wishNotFollowed } from '../../notice-words.ts'
import type { Teller } from '../teller.ts'

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
    const before = pages[page - 1] ?? ''
    const value = rewritePage(plan, page, before, attempt)
    const notices = value === before ? [noOtherTelling] : wish === '' ? [] : [wishNotFollowed]
    return { value, engine: EMBEDDED, notices, cost: 0 }
  },
  async titles({ fallback, signal }) {
    signal.throwIfAborted()
    return { value: [...fallback], engine: EMBEDDED, notices: [], cost: 0 }
  },
}
