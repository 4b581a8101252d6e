// What this process drew a moment ago, by what it was drawn from: whoever goes back to a style or a wish waits for no brush.

import { createHash } from 'node:crypto'
import { canonical } from '../../base/canonical.ts'

/** `seen`: all that can be seen of what is ordered; undefined: not to be kept. */
export function openRecent<Order, How, Drawn>(
  draw: (order: Order, how?: How) => Promise<Drawn>,
  seen: (order: Order) => object | undefined,
  most: number,
): typeof draw {
  const kept = new Map<string, Drawn>()
  return async (order, how) => {
    const parts = seen(order)
    if (parts === undefined) return draw(order, how)
    const key = createHash('sha256').update(canonical(parts)).digest('base64')
    const drawn = kept.get(key) ?? (await draw(order, how))
    // The newest last.
    kept.delete(key)
    kept.set(key, drawn)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}
