// The Pixar-like style: cushions of light, contact shadows, a warm edge, depth of field, bloom.
import { layCalm } from './calm.ts'
import { alpha as see, shadeOf, tone } from './color.ts'
import type { Picture } from './compose.ts'
import { viewOf, type Frame } from './frame.ts'
import { partBox, type Layer } from './graph.ts'
import { lightOn } from './lit.ts'
import { puffPaint } from './puff.ts'
import type { Studio, Surface } from './surface.ts'
import { fadePaint, fillSoft } from './vector.ts'
import { PAGE } from './world.ts'

const FLAT = new Set(['ground', 'water', 'ink', 'light', 'paper'])

export interface Looks {
  contact: number
  most: number
  least: number
  amount: number
}

export function drawPuffed(studio: Studio, c: Surface, layer: Layer, f: Frame, look: Looks): void {
  const small = f.scale < 0.7
  c.view(viewOf(f))
  for (const part of layer.parts) {
    if (part.fine && small) continue
    const b = partBox(part)
    const short = Math.min(b.w, b.h)
    if (Math.max(b.w, b.h) * f.scale < 0.9) continue
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

function blurOnto(studio: Studio, c: Surface, from: Surface, pixels: number, f: Frame): void {
  c.view([1, 0, 0, 1, 0, 0])
  if (pixels < 0.4) {
    c.stamp(from, 0, 0, f.width, f.height)
    return
  }
  const down = pixels > 6 ? 4 : pixels > 1.5 ? 2 : 1
  const t = studio.surface(Math.ceil(f.width / down), Math.ceil(f.height / down))
  t.blur(pixels / down)
  t.stamp(from, 0, 0, t.width, t.height)
  c.stamp(t, 0, 0, f.width, f.height)
}

/** The thin warm line on the side that the light is on: a figure minus itself, moved. */
function backLight(studio: Studio, k: Surface, f: Frame, side: number, color: string): void {
  const e = studio.surface(f.width, f.height)
  e.stamp(k, 0, 0, f.width, f.height)
  e.blend('source-in')
  e.fillBox(0, 0, f.width, f.height, color)
  e.blend('destination-out')
  e.blur(1.5 * f.scale)
  e.stamp(k, side * 2.4 * f.scale, 2.8 * f.scale, f.width, f.height)
  k.view([1, 0, 0, 1, 0, 0])
  k.blend('lighter')
  k.opacity(0.42)
  k.stamp(e, 0, 0, f.width, f.height)
  k.opacity(1)
  k.blend('source-over')
}

export function paintPixar(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  const full = () => studio.surface(f.width, f.height)
  const [lx, ly] = picture.light
  let lit = false
  for (const layer of picture.layers) {
    if (layer.kind === 'calm') {
      layCalm(studio, c, picture, layer, f, (to, layers, half) => {
        for (const one of layers) drawPuffed(studio, to, one, half, { contact: 0, most: 36, least: 10, amount: 0.9 })
      })
      continue
    }
    if (layer.kind === 'sky' || layer.kind === 'ground' || layer.kind === 'shadow' || layer.kind === 'air') {
      // prettier-ignore
      drawPuffed(studio, c, layer, f, { contact: 0, most: 48, least: 6, amount: 0.9 })
      continue
    }
    const k = full()
    if (layer.kind === 'far') {
      drawPuffed(studio, k, layer, f, { contact: 0.3, most: 36, least: 10, amount: 0.85 })
      blurOnto(studio, c, k, 1.7 * f.scale, f)
      continue
    }
    if (layer.kind === 'mid') {
      drawPuffed(studio, k, layer, f, { contact: 0.55, most: 48, least: 8, amount: 0.95 })
      blurOnto(studio, c, k, (layer.depth > 0.3 ? 0.75 : 0.4) * f.scale, f)
      continue
    }
    if (layer.kind === 'front') {
      drawPuffed(studio, k, layer, f, { contact: 0.7, most: 40, least: 14, amount: 0.95 })
      blurOnto(studio, c, k, 2.2 * f.scale, f)
      continue
    }
    if (!lit && layer.kind === 'figure') {
      lit = true
      shafts(studio, c, picture, f)
    }
    drawPuffed(studio, k, layer, f, { contact: 0.9, most: 96, least: 5, amount: 1 })
    if (layer.kind === 'figure') {
      const face = picture.faces.find((one) => one.id === layer.name)
      const side = face && face.box.x + face.box.w / 2 < lx ? -1 : 1
      backLight(studio, k, f, side, picture.night ? '#b9ccff' : '#ffe9b4')
    }
    c.view([1, 0, 0, 1, 0, 0])
    c.stamp(k, 0, 0, f.width, f.height)
  }
  c.view([1, 0, 0, 1, 0, 0])
  const t = studio.surface(Math.ceil(f.width / 4), Math.ceil(f.height / 4))
  t.blur(5 * f.scale)
  t.stamp(c, 0, 0, t.width, t.height)
  c.blend('screen')
  c.opacity(0.13)
  c.stamp(t, 0, 0, f.width, f.height)
  c.opacity(1)
  c.blend('multiply')
  const { width: w, height: h } = f
  c.fillBox(0, 0, w, h, { kind: 'round', center: [(lx - f.x) * f.scale, Math.max(h * 0.45, (ly - f.y) * f.scale)], inner: h * 0.5, outer: w * 0.86, stops: [[0, '#ffffff'], [1, '#d0d1e4']] }) // prettier-ignore
  c.blend('source-over')
}

function shafts(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  if (picture.night || picture.indoors) return
  const s = studio.surface(Math.ceil(f.width / 4), Math.ceil(f.height / 4))
  const k = f.scale / 4
  s.view([k, 0, 0, k, -f.x * k, -f.y * k])
  s.blur(3 * f.scale)
  const [lx] = picture.light
  for (let i = 0; i < 6; i++) {
    const x = lx - 160 + i * 74
    const path = studio.outline([[x, -60, x + 10, -60, x + 20, -60, x + 34, -60, x + 60, 300, x + 90, 500, x + 150 - i * 22, 760, x + 60, 760, x + 20, 760, x - 20 - i * 22, 760, x - 10, 500, x - 6, 300, x, -60]]) // prettier-ignore
    s.fill(path, { kind: 'line', from: [0, -40], to: [0, PAGE.h * 0.8], stops: [[0, see('#fff2c0', 0.3)], [1, see('#fff2c0', 0)]] }) // prettier-ignore
  }
  c.view([1, 0, 0, 1, 0, 0])
  c.blend('screen')
  c.stamp(s, 0, 0, f.width, f.height)
  c.blend('source-over')
}
