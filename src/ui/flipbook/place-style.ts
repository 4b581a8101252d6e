// The properties by which leaf.css lays words on their picture.

import type { WordsPlace } from '../../base/words-place.ts'

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

export function placeStyle({ x, y, w, h, size }: WordsPlace): Record<string, string> {
  return {
    '--x': percent(x),
    '--y': percent(y),
    '--w': percent(w),
    '--h': percent(h),
    '--size': `${(size * 100).toFixed(2)}cqw`,
  }
}
