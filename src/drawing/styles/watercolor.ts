// The watercolour style: flat washes with glazes, then one pass of pigment over the whole sheet, then a loose pencil.
import { dice } from '../../base/dice.ts'
import { blurred } from '../pixels/blurred.ts'
import { calmMask, layCalm } from '../page/calm.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import { partBox, PLAIN_LIGHT, type Layer, type Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import { move, times } from '../shapes/matrix.ts'
import { fadePaint, fillSoft } from './vector.ts'
import { noise, TILE } from '../pixels/noise.ts'
import { splatter } from './splatter.ts'
import { drawRim } from './rim.ts'
import { figuresOf, setOff } from './set-off.ts'
import type { Paint, Studio, Surface } from '../pixels/surface.ts'
import { PAGE } from '../places/scenery.ts'
import { pencil } from './pencil.ts'

const CALM = new Set(['ground', 'water', 'ink', 'eye', 'light', 'paper', 'glass'])
/** A wash has much water: what is behind is thin, and says little. */
const THIN: ReadonlySet<Layer['kind']> = new Set(['sky', 'far', 'mid', 'ground', 'front'])
/** What a full brush leaves out there, in units. */
const LEFT_OUT = 13
/** So far a wash misses its line. */
const MISSED = [2.2, 1.7] as const
const PAPER = '#fffdf6'
/** What a figure is known by: pigment flows over it as little as a brush can help. */
const HIDES = new Set(['skin', 'fur', 'scale', 'metal'])

function washed(part: Part, layer: Layer): Hex {
  const c = part.lit ? part.color : lightOn(part.color, layer.grade)
  const pure = part.material === 'eye' || part.material === 'ink' || (layer.kind === 'figure' && HIDES.has(part.material))
  return pure ? c : mix(tone(c, 0.012, 0.012), '#ffffff', layer.kind === 'figure' ? 0.02 : THIN.has(layer.kind) ? 0.3 : 0.08)
} // prettier-ignore

function washes(studio: Studio, c: Surface, picture: Picture, layers: readonly Layer[], f: Frame): void {
  const small = f.scale < 0.7
  c.view(viewOf(f))
  c.fillBox(-60, -60, PAGE.w + 120, PAGE.h + 120, '#ffffff')
  const die = dice('wash')
  const ground = layers.find(({ kind }) => kind === 'ground' || kind === 'mid') ?? { grade: PLAIN_LIGHT }
  const figures = figuresOf(layers)
  const shifted = times(viewOf(f), move(...MISSED))
  const rim = mix(lightOn(PAPER, ground.grade), ground.grade.haze, 0.3)
  for (const layer of layers) {
    if (layer === figures[0]) setOff(studio, c, figures, f)
    if (layer.kind === 'calm') {
      layCalm(studio, c, picture, layer, f, (to, quiet, half) => washes(studio, to, picture, quiet, half), 0.3)
      c.view(viewOf(f))
      continue
    }
    if (layer.kind === 'figure') {
      // A breath of dry paper round the figure, not a cut-out's rim.
      c.opacity(0.16)
      for (const wide of [7, 3.4])
        for (const part of layer.parts) if (!part.decal && !part.soft) c.stroke(studio.outline(part.path), rim, wide)
      c.opacity(1)
    }
    for (const part of layer.parts) {
      const drift = die.next()
      if (part.fine && small) continue
      const b = partBox(part)
      const short = Math.min(b.w, b.h)
      if (Math.max(b.w, b.h) * f.scale < 0.9 || (part.decal && short < LEFT_OUT && THIN.has(layer.kind))) continue
      const color = washed(part, layer)
      if (part.soft || part.id.endsWith('-glow')) {
        fillSoft(c, part, color, 0.9, f.scale, f.x, f.y)
        continue
      }
      const shape = studio.outline(part.path)
      if (part.clip) {
        c.push()
        c.clip(studio.outline(part.clip))
      }
      let paint: Paint = color
      if (part.fade) paint = fadePaint(part, color, part.lit ? part.fade : lightOn(part.fade, layer.grade))
      else if (short > 14 && !part.decal) {
        const a = drift * 0.9 + 0.5
        const q = Math.max(b.w, b.h) * 0.55
        const [cx, cy] = [b.x + b.w / 2, b.y + b.h / 2]
        const pale = part.material === 'cloth' || part.material === 'leaf' || part.material === 'scale' ? 0.2 : 0.1
        paint = { kind: 'line', from: [cx - Math.cos(a) * q, cy - Math.sin(a) * q], to: [cx + Math.cos(a) * q, cy + Math.sin(a) * q], stops: [[0, mix(tone(color, 0.03), '#ffffff', HIDES.has(part.material) ? 0.04 : pale)], [0.5, color], [1, tone(color, part.material === 'skin' ? -0.01 : -0.04, 0.012)]] }
      }
      const misses = !part.decal && !part.clip && short > 24 && !THIN.has(layer.kind) && part.material !== 'eye' && layer.kind !== 'paper'
      if (misses) c.view(shifted)
      c.opacity((part.alpha ?? 1) * (layer.kind === 'far' && !part.lit ? 0.82 : part.material === 'leaf' && layer.kind === 'mid' ? 0.88 : 1))
      c.fill(shape, paint)
      if (misses) c.view(viewOf(f))
      if (!part.decal && !part.plain && part.puff > 0.3 && short > 11 && short * f.scale > 6 && !THIN.has(layer.kind) && !CALM.has(part.material)) {
        const m = Math.min(short, part.material === 'metal' ? 40 : 90)
        c.blend('multiply')
        c.opacity(layer.kind === 'figure' ? (part.material === 'skin' ? 0.3 : 0.42) : 0.3)
        c.fill(studio.crescent(shape, -m * 0.18, -m * 0.15), mix(tone(color, 0.08), '#8d86b8', part.material === 'skin' ? 0.2 : 0.45))
        c.blend('source-over')
      }
      c.opacity(1)
      if (part.clip) c.pop()
    }
    drawRim(studio, c, layer, f)
  }
} // prettier-ignore

/** Where pigment must behave: red = calm, green = no wobble. */
function guard(studio: Studio, picture: Picture, f: Frame): Surface {
  const s = studio.surface(Math.ceil(f.width / 4), Math.ceil(f.height / 4))
  s.fillBox(0, 0, s.width, s.height, '#000000')
  const words = calmMask(studio, picture.calm, f)
  words.blend('source-in')
  words.fillBox(0, 0, words.width, words.height, '#780000')
  s.stamp(words, 0, 0, s.width, s.height)
  const [a, b, c, d, e, g] = viewOf(f)
  s.view([a / 4, b, c, d / 4, e / 4, g / 4])
  for (const layer of picture.layers) {
    if (layer.kind !== 'figure' && layer.kind !== 'front') continue
    for (const part of layer.parts) {
      if (part.soft) continue
      const figure = layer.kind === 'figure'
      if (part.decal && part.material !== 'ink' && part.material !== 'eye' && part.material !== 'paper') continue
      s.fill(studio.outline(part.path), !figure ? '#000000' : HIDES.has(part.material) ? '#ff6400' : part.material === 'eye' || part.decal ? '#ffff00' : '#aa4600') // prettier-ignore
    }
  }
  return s
}

const LN = Float32Array.from({ length: 256 }, (_, i) => -Math.log((i + 1.5) / 256.5))
const EX = Float32Array.from({ length: 4096 }, (_, i) => Math.exp(-i / 1024))

function pigment(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  const { width: w, height: h, scale: s } = f
  const A = c.pixels()
  const { px: B, width: bw } = blurred(studio, c, 2, 2.6, f)
  const { px: C, width: cw } = blurred(studio, c, 4, 11, f)
  const out = new Uint8ClampedArray(A.length)
  const mask = guard(studio, picture, f)
  const PM = mask.pixels()
  const pw = mask.width
  mask.drop()
  const w1 = noise('w1', 8, 5)
  const w2 = noise('w2', 8, 5)
  const lo = noise('lo', 4, 4)
  const lo2 = noise('lo2', 6, 5)
  const grain = noise('grain', 64, 3, 0.7)
  const M = TILE - 1
  const k1 = TILE / (260 * s)
  const k2 = TILE / (700 * s)
  // The bleed lies around the page: pigment keeps its place on the page itself.
  const [xa, xb] = [(f.x * TILE) / 260, (f.x * TILE) / 700]
  const [ya0, yb0] = [(f.y * TILE) / 260, (f.y * TILE) / 700]
  const amp = 3.4 * s * 2
  const paper = [254, 251, 243] as const
  // Where pigment behaves, it makes up for the tint of the paper.
  const bare = paper.map((v) => LN[v] ?? 0)
  for (let y = 0; y < h; y++) {
    const v = y / s + f.y
    const ya = ((y * k1 + ya0) & M) * TILE
    const yb = ((y * k2 + yb0) & M) * TILE
    const yp = (y & M) * TILE
    const my = (y >> 2) * pw
    for (let x = 0; x < w; x++) {
      const ia = ya + ((x * k1 + xa) & M)
      const ib = yb + ((x * k2 + xb) & M)
      const mi = (my + (x >> 2)) * 4
      const calm = 1 - ((PM[mi] ?? 0) / 255) * 0.9
      const still = 1 - (PM[mi + 1] ?? 0) / 255
      const n1 = w1[ia] ?? 0
      const n2 = w2[ia] ?? 0
      const X = Math.min(w - 1, Math.max(0, (x + (n1 - 0.5) * amp * still) | 0))
      const Y = Math.min(h - 1, Math.max(0, (y + (n2 - 0.5) * amp * still) | 0))
      const o = (Y * w + X) * 4
      const i = (y * w + x) * 4
      const big = lo[ib] ?? 0
      const bleed = Math.max(0, ((lo2[ib] ?? 0) - 0.52) * 1.7)
      const gp = (grain[yp + (x & M)] ?? 0) - 0.5
      const l0 = (A[o] ?? 0) * 0.3 + (A[o + 1] ?? 0) * 0.59 + (A[o + 2] ?? 0) * 0.11
      const ob = ((Y >> 1) * bw + (X >> 1)) * 4
      const oc = ((Y >> 2) * cw + (X >> 2)) * 4
      const l1 = (B[ob] ?? 0) * 0.3 + (B[ob + 1] ?? 0) * 0.59 + (B[ob + 2] ?? 0) * 0.11
      const e = l1 - l0
      const edge = e > 0 ? Math.min(0.5, e / 60) : Math.max(-0.1, e / 280)
      // Where a wet wash met a drier one it left a tide mark, paler inside; heavy pigment settles in the valleys of the paper.
      const shore = big - 0.57
      const tide = shore > 0 ? (shore < 0.012 ? 0.13 : -0.07 * Math.max(0, 1 - shore * 9)) : shore > -0.02 ? 0.05 : 0
      const settle = Math.min(1, Math.max(0, (w1[ib] ?? 0) * 2 - 0.5))
      let den = 0.86 + (1 - calm) * 0.155 + ((big - 0.5) * 0.8 + ((w2[ib] ?? 0) - 0.5) * 0.3) * calm + edge * 0.5 * (0.35 + calm * 0.65) + gp * (0.24 + 0.3 * settle * calm) + tide * calm
      const u = x / s + f.x
      const inner = Math.min(Math.min(u, PAGE.w - u), Math.min(v, PAGE.h - v)) - (10 + 26 * (lo[ia] ?? 0) + 12 * (lo2[ia] ?? 0))
      if (inner < 8) {
        den *= inner < -7 ? 0 : (inner + 7) / 15
        if (inner > 0) den += (8 - inner) * 0.045
      }
      if (den < 0) den = 0
      const mixer = Math.min(0.6, bleed * calm)
      for (let q = 0; q < 3; q++) {
        const a = A[o + q] ?? 0
        const val = a + ((C[oc + q] ?? 0) - a) * mixer
        let ab = ((LN[val | 0] ?? 0) * den - (bare[q] ?? 0) * (1 - calm)) * 1024
        if (ab < 0) ab = 0
        if (ab > 4095) ab = 4095
        out[i + q] = ((paper[q] ?? 250) + gp * 9) * (EX[ab | 0] ?? 0)
      }
      out[i + 3] = 255
    }
  }
  c.setPixels(out)
} // prettier-ignore

export function paintWatercolor(studio: Studio, c: Surface, picture: Picture, f: Frame): void {
  washes(studio, c, picture, picture.layers, f)
  c.view([1, 0, 0, 1, 0, 0])
  pigment(studio, c, picture, f)
  const lines = pencil(studio, picture, f)
  c.view([1, 0, 0, 1, 0, 0])
  c.blend('multiply')
  c.stamp(lines, 0, 0, f.width, f.height)
  lines.drop()
  c.blend('source-over')
  c.view(viewOf(f))
  for (const layer of picture.layers)
    for (const part of layer.parts)
      if (part.id.endsWith('/glint')) {
        c.push()
        if (part.clip) c.clip(studio.outline(part.clip))
        c.opacity(0.95)
        c.fill(studio.outline(part.path), '#fffdf8')
        c.pop()
      }
  if (f.scale >= 0.5) splatter(c, picture)
}
