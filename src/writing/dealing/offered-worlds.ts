// The worlds that an order may be told, for whoever wants to choose: what tells the wish first, what this member has had last.
import { livesAble } from '../lives/choose-life.ts'
import { saltOf, type Brief } from '../brief/brief.ts'
import { hobbiesOpen, shelfFor } from './choose-world.ts'
import { byLongestAgo, type Ledger } from './ledger.ts'

export function offeredWorlds(brief: Brief, seed: number, used: Ledger): string[] {
  const { walk, fit } = shelfFor(brief, hobbiesOpen(brief), used, saltOf(brief))
  const from = walk.length > 0 ? (seed >>> 0) % walk.length : 0
  const turned = [...walk.slice(from), ...walk.slice(0, from), ...fit].map(({ world }) => world.id)
  return [...new Set([...livesAble(brief).map(({ life }) => life.id), ...turned])].toSorted(byLongestAgo(used))
}
