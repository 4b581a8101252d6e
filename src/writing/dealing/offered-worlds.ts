// The worlds that an order may be told, for whoever wants to choose: what tells the wish first, what this member has had last.
import { livesAble } from '../lives/choose-life.ts'
import { saltOf, type Brief } from '../brief/brief.ts'
import { hobbiesOpen, shelfFor } from './choose-world.ts'
import { byLongestAgo, type Ledger } from './ledger.ts'

export function offeredWorlds(brief: Brief, seed: number, used: Ledger): string[] {
  const { walk, fit, settled } = shelfFor(brief, hobbiesOpen(brief), used, saltOf(brief))
  const from = walk.length > 0 ? (seed >>> 0) % walk.length : 0
  const turned = [...walk.slice(from), ...walk.slice(0, from), ...fit].map(({ world }) => world.id)
  const lives = livesAble(brief).map(({ life }) => life.id)
  // Of what comes near a wish no more is offered at once than leaves room for where it plays.
  const there = turned.filter((id) => settled?.has(id)).slice(0, 1)
  return [...new Set([...lives.slice(0, 2), ...there, ...lives, ...turned])].toSorted(byLongestAgo(used))
}
