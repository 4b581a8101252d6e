// The pixels that layers touch, as a frame of their own: what is drawn apart and stamped back costs no more than its size.
import type { Frame } from './frame.ts'
import { partBox, type Layer } from '../shapes/graph.ts'
import { joined } from '../shapes/path.ts'

export function cropped(layers: readonly Layer[], f: Frame): Frame {
  const boxes = layers.flatMap((layer) =>
    layer.parts.map((part) => {
      const b = partBox(part)
      return part.soft ? { x: b.x - b.w * 0.2, y: b.y - b.h * 0.2, w: b.w * 1.4, h: b.h * 1.4 } : b
    }),
  )
  if (boxes.length === 0) return { ...f, width: 1, height: 1 }
  const { x, y, w, h } = joined(boxes)
  const edge = 14
  const px = (v: number, most: number) => Math.max(0, Math.min(most, v))
  const left = px(Math.floor((x - edge - f.x) * f.scale), f.width - 1)
  const top = px(Math.floor((y - edge - f.y) * f.scale), f.height - 1)
  const right = px(Math.ceil((x + w + edge - f.x) * f.scale), f.width)
  const bottom = px(Math.ceil((y + h + edge - f.y) * f.scale), f.height)
  return {
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
    scale: f.scale,
    x: f.x + left / f.scale,
    y: f.y + top / f.scale,
  }
}

/** Where a cropped frame lies on the whole one, in pixels. */
export const spotOf = (g: Frame, f: Frame) =>
  [Math.round((g.x - f.x) * f.scale), Math.round((g.y - f.y) * f.scale)] as const
