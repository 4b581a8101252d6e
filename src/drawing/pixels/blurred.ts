// The pixels of a surface, blurred on a smaller one; readers look up the small pixel that covers theirs.

import type { Frame } from './frame.ts'
import type { Studio, Surface } from './surface.ts'

export interface Blurred {
  px: Uint8ClampedArray
  width: number
}

export function blurred(studio: Studio, from: Surface, down: number, units: number, f: Frame): Blurred {
  const a = studio.surface(Math.ceil(f.width / down), Math.ceil(f.height / down))
  a.blur((units * f.scale) / down)
  a.stamp(from, 0, 0, a.width, a.height)
  const made = { px: a.pixels(), width: a.width }
  a.drop()
  return made
}
