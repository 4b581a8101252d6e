// What frames a page stays at its edge.
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import type { Box } from '../shapes/path.ts'

/** Nothing in front of a face or over the words. */
export function keepClear(layers: readonly Layer[], seen: readonly Box[], zone: Box): void {
  const hits = (a: Box, b: Box) => a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y
  for (const layer of layers) {
    if (layer.kind !== 'front' || layer.depth > 0 || layer.name === 'gunwale') continue
    const covers = (part: Part) => {
      const b = partBox(part)
      return hits(b, zone) || seen.some((box) => hits(b, box))
    }
    const cloth = layer.parts.some((part) => part.id.startsWith('front/drape/') && covers(part))
    layer.parts = layer.parts.filter((part) => !covers(part) && !(cloth && part.id.startsWith('front/drape/')))
  }
}
