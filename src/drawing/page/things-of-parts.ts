// Which parts of a layer are one thing: those that stand over, under or on each other.
import { partBox, type Part } from '../shapes/graph.ts'
import type { Box } from '../shapes/path.ts'

export const touches = (a: Box, b: Box, gap = 0) =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

/** One stands over, under or on the other. */
function together(a: Box, b: Box): boolean {
  const [am, bm] = [a.x + a.w / 2, b.x + b.w / 2]
  return touches(a, b, 4) && ((am > b.x && am < b.x + b.w) || (bm > a.x && bm < a.x + a.w))
}

/** Light belongs to what it comes from, not to all that it falls on. */
function coreOf(part: Part): Box {
  const { x, y, w, h } = partBox(part)
  return part.soft ? { x: x + w * 0.3, y: y + h * 0.3, w: w * 0.4, h: h * 0.4 } : { x, y, w, h }
}

export function thingsOf(parts: readonly Part[]): Part[][] {
  const boxes = parts.map(coreOf)
  const names = parts.map(({ id }) => (id.startsWith('sky/') ? id.replace(/-glow$/, '') : ''))
  const leader = parts.map((_, i) => i)
  const find = (i: number): number => {
    const up = leader[i] ?? i
    if (up === i) return i
    const top = find(up)
    leader[i] = top
    return top
  }
  // Each with all before it: where many lie apart, that they do is seen first.
  const left = Float64Array.from(boxes, ({ x }) => x - 4.01)
  const right = Float64Array.from(boxes, ({ x, w }) => x + w)
  const upper = Float64Array.from(boxes, ({ y }) => y - 4.01)
  const lower = Float64Array.from(boxes, ({ y, h }) => y + h)
  for (const [i, a] of boxes.entries())
    for (let j = 0; j < i; j++) {
      if ((left[i] ?? 0) >= (right[j] ?? 0) || (left[j] ?? 0) >= (right[i] ?? 0)) continue
      if ((upper[i] ?? 0) >= (lower[j] ?? 0) || (upper[j] ?? 0) >= (lower[i] ?? 0)) continue
      const b = boxes[j]
      if (b && names[i] === names[j] && together(a, b)) leader[find(i)] = find(j)
    }
  const things = new Map<number, Part[]>()
  for (const [i, part] of parts.entries()) {
    const key = find(i)
    const thing = things.get(key)
    if (thing) thing.push(part)
    else things.set(key, [part])
  }
  return [...things.values()]
}
