// The model of the painted style: every form in two or three planes of light, and a light that falls where the story is.
import { layCalm } from '../page/calm.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import type { Outline, Studio, Surface } from '../pixels/surface.ts'
import { drawRim } from './rim.ts'
import { figuresOf, setOff } from './set-off.ts'
import { fadePaint, fillSoft } from './vector.ts'
import { PAGE } from '../places/scenery.ts'

const FLAT: ReadonlySet<Part['material']> = new Set([
  'ground',
  'water',
  'ink',
  'eye',
  'light',
  'paper',
  'glass',
  'cloud',
])
const SCENERY: ReadonlySet<Layer['kind']> = new Set(['sky', 'far', 'mid', 'ground', 'front'])
/** What a broad brush leaves out there, in units. */
const LEFT_OUT = 15

export function paintPlanes(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  const figures = figuresOf(picture.layers)
  const first = picture.layers.find(({ kind }) => kind === 'calm' || kind === 'paper' || kind === 'figure')
  for (const layer of picture.layers) {
    if (layer === first) castLight(c, picture, f)
    if (layer === figures[0]) setOff(studio, c, figures, f)
    if (layer.kind === 'calm')
      layCalm(studio, c, picture, layer, f, (to, layers, half) => drawPlanes(studio, to, layers, half), 0.6)
    else drawPlanes(studio, c, [layer], f)
    drawRim(studio, c, layer, f)
  }
}

export function drawPlanes(studio: Studio, c: Surface, layers: readonly Layer[], f: Frame): void {
  c.view(viewOf(f))
  for (const layer of layers) {
    const behind = SCENERY.has(layer.kind)
    for (const part of layer.parts) {
      const b = partBox(part)
      const short = Math.min(b.w, b.h)
      if (Math.max(b.w, b.h) * f.scale < 0.9 || (behind && part.decal && short < LEFT_OUT)) continue
      const color = part.lit ? part.color : lightOn(part.color, layer.grade)
      if (part.soft) {
        fillSoft(c, part, color, 0.95, f.scale, f.x, f.y)
        continue
      }
      const shape = studio.outline(part.path)
      if (part.clip) {
        c.push()
        c.clip(studio.outline(part.clip))
      }
      c.opacity(part.alpha ?? 1)
      c.fill(shape, part.fade ? fadePaint(part, color, part.lit ? part.fade : lightOn(part.fade, layer.grade)) : color)
      if (!part.decal && !part.plain && part.puff > 0.2 && short * f.scale > 5 && !FLAT.has(part.material))
        turn(studio, c, shape, { part, color, short, behind })
      c.opacity(1)
      if (part.clip) c.pop()
    }
  }
}

/** Its side away from the light, and an edge toward it. */
function turn(
  studio: Studio,
  c: Surface,
  shape: Outline,
  { part, color, short, behind }: { part: Part; color: Hex; short: number; behind: boolean },
): void {
  const m = Math.min(short, part.material === 'metal' ? 50 : 110)
  const [wide, deep] = part.material === 'skin' ? [0.6, 1.1] : behind ? [1, 2.1] : [0.62, 1.1]
  c.fill(studio.crescent(shape, -m * 0.27 * wide, -m * 0.19 * wide), shadeOf(color, deep))
  if (short > 16) c.fill(studio.crescent(shape, m * 0.08, m * 0.11), tone(color, 0.065, 0.01))
}

/** Bright about whoever the page is about, and dark where nothing happens. */
function castLight(c: Surface, { faces, light, night }: Picture, f: Frame): void {
  const [face] = faces
  const [x, y] = face ? [face.box.x + face.box.w / 2, face.box.y + face.box.h * 0.9] : light
  const all = [-60, -60, PAGE.w + 120, PAGE.h + 120] as const
  c.view(viewOf(f))
  c.blend('multiply')
  c.fillBox(...all, {
    kind: 'round',
    center: [x, y],
    inner: 130,
    outer: 760,
    stops: [
      [0, '#ffffff'],
      [0.3, '#e3d7dd'],
      [0.62, night ? '#84809f' : '#a08fa6'],
      [1, night ? '#4a4a70' : '#5d4d72'],
    ],
  })
  c.blend('soft-light')
  c.fillBox(...all, {
    kind: 'round',
    center: [x, y - 60],
    inner: 0,
    outer: 420,
    stops: [
      [0, night ? 'rgba(190,205,255,0.6)' : 'rgba(255,228,170,0.75)'],
      [1, 'rgba(255,228,170,0)'],
    ],
  })
  c.blend('source-over')
}
