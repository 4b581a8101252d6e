// The vector style: flat colour and one darker shape a part, as if cut from paper.
import { layCalm } from '../page/calm.ts'
import { alpha as see, mix, shadeOf, type Hex } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, type Layer, type Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import { oval, type Box, type Path } from '../shapes/path.ts'
import { figuresOf, setOff } from './set-off.ts'
import type { Paint, Studio, Surface } from '../pixels/surface.ts'

/** A soft spot reaches beyond its shape. */
const REACH = 1.3

export function softShape(part: Part): Path {
  const { x, y, w, h } = partBox(part)
  return oval(x + w / 2, y + h / 2, (w / 2) * REACH, (h / 2) * REACH)
}

function softPaint(
  part: Part,
  color: Hex,
  strength: number,
): { paint: Paint; x: number; y: number; rx: number; ry: number } {
  const b = partBox(part)
  const a = (part.alpha ?? 1) * strength
  return {
    paint: {
      kind: 'round',
      center: [0, 0],
      inner: 0,
      outer: 1,
      stops: [
        [0, see(color, a)],
        [0.5, see(color, a * 0.62)],
        [1, see(color, 0)],
      ],
    },
    x: b.x + b.w / 2,
    y: b.y + b.h / 2,
    rx: (b.w / 2) * REACH,
    ry: (b.h / 2) * REACH,
  }
}

export function fillSoft(c: Surface, part: Part, color: Hex, strength: number, scale: number, ox = 0, oy = 0): void {
  const s = softPaint(part, color, strength)
  c.push()
  c.view([scale * s.rx, 0, 0, scale * s.ry, (s.x - ox) * scale, (s.y - oy) * scale])
  c.fillBox(-1, -1, 2, 2, s.paint)
  c.pop()
}

export function fadePaint(part: Part, from: Hex, to: Hex): Paint {
  const b = partBox(part)
  return {
    kind: 'line',
    from: [0, b.y],
    to: [0, b.y + b.h],
    stops: [
      [0, from],
      [1, to],
    ],
  }
}

const NO_SHADE = new Set(['ground', 'water', 'ink', 'eye', 'light', 'paper', 'glass', 'cloud'])

/** Light that fills a room is no piece of paper. */
const GLOW = 190

/** A pool of light or a shadow is a piece of paper too, or two where it is large. */
function fillHard(studio: Studio, c: Surface, part: Part, color: Hex): void {
  const { x, y, w, h } = partBox(part)
  if (w > GLOW && part.material === 'light') return
  const a = part.alpha ?? 1
  for (const k of w > 150 ? [1, 0.62] : [0.8]) {
    c.opacity(a * (w > 150 ? 0.34 : 0.62))
    c.fill(studio.outline(oval(x + w / 2, y + h / 2, (w / 2) * k, (h / 2) * k)), color)
  }
  c.opacity(1)
}

export function paintVector(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  const figures = figuresOf(picture.layers)
  for (const layer of picture.layers) {
    if (layer === figures[0]) setOff(studio, c, figures, f)
    if (layer.kind === 'calm')
      layCalm(studio, c, picture, layer, f, (to, layers, half) => paintFlat(studio, to, layers, half))
    else paintFlat(studio, c, [layer], f)
  }
}

/** A sixth of all parts is drawn beyond the page. */
function isOffPage({ x, y, w, h }: Box, soft: boolean, f: Frame): boolean {
  const more = 2 + (soft ? Math.max(w, h) * (REACH - 1) : 0)
  const [right, bottom] = [f.x + f.width / f.scale, f.y + f.height / f.scale]
  return x > right + more || y > bottom + more || x + w < f.x - more || y + h < f.y - more
}

function paintFlat(studio: Studio, c: Surface, layers: readonly Layer[], f: Frame): void {
  const { scale } = f
  const small = scale < 0.7
  c.view(viewOf(f))
  for (const layer of layers) {
    for (const part of layer.parts) {
      if (part.fine && small) continue
      const b = partBox(part)
      const short = Math.min(b.w, b.h)
      if (Math.max(b.w, b.h) * scale < 0.8 || isOffPage(b, part.soft === true, f)) continue
      const color = part.lit ? part.color : lightOn(part.color, layer.grade)
      if (part.soft) {
        fillHard(studio, c, part, color)
        continue
      }
      const shape = studio.outline(part.path)
      if (part.clip) {
        c.push()
        c.clip(studio.outline(part.clip))
      }
      c.opacity(part.alpha ?? 1)
      c.fill(shape, part.fade ? mix(color, part.lit ? part.fade : lightOn(part.fade, layer.grade), 0.4) : color)
      const px = short * scale
      if (!part.decal && !part.plain && part.puff > 0.2 && px > 5 && !NO_SHADE.has(part.material)) {
        const m = Math.min(short, part.material === 'metal' ? 40 : 90)
        const hair = part.material === 'hair'
        c.fill(
          studio.crescent(shape, -m * 0.15, -m * 0.12),
          hair
            ? shadeOf(color, 0.85)
            : shadeOf(color, layer.kind === 'far' ? 0.5 : part.material === 'leaf' ? 0.72 : 1),
        )
      }
      c.opacity(1)
      if (part.clip) c.pop()
    }
  }
}
