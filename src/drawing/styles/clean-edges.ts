// What keeps the ends of painted forms clean at every size: paper that is left bare, and the model's own lines over ragged strokes.
import type { Picture } from '../composing/picture.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import type { Studio, Surface } from '../pixels/surface.ts'
import type { Layer } from '../shapes/graph.ts'
import { drawPlanes } from './planes.ts'

export const sheetOf = ({ layers }: Picture) =>
  layers.filter(({ kind }) => kind === 'paper').flatMap(({ parts }) => parts)

/** Paper, and what lies or falls on it; nothing of the world that ends there. */
export function layPaper(
  studio: Studio,
  c: Surface,
  picture: Picture,
  f: Frame,
  isOnIt: (layer: Layer) => boolean,
): void {
  const at = picture.layers.findIndex(({ kind }) => kind === 'paper')
  if (at < 0) return
  c.push()
  c.view(viewOf(f))
  for (const part of sheetOf(picture)) c.clip(studio.outline(part.path))
  drawPlanes(studio, c, picture.layers.slice(at).filter(isOnIt), f)
  c.pop()
  c.view(viewOf(f))
}

interface Lines {
  w: number
  h: number
  rgb: Uint8ClampedArray
  /** Its fourth byte is above 0 where no line is laid. */
  mask: Uint8ClampedArray
  xx: Float32Array
  yy: Float32Array
}

/** The model where one form of the world ends at another, and nothing where it does not. */
export function edgesOf(studio: Studio, { w, h, rgb, mask, xx, yy }: Lines): Surface {
  const to = studio.surface(w, h)
  const px = rgb.slice()
  for (let i = 0; i < xx.length; i++) {
    const steep = Math.sqrt((xx[i] ?? 0) + (yy[i] ?? 0))
    px[i * 4 + 3] = (mask[i * 4 + 3] ?? 0) > 0 ? 0 : Math.max(0, Math.min(MOST, (steep - FLAT) * 6))
  }
  to.setPixels(px)
  return to
}

/** Less is no edge; and so much of the strokes is seen through the line. */
const FLAT = 22
const MOST = 200
