// The door of the illustrator: a composed picture, a style and a width in, a finished surface out.
import type { Picture } from './composing/picture.ts'
import { paintDigitalArt } from './styles/digital-art.ts'
import { frameOf } from './pixels/frame.ts'
import { paintLineArt } from './styles/line-art.ts'
import { paintPixar } from './styles/pixar.ts'
import type { Studio, Surface } from './pixels/surface.ts'
import { paintVector } from './styles/vector.ts'
import { paintWatercolor } from './styles/watercolor.ts'

export const STYLES = ['pixar', 'watercolor', 'vector', 'digital_art', 'line_art'] as const
export type Style = (typeof STYLES)[number]

export function draw(studio: Studio, picture: Picture, style: Style, width: number, bleed = false): Surface {
  const frame = frameOf(width, bleed)
  const surface = studio.surface(frame.width, frame.height)
  switch (style) {
    case 'vector':
      paintVector(studio, surface, picture, frame)
      break
    case 'watercolor':
      paintWatercolor(studio, surface, picture, frame)
      break
    case 'pixar':
      paintPixar(studio, surface, picture, frame)
      break
    case 'digital_art':
      paintDigitalArt(studio, surface, picture, frame)
      break
    case 'line_art':
      paintLineArt(studio, surface, picture, frame)
  }
  return surface
}
