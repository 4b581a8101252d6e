// What an order alike was told of a dealt world: nothing of theirs is kept, so it is told once more, of this hero.
import type { Brief } from '../brief/brief.ts'
import type { Deal } from './deal.ts'
import { EMPTY_LEDGER, type Ledger } from './ledger.ts'
import { plan } from '../plan/plan.ts'
import { tell } from '../telling/tell.ts'

/** A member's ledger, and in it what their neighbour has: where a page runs long, its shorter telling must not be theirs. */
export function withToldBefore(brief: Brief, seed: number, used: Ledger, deal: Deal): Ledger {
  const { before } = deal
  // Verse is never told shorter.
  if (!before || brief.rhyme) return used
  const { lines } = tell(plan(brief, seed, EMPTY_LEDGER, { ...deal, ...before }))
  // One book more, of a world that the member has not had.
  return { ...used, worlds: ['', ...used.worlds], lines: [...lines, ...used.lines] }
}
