// What closes a picture at its lower corners: not the same two on every page, and never over somebody.
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { joined, type Box } from '../shapes/path.ts'
import { PAGE } from '../places/scenery.ts'

/** So much of a body may be behind leaves: the edge of a coat. */
const EDGE = 0.03

type Side = 'left' | 'right'

const cornerOf = (part: Part): Side | undefined => {
  const { x, y, w, h } = partBox(part)
  if (w > PAGE.w * 0.6 || y + h / 2 < PAGE.h * 0.55) return undefined
  return x + w / 2 < PAGE.w / 2 ? 'left' : 'right'
}

function drop(layers: readonly Layer[], isGone: (side: Side, box: Box) => boolean): void {
  for (const layer of layers) {
    if (layer.name !== 'front') continue
    for (const side of ['left', 'right'] as const) {
      const parts = layer.parts.filter((part) => cornerOf(part) === side)
      if (parts.length > 0 && isGone(side, joined(parts.map(partBox))))
        layer.parts = layer.parts.filter((part) => !parts.includes(part))
    }
  }
}

/** Two pages of three have one corner only; beside a column of words it is the one under them. */
export function thinCorners(layers: readonly Layer[], n: number, words: string): void {
  if (n % 3 === 0) return
  const kept: Side = words === 'left' || words === 'right' ? words : n % 3 === 1 ? 'left' : 'right'
  drop(layers, (side) => side !== kept)
}

export function clearCorners(layers: readonly Layer[], bodies: readonly Box[]): void {
  const shared = (a: Box, b: Box) =>
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
  drop(layers, (_, box) => bodies.some((body) => shared(box, body) > body.w * body.h * EDGE))
}
