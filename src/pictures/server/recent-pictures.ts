// Small pictures that this process drew a moment ago, by what they were drawn from: whoever goes back to a style or a wish waits for no brush.

import { createHash } from 'node:crypto'
import { canonical } from '../../base/canonical.ts'
import { pictureSizes } from '../picture.ts'
import type { DrawOrder, DrawnPicture, How } from './draw-picture.ts'

/** Two whole books of previews in each of two styles: some five megabytes. */
const most = 96

/** Nothing of a book's or a page's own name: only what is seen. */
function keyOf(order: DrawOrder): string {
  const { style, width, crop } = order
  const sheet =
    'page' in order
      ? (({ scene, cast, seed, n, words, season, room }) => ({ scene, cast, seed, n, words, season, room }))(order.page)
      : order
  return createHash('sha256').update(canonical({ style, width, crop, sheet })).digest('base64')
}

export function openRecent(draw: (order: DrawOrder, how?: How) => Promise<DrawnPicture>): typeof draw {
  const kept = new Map<string, DrawnPicture>()
  return async (order, how) => {
    if (order.width > pictureSizes.preview.width) return draw(order, how)
    const key = keyOf(order)
    const known = kept.get(key)
    const drawn = known ?? (await draw(order, how))
    // The newest last.
    kept.delete(key)
    kept.set(key, drawn)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}
