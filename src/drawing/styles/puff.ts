// Roundness: a flat shape inflated to a cushion on a tiny grid, lit, and used as a pattern, so that edges stay sharp at any size.
import { rgbOf, type Hex, type Rgb } from '../shapes/color.ts'
import { partBox, type Material, type Part } from '../shapes/graph.ts'
import { roomForLight } from './true-paint.ts'
import type { Outline, Paint, Studio, Surface } from '../pixels/surface.ts'

interface Feel {
  wrap: number
  spec: number
  gloss: number
  rim: number
  under: readonly [number, number, number]
}

const PLAIN: Feel = { wrap: 0.36, spec: 0.14, gloss: 16, rim: 0.4, under: [0.2, 0.2, 0.1] }
const FEELS: Readonly<Partial<Record<Material, Feel>>> = {
  skin: { wrap: 0.44, spec: 0.09, gloss: 18, rim: 0.5, under: [0.55, 0.2, 0.1] },
  hair: { wrap: 0.27, spec: 0.16, gloss: 9, rim: 0.4, under: [0.2, 0.1, 0.06] },
  fur: { wrap: 0.5, spec: 0.04, gloss: 8, rim: 0.55, under: [0.3, 0.2, 0.1] },
  scale: { wrap: 0.32, spec: 0.28, gloss: 26, rim: 0.55, under: [0.15, 0.5, 0.35] },
  cloth: { wrap: 0.34, spec: 0.16, gloss: 16, rim: 0.45, under: [0.4, 0.25, 0.1] },
  leather: { wrap: 0.24, spec: 0.5, gloss: 46, rim: 0.45, under: [0.4, 0.08, 0.04] },
  metal: { wrap: 0.2, spec: 0.8, gloss: 44, rim: 0.5, under: [0.1, 0.12, 0.16] },
  wood: { wrap: 0.28, spec: 0.05, gloss: 8, rim: 0.4, under: [0.1, 0.05, 0] },
  leaf: { wrap: 0.5, spec: 0.05, gloss: 8, rim: 0.5, under: [0.25, 0.5, 0.05] },
  stone: { wrap: 0.32, spec: 0.05, gloss: 8, rim: 0.35, under: [0.08, 0.07, 0.1] },
  cloud: { wrap: 0.7, spec: 0, gloss: 8, rim: 0.3, under: [0.3, 0.3, 0.35] },
  glass: { wrap: 0.5, spec: 0.9, gloss: 40, rim: 0.6, under: [0.3, 0.4, 0.5] },
  food: { wrap: 0.36, spec: 0.4, gloss: 30, rim: 0.45, under: [0.5, 0.2, 0.05] },
  eye: { wrap: 0.66, spec: 0.1, gloss: 40, rim: 0, under: [0.3, 0.3, 0.35] },
}

const unit = (x: number, y: number, z: number) => {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l] as const
}
const KEY = unit(-0.52, -0.62, 0.62)
const KEY_COLOR = [1.24, 1.13, 0.96] as const
const FILL = unit(0.8, -0.1, 0.5)
const FILL_COLOR = [0.2, 0.28, 0.38] as const
const SKY = [0.36, 0.41, 0.42] as const
const BOUNCE = [0.24, 0.22, 0.14] as const
const RIM = unit(0.55, -0.55, -0.62)
const RIM_COLOR = [1.2, 1.05, 0.72] as const
/** Skin glows from within: its shadows stay warm. */
const SKIN_AMBIENT = [1.14, 0.98, 0.84] as const
const WHITE_AMBIENT = [1, 1, 1] as const
const HALF = unit(KEY[0], KEY[1], KEY[2] + 1)

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2)
const GAMMA = Float32Array.from({ length: 1281 }, (_, i) => 255 * (i / 1024) ** (1 / 2.2))

const SIZE = 112
const tiles = new Map<string, Tile>()
let scratch: Surface | null = null

interface Tile {
  picture: Surface
  w: number
  h: number
}

function heights(studio: Studio, shape: Outline, k: number, w: number, h: number, pad: number): Float32Array {
  scratch ??= studio.surface(SIZE, SIZE)
  const { box } = shape
  scratch.view([1, 0, 0, 1, 0, 0])
  scratch.blend('source-in')
  scratch.fillBox(0, 0, w, h, 'rgba(0,0,0,0)')
  scratch.blend('source-over')
  scratch.view([k, 0, 0, k, pad - box.x * k, pad - box.y * k])
  scratch.fill(shape, '#ffffff')
  const px = scratch.pixels(w, h)
  const M = new Float32Array(w * h)
  const U = new Float32Array(w * h)
  for (let i = 0; i < M.length; i++) M[i] = (px[i * 4 + 3] ?? 0) / 255
  const n = Math.max(w, h)
  const over = 2 / (1 + Math.sin(Math.PI / n))
  const sweeps = Math.ceil(6 + n * 0.5)
  for (let it = 0; it < sweeps; it++)
    for (let y = 1; y < h - 1; y++)
      for (let x = 1, o = y * w + 1; x < w - 1; x++, o++) {
        const m = M[o] ?? 0
        if (m < 0.02) continue
        const u = U[o] ?? 0
        const next = u + over * (0.25 * ((U[o - 1] ?? 0) + (U[o + 1] ?? 0) + (U[o - w] ?? 0) + (U[o + w] ?? 0) + 1) - u)
        U[o] = m < 1 ? next * m : next
      }
  for (let i = 0; i < U.length; i++) U[i] = Math.sqrt(Math.max(0, U[i] ?? 0) * 2)
  return U
}

function light(studio: Studio, U: Float32Array, w: number, h: number, color: Hex, feel: Feel, amount: number): Surface {
  const base = rgbOf(color).map((v) => LINEAR[v] ?? 0)
  const out = new Float32Array(w * h * 4)
  const ambient = feel === FEELS.skin ? SKIN_AMBIENT : WHITE_AMBIENT
  const V = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let [sum, n] = [0, 0]
      for (let j = -1; j < 2; j++)
        for (let i = -1; i < 2; i++) {
          const X = x + i
          const Y = y + j
          if (X < 0 || Y < 0 || X >= w || Y >= h) continue
          const q = (i ? 1 : 2) * (j ? 1 : 2)
          sum += (U[Y * w + X] ?? 0) * q
          n += q
        }
      V[y * w + x] = sum / n
    }
  let flat = -1
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const gx = ((V[y * w + Math.min(w - 1, x + 1)] ?? 0) - (V[y * w + Math.max(0, x - 1)] ?? 0)) * 0.5 * amount
      const gy = ((V[Math.min(h - 1, y + 1) * w + x] ?? 0) - (V[Math.max(0, y - 1) * w + x] ?? 0)) * 0.5 * amount
      // Where it is flat it is all of one light.
      const isFlat = gx === 0 && gy === 0
      if (isFlat && flat >= 0) {
        out.copyWithin(i * 4, flat * 4, flat * 4 + 4)
        continue
      }
      if (isFlat) flat = i
      const l = Math.hypot(gx, gy, 0.74)
      const [nx, ny, nz] = [-gx / l, -gy / l, 0.74 / l]
      const facing = nx * KEY[0] + ny * KEY[1] + nz * KEY[2]
      let dif = Math.max(0, (facing + feel.wrap) / (1 + feel.wrap))
      dif = dif * dif * (3 - 2 * dif) * 0.35 + dif * 0.65
      const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2])
      const up = 0.5 - 0.5 * ny
      const spec = feel.spec * Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]) ** feel.gloss
      const edge = (1 - nz) ** 2.6
      const rim = feel.rim * edge * Math.max(0, nx * RIM[0] + ny * RIM[1] + 0.25)
      const band = Math.max(0, 1 - Math.abs(facing + 0.05) / 0.45)
      for (let q = 0; q < 3; q++) {
        const b = base[q] ?? 0
        let v =
          b *
          ((KEY_COLOR[q] ?? 1) * dif * 0.92 +
            (FILL_COLOR[q] ?? 0) * fill +
            ((SKY[q] ?? 0) * up + (BOUNCE[q] ?? 0) * (1 - up)) * (ambient[q] ?? 1))
        v +=
          b * (feel.under[q] ?? 0) * band * 0.2 +
          spec * (KEY_COLOR[q] ?? 1) * 0.8 +
          rim * (RIM_COLOR[q] ?? 1) * (0.3 + b * 0.9)
        v = (v * (1 + v * 0.12)) / (1 + v * 0.28)
        out[i * 4 + q] = GAMMA[Math.min(1280, Math.max(0, (v * 1024) | 0))] ?? 0
      }
      out[i * 4 + 3] = 255
    }
  settle(out, U, rgbOf(color))
  const made = studio.surface(w, h)
  made.setPixels(Uint8ClampedArray.from(out))
  return made
}

/** Light and shade part from a paint, but together they are that paint; the paler it is, the less they part. */
function settle(lit: Float32Array, U: Float32Array, paint: Rgb): void {
  const [r, g, b] = paint
  const depth = 1 - 0.4 * Math.max(0, Math.min(1, (0.3 * r + 0.59 * g + 0.11 * b - 195) / 45))
  for (const [q, wanted] of roomForLight(paint).entries())
    for (let turn = 0; turn < 3; turn++) {
      let [sum, n] = [0, 0]
      for (let i = 0; i < U.length; i++)
        if ((U[i] ?? 0) > 0) {
          sum += Math.min(255, lit[i * 4 + q] ?? 0)
          n++
        }
      const gain = sum > 0 ? (wanted * n) / sum : 1
      if (turn > 0 && Math.abs(gain - 1) < 0.004) break
      const spread = turn > 0 ? 1 : depth
      for (let i = q; i < lit.length; i += 4) lit[i] = wanted + ((lit[i] ?? 0) * gain - wanted) * spread
    }
}

/** Like shapes share a tile, within one picture: what it looks like must not hang on what was drawn before it. */
export function forgetTiles(): void {
  tiles.clear()
}

/** A thousand curls are a handful of cushions. */
function key(part: Part, color: Hex, cells: number, amount: number): string {
  const b = partBox(part)
  const m = 20 / Math.max(b.w, b.h)
  let text = `${color}${part.material}${part.puff.toFixed(1)}/${amount}/${cells}/${Math.round(b.w * m)}x${Math.round(b.h * m)}:`
  for (const loop of part.path) {
    const step = loop.length > 60 ? 6 : 2
    for (let i = 0; i < loop.length; i += step)
      text += String.fromCharCode(
        48 + Math.round(((loop[i] ?? 0) - b.x) * m),
        48 + Math.round(((loop[i + 1] ?? 0) - b.y) * m),
      )
  }
  return text
}

export function puffPaint(studio: Studio, part: Part, color: Hex, most: number, amount = 1): Paint {
  const b = partBox(part)
  const long = Math.max(b.w, b.h)
  const cells = Math.round(Math.max(12, Math.min(most, long * 0.5)) / 4) * 4
  const pad = 2
  const k = cells / long
  const id = key(part, color, cells, amount)
  let tile = tiles.get(id)
  if (!tile) {
    const w = Math.min(SIZE, Math.ceil(b.w * k) + pad * 2)
    const h = Math.min(SIZE, Math.ceil(b.h * k) + pad * 2)
    const U = heights(studio, studio.outline(part.path), k, w, h, pad)
    tile = { picture: light(studio, U, w, h, color, FEELS[part.material] ?? PLAIN, part.puff * amount), w, h }
    tiles.set(id, tile)
  }
  return { kind: 'tile', tile: tile.picture, place: [1 / k, 0, 0, 1 / k, b.x - pad / k, b.y - pad / k] }
}
