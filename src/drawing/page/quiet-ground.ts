// What is only ground where words may lie: sky, hills, water, floor, wall; and what colour it has.
import { contrast, mix, type Hex } from '../shapes/color.ts'
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import type { Box, Path } from '../shapes/path.ts'
import { PAGE } from '../places/scenery.ts'

export const broad = (part: Part) => partBox(part).w > PAGE.w * 0.85

/** Marks what is only ground: sky, hills, water, floor, wall; and what lies on it so faintly that words can be read over it. */
export function markQuiet(layers: readonly Layer[]): void {
  for (const layer of layers) {
    let ground: Part | undefined
    const pale = layer.kind === 'far' && layer.grade.amount >= 0.3
    for (const part of layer.parts) {
      if (pale && !part.lit) part.quiet = true
      if (part.plain && !part.decal && !part.soft && part.alpha === undefined && broad(part)) {
        part.quiet = true
        ground = part
      } else if (
        ground &&
        (layer.kind === 'ground' || layer.name === 'room') &&
        (part.decal || part.material === 'leaf' || part.material === 'ground')
      )
        part.quiet = contrast(part.color, ground.color) < 1.5 && partBox(part).h < 400
    }
  }
}

export function inside(path: Path, x: number, y: number): boolean {
  let odd = false
  for (const loop of path) {
    let [ax, ay] = [loop[0] ?? 0, loop[1] ?? 0]
    for (let i = 2; i + 5 < loop.length; i += 6) {
      const [bx, by] = [loop[i + 4] ?? 0, loop[i + 5] ?? 0]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
      ax = bx
      ay = by
    }
  }
  return odd
}

export interface Ground {
  path: Path
  box: Box
  /** At its upper and at its lower end. */
  from: Hex
  to: Hex
}

/** What may be seen where the words lie, the nearest first. */
export function groundsOf(layers: readonly Layer[]): Ground[] {
  const grounds = layers.flatMap(({ parts, grade }) =>
    parts
      .filter((part) => part.quiet && ((part.calm && !part.decal) || broad(part)))
      .map((part): Ground => {
        const lightened = (color: Hex) => (part.lit ? color : lightOn(color, grade))
        const from = lightened(part.color)
        return { path: part.path, box: partBox(part), from, to: part.fade === undefined ? from : lightened(part.fade) }
      }),
  )
  return grounds.toReversed()
}

export function colorAt(grounds: readonly Ground[], x: number, y: number): Hex {
  const seen = grounds.find(
    ({ path, box }) => x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h && inside(path, x, y),
  )
  return seen ? mix(seen.from, seen.to, Math.max(0, Math.min(1, (y - seen.box.y) / seen.box.h))) : '#ffffff'
}
