// The lit edge: a lamp or the moon catches one side of a figure, as a thin crescent of its outline. Its paints stay what they are.
import { cropped, spotOf } from '../pixels/cropped.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import type { Layer } from '../shapes/graph.ts'
import { times, move } from '../shapes/matrix.ts'
import type { Studio, Surface } from '../pixels/surface.ts'

/** How wide the edge is where it is widest, in units. */
const WIDE = 3.8

export function drawRim(studio: Studio, c: Surface, layer: Layer, f: Frame): void {
  const { rim } = layer
  if (!rim) return
  const g = cropped([layer], f)
  const e = studio.surface(g.width, g.height)
  const shapes = layer.parts.filter((part) => !part.soft && !part.decal && (part.alpha ?? 1) > 0.6)
  e.view(viewOf(g))
  for (const part of shapes) e.fill(studio.outline(part.path), rim.color)
  e.blend('destination-out')
  e.view(times(viewOf(g), move(-rim.x * WIDE, -rim.y * WIDE)))
  for (const part of shapes) e.fill(studio.outline(part.path), '#000000')
  c.view([1, 0, 0, 1, 0, 0])
  c.opacity(rim.strength)
  c.stamp(e, ...spotOf(g, f), g.width, g.height)
  c.opacity(1)
  c.view(viewOf(f))
  e.drop()
}
