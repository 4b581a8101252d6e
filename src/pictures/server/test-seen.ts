// Which part of a composed picture each pixel shows: the truth that painted pictures are measured against.

import type { Picture } from '../../drawing/composing/picture.ts'
import { frameOf, viewOf } from '../../drawing/pixels/frame.ts'
import type { Layer, Part } from '../../drawing/shapes/graph.ts'
import type { Surface } from '../../drawing/pixels/surface.ts'
import { softShape } from '../../drawing/styles/vector.ts'
import { canvasStudio } from './canvas-surface.ts'

export interface SeenPart {
  layer: Layer
  part: Part
  /** "head/skin": its name within its figure. */
  name: string
}

export interface Seen {
  width: number
  height: number
  /** Pixels a scene unit. */
  scale: number
  parts: readonly SeenPart[]
  /** The part that hides all others, by its place in `parts`; -1 on the edge of two. */
  solid: Int32Array
  /** The same, where glazes, glows and veils count too. */
  top: Int32Array
}

const codeOf = (index: number) => (Math.imul(index + 1, 2654435761) >>> 8) & 0xffffff
const colorOf = (index: number) => `#${codeOf(index).toString(16).padStart(6, '0')}`

export const nameOf = (part: Part) => part.id.split('/').slice(2).join('/')

export function seenOf(picture: Picture, width: number): Seen {
  const frame = frameOf(width)
  const small = frame.scale < 0.7
  const parts = picture.layers.flatMap((layer) =>
    layer.parts.filter((part) => !part.fine || !small).map((part) => ({ layer, part, name: nameOf(part) })),
  )
  const look = (hides: (part: Part) => boolean) => {
    const surface = canvasStudio.surface(frame.width, frame.height)
    surface.fillBox(0, 0, frame.width, frame.height, '#000000')
    surface.view(viewOf(frame))
    for (const [index, { part }] of parts.entries()) if (hides(part)) stamp(surface, part, colorOf(index))
    return decoded(surface, parts.length)
  }
  return {
    width: frame.width,
    height: frame.height,
    scale: frame.scale,
    parts,
    solid: look((part) => !part.soft && (part.alpha ?? 1) > 0.6),
    top: look(() => true),
  }
}

function stamp(surface: Surface, part: Part, color: string): void {
  surface.push()
  if (part.clip) surface.clip(canvasStudio.outline(part.clip))
  surface.fill(canvasStudio.outline(part.soft ? softShape(part) : part.path), color)
  surface.pop()
}

function decoded(surface: Surface, count: number): Int32Array {
  const known = new Map(Array.from({ length: count }, (_, index) => [codeOf(index), index]))
  const px = surface.pixels()
  return Int32Array.from({ length: surface.width * surface.height }, (_, i) => {
    const code = ((px[i * 4] ?? 0) << 16) | ((px[i * 4 + 1] ?? 0) << 8) | (px[i * 4 + 2] ?? 0)
    return known.get(code) ?? -1
  })
}

/** Pixels that show a part of this kind and nothing else, with all their neighbours. */
export function clearPixels({ width, height, top, parts }: Seen, isMeant: (seen: SeenPart) => boolean): number[] {
  const meant = parts.map(isMeant)
  const found: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const index = top[i] ?? -1
      if (index < 0 || !meant[index]) continue
      const near = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
      if (near.every((step) => meant[top[i + step] ?? -1])) found.push(i)
    }
  return found
}

/** The pixels inside one part's outline, hidden or not. */
export function pixelsInside({ width, height, scale }: Seen, part: Part): number[] {
  const surface = canvasStudio.surface(width, height)
  surface.view([scale, 0, 0, scale, 0, 0])
  stamp(surface, part, '#ffffff')
  const px = surface.pixels()
  const found: number[] = []
  for (let i = 0; i < width * height; i++) if ((px[i * 4 + 3] ?? 0) > 200) found.push(i)
  return found
}
