// The pixels of a surface, blurred by way of a smaller one.

import type { Frame } from './frame.ts'
import type { Studio, Surface } from './surface.ts'

export function blurred(studio: Studio, from: Surface, down: number, units: number, f: Frame): Uint8ClampedArray {
  const a = studio.surface(Math.ceil(f.width / down), Math.ceil(f.height / down))
  a.blur((units * f.scale) / down)
  a.stamp(from, 0, 0, a.width, a.height)
  const o = studio.surface(f.width, f.height)
  o.stamp(a, 0, 0, f.width, f.height)
  return o.pixels()
}
