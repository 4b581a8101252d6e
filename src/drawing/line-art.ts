// The colouring page: black lines on white, with whatever is behind rubbed out.
import type { Picture } from './compose.ts'
import { viewOf, type Frame } from './frame.ts'
import { partBox } from './graph.ts'
import type { Studio, Surface } from './surface.ts'

const SKIP = new Set(['blush', 'shade', 'lid-shadow', 'iris-light', 'nose-light', 'shine', 'brick', 'tile', 'bark', 'gleam', 'strand', 'coil', 'leaf', 'crease', 'freckle', 'finger', 'knit', 'pebble', 'wave', 'stripe', 'dot', 'board', 'plank', 'belly-shade', 'iris', 'spot', 'ear', 'lid', 'earth', 'tooth', 'lens', 'star', 'nebula', 'ray', 'vein', 'rain', 'snow', 'wind', 'firefly', 'fog', 'sun-glow', 'moon-glow', 'glow', 'grass', 'patch', 'mirror', 'glitter', 'blossom', 'ripple', 'cobble', 'web', 'slab', 'seam']) // prettier-ignore
/** Light has no outline. */
const NEVER = new Set(['sun-glow', 'moon-glow', 'sky', 'sea', 'space', 'star', 'grass', 'ray', 'nebula', 'sunlight', 'spotlight', 'gleam']) // prettier-ignore
const SOLID = new Set(['pupil', 'lash', 'brow', 'nostril', 'mouth-line'])
const INK = '#161418'

export function paintLineArt(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  c.fillBox(0, 0, f.width, f.height, '#ffffff')
  c.view(viewOf(f))
  for (const layer of picture.layers) {
    if (layer.kind === 'sky' && layer.parts.length > 60 && layer.name === 'space') continue
    if (layer.kind === 'shadow' || layer.kind === 'air' || layer.kind === 'calm') continue
    const width = layer.kind === 'figure' || layer.kind === 'things' ? 2.3 : layer.kind === 'far' || layer.kind === 'sky' ? 1.1 : 1.6 // prettier-ignore
    for (const part of layer.parts) {
      if (part.soft) continue
      const name = part.id.slice(part.id.lastIndexOf('/') + 1)
      if (SKIP.has(name) && part.decal) continue
      if (NEVER.has(name)) continue
      const b = partBox(part)
      const short = Math.min(b.w, b.h)
      if (short < (part.decal ? 3 : 4) && !SOLID.has(name)) continue
      if (part.clip) {
        c.push()
        c.clip(studio.outline(part.clip))
      }
      const shape = studio.outline(part.path)
      if (SOLID.has(name)) c.fill(shape, INK)
      else {
        c.fill(shape, '#ffffff')
        if (name !== 'glint')
          c.stroke(
            shape,
            INK,
            part.path.length > 6 ? Math.min(0.9, width) : part.decal ? Math.min(1.3, width) : short < 12 ? 1.3 : width,
          )
      }
      if (part.clip) c.pop()
    }
  }
}
