// Lines of an animal in the paints of its coat.
import type { Coat } from '../clothes/coat.ts'
import type { Material, More, Pen } from '../shapes/graph.ts'
import { shapesOf } from '../shapes/lines.ts'

export function putLines(
  p: Pen,
  lines: string | undefined,
  id: string,
  coat: Coat,
  stuff: Material,
  also: More = {},
): void {
  if (!lines) return
  for (const { path, color, more } of shapesOf(stuff, lines.split('; '), coat.hide, coat.accent))
    p(path, color, id, { ...more, ...also })
}
