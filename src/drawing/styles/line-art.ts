// The colouring page: black lines on white, with whatever is behind rubbed out.
import type { LineDrawing, LineShape } from '../../base/line-drawing.ts'
import type { Picture } from '../composing/picture.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, type Part } from '../shapes/graph.ts'
import type { Studio, Surface } from '../pixels/surface.ts'
import { PAGE } from '../places/scenery.ts'

const SKIP = new Set([
  'blush',
  'shade',
  'lid-shadow',
  'iris-light',
  'nose-light',
  'shine',
  'brick',
  'tile',
  'bark',
  'gleam',
  'strand',
  'coil',
  'leaf',
  'crease',
  'freckle',
  'finger',
  'knit',
  'pebble',
  'wave',
  'stripe',
  'dot',
  'board',
  'plank',
  'belly-shade',
  'iris',
  'spot',
  'ear',
  'lid',
  'earth',
  'tooth',
  'lens',
  'star',
  'nebula',
  'ray',
  'vein',
  'rain',
  'snow',
  'wind',
  'firefly',
  'fog',
  'sun-glow',
  'moon-glow',
  'glow',
  'grass',
  'patch',
  'mirror',
  'glitter',
  'blossom',
  'ripple',
  'cobble',
  'web',
  'slab',
  'seam',
])
/** Light has no outline. */
const NEVER = new Set([
  'sun-glow',
  'moon-glow',
  'sky',
  'sea',
  'space',
  'star',
  'grass',
  'ray',
  'nebula',
  'sunlight',
  'spotlight',
  'gleam',
])
const SOLID = new Set(['pupil', 'lash', 'brow', 'nostril', 'mouth-line'])
const INK = '#161418'
/** A line beside the page still shows half its width in the bleed. */
const BLEED = 20

/** The picture as shapes with outlines, far to near, for whoever prints them. */
export function linesOf(picture: Picture): LineDrawing {
  return picture.layers.flatMap(({ kind, name, parts }) => {
    if (kind === 'sky' && parts.length > 60 && name === 'space') return []
    if (kind === 'shadow' || kind === 'air' || kind === 'calm') return []
    return linesOfParts(
      parts,
      kind === 'figure' || kind === 'things' ? 2.3 : kind === 'far' || kind === 'sky' ? 1.1 : 1.6,
    )
  })
}

export function linesOfParts(parts: readonly Part[], width = 2.3): LineShape[] {
  const shapes: LineShape[] = []
  for (const part of parts) {
    if (part.soft) continue
    const name = part.id.slice(part.id.lastIndexOf('/') + 1)
    if (SKIP.has(name) && part.decal) continue
    if (NEVER.has(name)) continue
    const b = partBox(part)
    const short = Math.min(b.w, b.h)
    if (short < (part.decal ? 3 : 4) && !SOLID.has(name)) continue
    if (b.x > PAGE.w + BLEED || b.y > PAGE.h + BLEED || b.x + b.w < -BLEED || b.y + b.h < -BLEED) continue
    const outline =
      part.path.length > 6 ? Math.min(0.9, width) : part.decal ? Math.min(1.3, width) : short < 12 ? 1.3 : width
    shapes.push({
      loops: part.path,
      fill: SOLID.has(name) ? 'ink' : 'paper',
      line: SOLID.has(name) || name === 'glint' ? 0 : outline,
      ...(part.clip ? { clip: part.clip } : {}),
    })
  }
  return shapes
}

export function paintLineArt(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  c.fillBox(0, 0, f.width, f.height, '#ffffff')
  c.view(viewOf(f))
  for (const { loops, fill, line, clip } of linesOf(picture)) {
    if (clip) {
      c.push()
      c.clip(studio.outline(clip))
    }
    const shape = studio.outline(loops)
    c.fill(shape, fill === 'ink' ? INK : '#ffffff')
    if (line > 0) c.stroke(shape, INK, line)
    if (clip) c.pop()
  }
}
