// The door of the illustrator: a composed picture, a style and a width in, a finished surface out.
import type { Picture } from './composing/picture.ts'
import { paintDigitalArt } from './styles/digital-art.ts'
import { frameOf, viewOf, type Frame } from './pixels/frame.ts'
import { paintLineArt } from './styles/line-art.ts'
import { paintPixar } from './styles/pixar.ts'
import { STYLES, type Style } from './recipes/style.ts'
import type { Studio, Surface } from './pixels/surface.ts'
import { rect } from './shapes/path.ts'
import { paintVector } from './styles/vector.ts'
import { paintWatercolor } from './styles/watercolor.ts'

export { STYLES, type Style }

/** Each paints the layers of a picture. */
const PAINTERS: Readonly<Record<Style, typeof paintVector>> = {
  pixar: paintPixar,
  watercolor: paintWatercolor,
  vector: paintVector,
  digital_art: paintDigitalArt,
  line_art: paintLineArt,
}

type Inset = NonNullable<Picture['inset']>

/** The paper about a panel. */
const PAPER = '#fffaf0'
const EDGE = 9

export function draw(studio: Studio, picture: Picture, style: Style, width: number, bleed = false): Surface {
  const frame = frameOf(width, bleed)
  const surface = studio.surface(frame.width, frame.height)
  PAINTERS[style](studio, surface, picture, frame)
  if (picture.inset) setPanel(studio, surface, picture.inset, style, frame)
  return surface
}

/** A panel is a picture of its own, cut out and laid on paper. */
function setPanel(studio: Studio, surface: Surface, { picture, box }: Inset, style: Style, frame: Frame): void {
  const panel = studio.surface(frame.width, frame.height)
  PAINTERS[style](studio, panel, picture, frame)
  const { x, y, w, h } = box
  surface.push()
  surface.view(viewOf(frame))
  surface.blend('source-over')
  surface.opacity(1)
  surface.fill(studio.outline(rect(x - EDGE, y - EDGE, w + EDGE * 2, h + EDGE * 2, 18)), PAPER)
  const inside = studio.outline(rect(x, y, w, h, 12))
  surface.clip(inside)
  surface.view([1, 0, 0, 1, 0, 0])
  surface.stamp(panel, 0, 0, frame.width, frame.height)
  surface.pop()
  if (style === 'line_art') {
    surface.view(viewOf(frame))
    surface.stroke(inside, '#000000', 2.3)
  }
  panel.drop()
}
