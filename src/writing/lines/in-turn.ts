// Which telling of a line a book keeps to: the one whose turn it is, among those that fit its hero.
import { fitting } from '../cast/body.ts'
import type { Node } from './line.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Turns } from '../dealing/turns.ts'

/** `partners`: what the page that says the other half of it says in the same turn. */
export function inTurn(
  told: readonly Node[][],
  plan: StoryPlan,
  turn: keyof Turns,
  partners?: readonly Node[][],
): Node[] {
  const fit = fitting(told, plan.flags, partners)
  const chosen = fit[(plan.turns[turn] ?? 0) % fit.length]
  if (!chosen) throw new Error('Nothing is told')
  return chosen
}

/** The page that says the other half of what this one says: a friend's way is brought in and pays, a flaw is shown and mended. */
export function partnerOf(key: string): string {
  const pairs = [
    ['.intro.', '.rescue.'],
    ['.flaw', '.choice'],
    ['.why.', '.toast.'],
  ] as const
  for (const [one, other] of pairs) {
    if (key.includes(one)) return key.replace(one, other)
    if (key.includes(other)) return key.replace(other, one)
  }
  return ''
}
