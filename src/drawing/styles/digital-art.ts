// The painted style: few values and one light, laid with broad opaque strokes that follow the forms.
import { calmMask } from '../page/calm.ts'
import { dice, type Dice } from '../../base/dice.ts'
import type { Picture } from '../composing/picture.ts'
import { frameOf, viewOf, type Frame } from '../pixels/frame.ts'
import { edgesOf, layPaper, sheetOf } from './clean-edges.ts'
import { makeEasel, type Easel } from './easel.ts'
import type { Layer } from '../shapes/graph.ts'
import { noise, TILE } from '../pixels/noise.ts'
import { paintPlanes } from './planes.ts'
import { redrawFace } from './redraw-face.ts'
import type { Studio, Surface } from '../pixels/surface.ts'
import { keepPaint } from './true-paint.ts'
import { emboss, softenEdges } from './wet-paint.ts'

interface Model {
  w: number
  h: number
  k: number
  rgb: Uint8ClampedArray
  mask: Uint8ClampedArray
  /** Where words lie, an eighth as large: strokes are more alike there. */
  hush: { px: Uint8ClampedArray; w: number }
  xx: Float32Array
  xy: Float32Array
  yy: Float32Array
}

/** So many steps are between black and white. */
const VALUES = 5

/** A lightness drawn to the nearest of few. */
function grouped(l: number): number {
  const step = Math.floor(l * VALUES)
  const t = Math.max(0, Math.min(1, (l * VALUES - step - 0.28) / 0.44))
  return (step + t * t * (3 - 2 * t)) / VALUES
}

/** Few values, richer colour, violet shadows, warm lights: for the world; whoever lives in it keeps their own paints. */
function colourScript(a: Uint8ClampedArray, mask: Uint8ClampedArray, width: number, { px, w }: Model['hush']): void {
  for (let i = 0; i < a.length; i += 4) {
    if ((mask[i] ?? 0) > 128 && (mask[i + 3] ?? 0) > 128) continue
    const [r, g, b] = [a[i] ?? 0, a[i + 1] ?? 0, a[i + 2] ?? 0]
    const l = (r * 0.3 + g * 0.59 + b * 0.11) / 255
    const isHushed = (px[((Math.floor(i / 4 / width) >> 3) * w + (((i / 4) % width) >> 3)) * 4 + 3] ?? 0) > 50
    const s = isHushed ? l : (grouped(l) * 0.62 + l * 0.38) * (1.02 - 0.1 * l)
    const t = l > 0.004 ? s / l : 1
    const k = 1.24 * Math.min(1.2, t + 0.1)
    const m = l * 255
    const shadow = Math.max(0, 0.5 - l) * 2
    const glow = Math.max(0, l - 0.62) * 2.2
    a[i] = (r - m) * k + m * t + shadow * 7 + glow * 8
    a[i + 1] = (g - m) * k + m * t - shadow * 5 + glow * 2
    a[i + 2] = (b - m) * k + m * t + shadow * 18 - glow * 16
  }
}

function smooth(a: Float32Array, w: number, h: number, r: number): Float32Array {
  let from = a
  for (let pass = 0; pass < 2; pass++) {
    const mid = new Float32Array(a.length)
    for (let y = 0; y < h; y++) {
      let q = 0
      for (let x = -r; x < w; x++) {
        if (x + r < w) q += from[y * w + x + r] ?? 0
        if (x - r - 1 >= 0) q -= from[y * w + x - r - 1] ?? 0
        if (x >= 0) mid[y * w + x] = q
      }
    }
    const out = new Float32Array(a.length)
    const k = 1 / ((2 * r + 1) * (2 * r + 1))
    for (let x = 0; x < w; x++) {
      let q = 0
      for (let y = -r; y < h; y++) {
        if (y + r < h) q += mid[(y + r) * w + x] ?? 0
        if (y - r - 1 >= 0) q -= mid[(y - r - 1) * w + x] ?? 0
        if (y >= 0) out[y * w + x] = q * k
      }
    }
    from = out
  }
  return from
}

/** Whom and what a page is about: painted with the small brushes, in their own colours. */
const isFine = (layer: Layer) => isAlive(layer) || (layer.kind === 'things' && /^(?:deed|props|sound)/.test(layer.name))
const isAlive = ({ kind, name }: Layer) => kind === 'figure' || (kind === 'things' && name.startsWith('extras'))

/** Paper is no figure, and no line is laid over it. */
const NEITHER = 'rgba(0,0,0,0.07)'
/** An edge of the easel: no stroke paints there. */
const BARE = 'rgba(0,0,0,0.5)'

function modelOf(studio: Studio, picture: Picture, width: number): { model: Model; image: Surface; alive: Surface } {
  const f = frameOf(width, true)
  const image = studio.surface(f.width, f.height)
  paintPlanes(studio, image, picture, f)
  const rgb = image.pixels()
  const m = studio.surface(f.width, f.height)
  m.view(viewOf(f))
  for (const part of sheetOf(picture)) m.fill(studio.outline(part.path), NEITHER)
  for (const layer of picture.layers) {
    if (!isFine(layer) && layer.kind !== 'front') continue
    m.blend(layer.kind === 'front' ? 'destination-out' : 'source-over')
    for (const part of layer.parts) if (!part.decal && !part.soft && (part.alpha ?? 1) > 0.6) m.fill(studio.outline(part.path), isAlive(layer) ? '#ffffff' : '#00ffff') // prettier-ignore
  }
  const mask = m.pixels()
  const words = calmMask(studio, picture.calm, f)
  const hush = { px: words.pixels(), w: words.width }
  words.drop()
  colourScript(rgb, mask, f.width, hush)
  image.setPixels(rgb)
  const { width: w, height: h } = f
  const L = new Float32Array(w * h)
  for (let i = 0; i < L.length; i++) L[i] = (rgb[i * 4] ?? 0) * 0.3 + (rgb[i * 4 + 1] ?? 0) * 0.59 + (rgb[i * 4 + 2] ?? 0) * 0.11
  const [xx, xy, yy] = [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)]
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const at = (o: number) => L[i + o] ?? 0
      const gx = at(1) - at(-1) + (at(1 - w) - at(-1 - w) + at(w + 1) - at(w - 1)) * 0.5
      const gy = at(w) - at(-w) + (at(w + 1) - at(1 - w) + at(w - 1) - at(-w - 1)) * 0.5
      xx[i] = gx * gx
      xy[i] = gx * gy
      yy[i] = gy * gy
    }
  return { image, alive: m, model: { w, h, k: f.scale, rgb, mask, hush, xx: smooth(xx, w, h, 3), xy: smooth(xy, w, h, 3), yy: smooth(yy, w, h, 3) } }
} // prettier-ignore

/** Wide strokes everywhere, fine ones where the model has detail; `where` 2 keeps to the figures. */
const BRUSHES: readonly (readonly [wide: number, steps: number, detail: number, where: number])[] = [[40, 7, 0, 0], [22, 7, 0, 0], [11, 6, 12, 1], [5.4, 6, 20, 1], [2.9, 5, 26, 2], [1.9, 5, 34, 2]] // prettier-ignore

function strokes(easel: Easel, m: Model, f: Frame, brush: (typeof BRUSHES)[number], die: Dice): void {
  const [wide, steps, detail, where] = brush
  const flow = noise('flow', 4, 3)
  const { w, h, k, rgb, mask, hush } = m
  const way = (x: number, y: number) => {
    const i = y * w + x
    const d = (m.xx[i] ?? 0) - (m.yy[i] ?? 0)
    const q = 2 * (m.xy[i] ?? 0)
    if (d * d + q * q < 324) return (flow[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0) * 5 - 1.2
    return 0.5 * Math.atan2(q, d) + Math.PI / 2
  }
  const gap = Math.max(1.1, wide * (wide > 10 ? 1 : 0.95) * k)
  const starts: (readonly [number, number, number])[] = []
  for (let y = 0; y < h; y += gap)
    for (let x = 0; x < w; x += gap) {
      const [x0, y0, luck] = [x + (die.next() - 0.5) * gap, y + (die.next() - 0.5) * gap, die.next()]
      const [X, Y] = [Math.round(x0), Math.round(y0)]
      if (X < 1 || Y < 1 || X >= w - 1 || Y >= h - 1) continue
      const i = Y * w + X
      const inside = (mask[i * 4 + 3] ?? 0) > 128
      if ((inside && wide > 10) || (where === 2 && !inside)) continue
      if (Math.sqrt((m.xx[i] ?? 0) + (m.yy[i] ?? 0)) >= detail * (inside ? 0.35 : 1.15)) starts.push([x0, y0, luck])
    }
  // By chance, but from the top down in broad bands: neighbours on the page stay neighbours in memory.
  const band = 44 * k
  const turn = (s: (typeof starts)[number]) => Math.floor(s[1] / band + s[2] * 0.9) + s[2] * 0.5
  starts.sort((a, b) => turn(a) - turn(b))
  const [ox, oy] = [f.x - easel.frame.x, f.y - easel.frame.y]
  const to = easel.frame.scale
  const points = new Float64Array((steps + 2) * 2)
  for (const [x0, y0, luck] of starts) {
    const i = Math.round(y0) * w + Math.round(x0)
    const inside = (mask[i * 4 + 3] ?? 0) > 128
    if (!inside && easel.isKept((x0 / k + ox) * to, (y0 / k + oy) * to)) continue
    const [R, G, B] = [rgb[i * 4] ?? 0, rgb[i * 4 + 1] ?? 0, rgb[i * 4 + 2] ?? 0]
    let [px, py, before, n] = [x0, y0, Number.NaN, 1]
    points[0] = (x0 / k + ox) * to
    points[1] = (y0 / k + oy) * to
    for (let s = 0; s < steps; s++) {
      let a = way(px | 0, py | 0)
      if (!Number.isNaN(before) && Math.cos(a - before) < 0) a += Math.PI
      before = a
      px += Math.cos(a) * wide * 0.55 * k
      py += Math.sin(a) * wide * 0.55 * k
      if (px < 1 || py < 1 || px >= w - 1 || py >= h - 1) break
      const j = ((py | 0) * w + (px | 0)) * 4
      if ((mask[j + 3] ?? 0) > 128 !== inside) break
      if (Math.abs((rgb[j] ?? 0) - R) + Math.abs((rgb[j + 1] ?? 0) - G) + Math.abs((rgb[j + 2] ?? 0) - B) > (inside ? 40 : 66)) break
      points[n * 2] = (px / k + ox) * to
      points[n * 2 + 1] = (py / k + oy) * to
      n++
    }
    if (n === 1) {
      points[2] = (points[0] ?? 0) + wide * 0.3 * to
      points[3] = points[1] ?? 0
      n = 2
    }
    // No two strokes come from the same mixture: lighter or darker, warmer or cooler, in the world far more than on its people.
    const loud = 1 - (hush.px[((Math.round(y0) >> 3) * hush.w + (Math.round(x0) >> 3)) * 4 + 3] ?? 0) / 400
    const shade = (((luck * 977) % 1) - 0.5) * (inside ? 8 : 26 * loud)
    const warm = (((luck * 331) % 1) - 0.5) * (inside ? 4 : 18 * loud)
    easel.stroke(points, n, wide * 0.55 * to, [R + shade + warm, G + shade * 0.95, B + shade * 0.8 - warm], inside ? 0.8 : 1.3 * loud, inside)
  }
} // prettier-ignore

export function paintDigitalArt(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  const { model, image, alive } = modelOf(studio, picture, Math.min(720, Math.max(360, Math.round(f.width * 0.7))))
  const edge = frameOf(100, true)
  c.view(viewOf(f))
  const soft = studio.surface(Math.ceil(image.width / 4), Math.ceil(image.height / 4))
  soft.stamp(image, 0, 0, soft.width, soft.height)
  const [bw, bh] = [1100 - edge.x * 2, 850 - edge.y * 2]
  c.stamp(soft, edge.x, edge.y, bw, bh)
  soft.drop()
  layPaper(studio, c, picture, f, (layer) => !isFine(layer))
  const figures = studio.surface(image.width, image.height)
  figures.view(viewOf(frameOf(image.width, true)))
  for (const layer of picture.layers)
    if (isFine(layer))
      for (const part of layer.parts) if (!part.decal && !part.soft) figures.fill(studio.outline(part.path), '#fff')
  figures.view([1, 0, 0, 1, 0, 0])
  figures.blend('source-in')
  figures.stamp(image, 0, 0, image.width, image.height)
  image.drop()
  c.stamp(figures, edge.x, edge.y, bw, bh)
  figures.drop()
  const from = { ...f, x: edge.x, y: edge.y }
  // The model is smaller than the picture: enlarged, an outline goes on smoothly between its pixels.
  const sides = studio.surface(f.width, f.height)
  sides.view(viewOf(f))
  for (const part of sheetOf(picture)) sides.fill(studio.outline(part.path), BARE)
  sides.stamp(alive, edge.x, edge.y, bw, bh)
  alive.drop()
  const easel = makeEasel(c.pixels(), f, sides.pixels())
  sides.drop()
  for (const brush of BRUSHES)
    if (brush[0] * f.scale > 1) strokes(easel, model, from, brush, dice(`strokes/${brush[0]}`))
  softenEdges(easel.px, f, easel.isFigure)
  emboss(easel.px, f)
  c.setPixels(easel.px)
  const edges = edgesOf(studio, model)
  c.view(viewOf(f))
  c.stamp(edges, edge.x, edge.y, bw, bh)
  edges.drop()
  for (const [at, layer] of picture.layers.entries())
    if (layer.kind === 'figure') keepPaint(studio, c, layer, f, picture.layers.slice(at + 1).filter(({ kind }) => kind !== 'air' && kind !== 'calm')) // prettier-ignore
  for (const [at, layer] of picture.layers.entries())
    if (isFine(layer)) redrawFace(studio, c, layer, f, picture.layers.slice(at + 1).filter(isFine))
}
