// What anybody may read and nearly nobody changes: looked up once in a while, answered from memory in between.

import type { Hands } from './hands.ts'

export function remembered<T>(life: number, look: (hands: Hands) => Promise<T>): (hands: Hands) => Promise<T> {
  let kept: { until: number; found: Promise<T> } | undefined
  return async (hands) => {
    const now = hands.now().getTime()
    // Further ahead than it can be: the clock was set back.
    if (kept && kept.until > now && kept.until <= now + life) return kept.found
    const found = look(hands)
    kept = { until: now + life, found }
    try {
      return await found
    } catch (fault) {
      if (kept.found === found) kept = undefined
      throw fault
    }
  }
}
