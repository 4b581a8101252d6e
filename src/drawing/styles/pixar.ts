// The Pixar-like style: cushions of light, contact shadows, a warm edge, depth of field, bloom.
import { layCalm } from '../page/calm.ts'
import { dice } from '../../base/dice.ts'
import { alpha as see, shadeOf, tone } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import { cropped, spotOf } from '../pixels/cropped.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, type Layer, type Rim } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import { poly } from '../shapes/path.ts'
import { forgetTiles, puffPaint } from './puff.ts'
import { figuresOf, setOff } from './set-off.ts'
import type { Studio, Surface } from '../pixels/surface.ts'
import { keepPaint } from './true-paint.ts'
import { fadePaint, fillSoft } from './vector.ts'
import { PAGE } from '../places/scenery.ts'

/** Rings of light that a paper cut shows as rings melt into the sky here. */
const HALO = /(sun|moon)-glow$/
const FLAT = new Set(['ground', 'water', 'ink', 'light', 'paper'])

export interface Looks {
  contact: number
  most: number
  least: number
  amount: number
  /** Leaves fine parts out; else the size of the frame decides. */
  small?: boolean
}

export function drawPuffed(studio: Studio, c: Surface, layer: Layer, f: Frame, look: Looks): void {
  const small = look.small ?? f.scale < 0.7
  c.view(viewOf(f))
  for (const part of layer.parts) {
    if (part.fine && small) continue
    const b = partBox(part)
    const short = Math.min(b.w, b.h)
    if (Math.max(b.w, b.h) * f.scale < 0.9) continue
    const color = part.lit ? part.color : lightOn(part.color, layer.grade)
    if (part.soft || HALO.test(part.id)) {
      fillSoft(c, part, color, 0.95, f.scale, f.x, f.y)
      continue
    }
    const shape = studio.outline(part.path)
    if (part.clip) {
      c.push()
      c.clip(studio.outline(part.clip))
    }
    c.opacity(part.alpha ?? 1)
    const flat = part.decal || part.puff < 0.25 || FLAT.has(part.material) || (part.lit && part.material !== 'glass')
    if (look.contact > 0 && !part.decal && !part.plain && short > 9 && !FLAT.has(part.material)) {
      c.push()
      c.blend('source-atop')
      c.shadow({ color: `rgba(34,16,40,${((part.material === 'hair' ? 0.36 : 0.5) * look.contact).toFixed(2)})`, blur: Math.min(16, short * 0.22) * f.scale, x: short * 0.03 * f.scale, y: Math.min(7, short * 0.09) * f.scale }) // prettier-ignore
      c.fill(shape, color)
      c.pop()
    }
    if (part.fade)
      c.fill(shape, fadePaint(part, flat ? color : tone(color, 0.02), part.lit ? part.fade : lightOn(part.fade, layer.grade))) // prettier-ignore
    else if (flat && (part.decal || part.lit || part.material === 'ink')) c.fill(shape, color)
    else if (flat || short < look.least)
      c.fill(shape, { kind: 'line', from: [0, b.y], to: [0, b.y + b.h], stops: [[0, tone(color, 0.045)], [1, shadeOf(color, 0.9)]] }) // prettier-ignore
    else c.fill(shape, puffPaint(studio, part, color, look.most, look.amount))
    if (part.material === 'eye' && !part.decal)
      c.fill(shape, { kind: 'line', from: [0, b.y], to: [0, b.y + b.h], stops: [[0, 'rgba(40,20,50,0.4)'], [0.4, 'rgba(40,20,50,0)']] }) // prettier-ignore
    c.opacity(1)
    if (part.clip) c.pop()
  }
}

/** Draws layers of one depth. What is out of focus is drawn with fewer pixels: softness that saves time. */
function drawRun(studio: Studio, c: Surface, layers: readonly Layer[], f: Frame, look: Looks, sharp: number): void {
  const g = cropped(layers, f)
  const k = Math.min(1, sharp / f.scale)
  const t = studio.surface(Math.ceil(g.width * k), Math.ceil(g.height * k))
  const small = f.scale < 0.7
  for (const layer of layers) drawPuffed(studio, t, layer, { ...g, width: t.width, height: t.height, scale: f.scale * k }, { ...look, small }) // prettier-ignore
  c.view([1, 0, 0, 1, 0, 0])
  c.stamp(t, ...spotOf(g, f), k < 1 ? t.width / k : t.width, k < 1 ? t.height / k : t.height)
  t.drop()
}

/** Half of how wide a lit edge is, in units: it is made at half the size. */
const EDGE = 1.6

/** The thin line on the side that the light is on: a figure minus itself, moved. */
function backLight(studio: Studio, k: Surface, scale: number, { x, y, color, strength }: Rim): void {
  const [w, h] = [k.width, k.height]
  const e = studio.surface(Math.ceil(w / 2), Math.ceil(h / 2))
  e.stamp(k, 0, 0, w / 2, h / 2)
  e.blend('source-in')
  e.fillBox(0, 0, w, h, color)
  e.blend('destination-out')
  e.blur(0.8 * scale)
  e.stamp(k, -x * EDGE * scale, -y * EDGE * scale, w / 2, h / 2)
  k.view([1, 0, 0, 1, 0, 0])
  k.blend('source-atop')
  k.opacity(strength)
  k.stamp(e, 0, 0, e.width * 2, e.height * 2)
  e.drop()
  k.opacity(1)
  k.blend('source-over')
}

/** Without a lamp or the moon it is the light of the air behind the heroes. */
function airRim({ faces, light, night }: Picture, { name }: Layer): Rim {
  const face = faces.find(({ id }) => id === name)
  const x = face && face.box.x + face.box.w / 2 < light[0] ? 0.65 : -0.65
  return { color: night ? '#b9ccff' : '#ffe9b4', x, y: -0.75, strength: 0.62 }
}

/** How layers of a kind are drawn; the number is how many pixels a scene unit gets at most, by their depth. */
function looksOf(layer: Layer): readonly [Looks, number] {
  if (layer.kind === 'far') return [{ contact: 0.3, most: 36, least: 10, amount: 0.85 }, 0.62]
  if (layer.kind === 'front') return [{ contact: 0.7, most: 40, least: 14, amount: 0.95 }, 0.56]
  if (layer.kind === 'mid') return [{ contact: 0.55, most: 48, least: 8, amount: 0.95 }, layer.depth > 0.3 ? 1.05 : 9]
  return [{ contact: 0.9, most: 96, least: 5, amount: 1 }, 9]
}

const DIRECT = new Set(['sky', 'ground', 'shadow', 'air'])

export function paintPixar(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  forgetTiles()
  let lit = false
  let run: Layer[] = []
  const flush = () => {
    const [first] = run
    if (first) drawRun(studio, c, run, f, ...looksOf(first))
    run = []
  }
  for (const layer of picture.layers) {
    if (layer.kind === 'calm') {
      flush()
      layCalm(studio, c, picture, layer, f, (to, layers, half) => {
        for (const one of layers) drawPuffed(studio, to, one, half, { contact: 0, most: 36, least: 10, amount: 0.9 })
      })
      continue
    }
    const [first] = run
    if (first && (DIRECT.has(layer.kind) || looksOf(first)[1] !== looksOf(layer)[1] || layer.kind === 'figure')) flush()
    if (DIRECT.has(layer.kind)) drawPuffed(studio, c, layer, f, { contact: 0, most: 48, least: 6, amount: 0.9 })
    else if (layer.kind !== 'figure') run.push(layer)
    else {
      if (!lit) {
        lit = true
        lightUp(studio, c, picture, f)
        setOff(studio, c, figuresOf(picture.layers), f)
      }
      const g = cropped([layer], f)
      const k = studio.surface(g.width, g.height)
      drawPuffed(studio, k, layer, g, looksOf(layer)[0])
      backLight(studio, k, f.scale, layer.rim ?? airRim(picture, layer))
      keepPaint(studio, k, layer, g)
      c.view([1, 0, 0, 1, 0, 0])
      c.stamp(k, ...spotOf(g, f), k.width, k.height)
      k.drop()
    }
  }
  flush()
  if (!lit) lightUp(studio, c, picture, f)
}

/** Before the heroes step in: the world behind them gets its contrast, its shafts, its floating lights and its bloom. Their own paint stays what it is. */
function lightUp(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  const t = studio.surface(Math.ceil(f.width / 4), Math.ceil(f.height / 4))
  t.stamp(c, 0, 0, t.width, t.height)
  c.view([1, 0, 0, 1, 0, 0])
  c.blend('soft-light')
  c.opacity(picture.night ? 0.22 : 0.4)
  c.stamp(t, 0, 0, f.width, f.height)
  t.drop()
  c.opacity(1)
  c.blend('source-over')
  shafts(studio, c, picture, f)
  motes(c, picture, f)
  bloom(studio, c, picture, f)
}

/** Dust that the light catches: round, out of focus, away from faces and words. */
function motes(c: Surface, picture: Picture, f: Frame): void {
  const die = dice('motes')
  const color = picture.night ? '#bcd0ff' : '#fff6cf'
  const { zone } = picture
  c.view(viewOf(f))
  c.blend('screen')
  for (let i = 0; i < 44; i++) {
    const x = die.next() * PAGE.w
    const y = 90 + die.next() * 640
    const r = 2.5 + die.next() ** 3 * 15
    const a = (r > 9 ? 0.16 : 0.42) * (0.5 + die.next() * 0.5)
    if (x > zone.x - 30 && x < zone.x + zone.w + 30 && y > zone.y - 30 && y < zone.y + zone.h + 30) continue
    c.fillBox(x - r, y - r, r * 2, r * 2, { kind: 'round', center: [x, y], inner: 0, outer: r, stops: r > 9 ? [[0, see(color, a * 0.7)], [0.8, see(color, a)], [1, see(color, 0)]] : [[0, see(color, a)], [0.3, see(color, a * 0.6)], [1, see(color, 0)]] }) // prettier-ignore
  }
  c.blend('source-over')
}

/** Bloom, and a vignette around the light. */
function bloom(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  const [lx, ly] = picture.light
  c.view([1, 0, 0, 1, 0, 0])
  const t = studio.surface(Math.ceil(f.width / 4), Math.ceil(f.height / 4))
  t.blur(3.2 * f.scale)
  t.stamp(c, 0, 0, t.width, t.height)
  c.blend('screen')
  c.opacity(0.13)
  c.stamp(t, 0, 0, f.width, f.height)
  t.drop()
  c.opacity(1)
  c.blend('multiply')
  const { width: w, height: h } = f
  c.fillBox(0, 0, w, h, { kind: 'round', center: [(lx - f.x) * f.scale, Math.max(h * 0.45, (ly - f.y) * f.scale)], inner: h * 0.5, outer: w * 0.86, stops: [[0, '#ffffff'], [1, '#cfcfe6']] }) // prettier-ignore
  c.blend('source-over')
}

function shafts(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  if (picture.night || picture.indoors) return
  const s = studio.surface(Math.ceil(f.width / 4), Math.ceil(f.height / 4))
  const k = f.scale / 4
  s.view([k, 0, 0, k, -f.x * k, -f.y * k])
  s.blur(4 * f.scale)
  const [lx] = picture.light
  const from = [lx - 430, -330] as const
  const die = dice('shafts')
  for (let i = 0; i < 5; i++) {
    const a = 0.72 + i * 0.15 + die.next() * 0.06
    const wide = 0.03 + die.next() * 0.035
    const far = (turn: number) => [from[0] + Math.cos(turn) * 1500, from[1] + Math.sin(turn) * 1500]
    const [x0 = 0, y0 = 0] = far(a - wide)
    const [x1 = 0, y1 = 0] = far(a + wide)
    s.fill(studio.outline(poly([...from, x0, y0, x1, y1])), { kind: 'round', center: from, inner: 0, outer: 1250, stops: [[0.24, see('#fff2c0', 0)], [0.42, see('#fff2c0', 0.2)], [1, see('#fff2c0', 0)]] }) // prettier-ignore
  }
  c.view([1, 0, 0, 1, 0, 0])
  c.blend('screen')
  c.stamp(s, 0, 0, f.width, f.height)
  s.drop()
  c.blend('source-over')
}
