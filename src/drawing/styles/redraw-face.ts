// The features of a face, crisp over the strokes of a painted picture.
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { joined, type Box } from '../shapes/path.ts'
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

const isOpaque = ({ soft, decal, alpha = 1, path }: Part) => !soft && !decal && alpha > 0.6 && path.length > 0
const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** Eyes and mouth are drawn once more over the strokes, but not over the hand that lies on them, nor over whoever stands before them. */
export function redrawFace(studio: Studio, c: Surface, layer: Layer, f: Frame, before: readonly Layer[]): void {
  const features = layer.parts.filter((part) => isFeature(part) && part.path.length > 0)
  if (features.length === 0) return
  const face = studio.surface(f.width, f.height)
  const look = { contact: 0, most: 40, least: 5, amount: 1 }
  for (const part of layer.parts) {
    if (isFeature(part)) drawPuffed(studio, face, { ...layer, parts: [part] }, f, look)
    else if (isOpaque(part) && part.material !== 'hair') {
      face.view(viewOf(f))
      face.blend('destination-out')
      face.fill(studio.outline(part.path), '#000000')
      face.blend('source-over')
    }
  }
  face.view(viewOf(f))
  face.blend('destination-out')
  const all = joined(features.map(partBox))
  for (const { parts } of before)
    for (const part of parts)
      if (isOpaque(part) && meets(partBox(part), all)) face.fill(studio.outline(part.path), '#000000')
  c.view([1, 0, 0, 1, 0, 0])
  c.stamp(face, 0, 0, f.width, f.height)
}
