// The features of a face, crisp over the strokes of a painted picture.
import { viewOf, type Frame } from '../pixels/frame.ts'
import type { Layer, Part } from '../shapes/graph.ts'
import { drawPuffed } from './pixar.ts'
import type { Studio, Surface } from '../pixels/surface.ts'

const CRISP = new Set([
  'eye',
  'iris-rim',
  'iris',
  'iris-light',
  'pupil',
  'lid-shadow',
  'glint',
  'lash',
  'brow',
  'mouth',
  'mouth-line',
  'teeth',
  'tongue',
  'nostril',
  'glasses',
])

const isFeature = ({ id }: Part) => CRISP.has(id.slice(id.lastIndexOf('/') + 1))

/** Eyes and mouth are drawn once more over the strokes, but not over the hand that lies on them, nor over whoever stands before them. */
export function redrawFace(studio: Studio, c: Surface, layer: Layer, f: Frame, before: readonly Layer[]): void {
  if (!layer.parts.some(isFeature)) return
  const face = studio.surface(f.width, f.height)
  const look = { contact: 0, most: 40, least: 5, amount: 1 }
  for (const part of layer.parts) {
    if (isFeature(part)) drawPuffed(studio, face, { ...layer, parts: [part] }, f, look)
    else if (!part.soft && !part.decal && part.material !== 'hair' && (part.alpha ?? 1) > 0.6) {
      face.view(viewOf(f))
      face.blend('destination-out')
      face.fill(studio.outline(part.path), '#000000')
      face.blend('source-over')
    }
  }
  face.view(viewOf(f))
  face.blend('destination-out')
  for (const { parts } of before)
    for (const part of parts) if (!part.soft && !part.decal) face.fill(studio.outline(part.path), '#000000')
  c.view([1, 0, 0, 1, 0, 0])
  c.stamp(face, 0, 0, f.width, f.height)
}
