// A lost edge found again: where a figure is as pale or as dark as what lies behind it, the ground gives way, never the figure.
import type { Rgb } from '../shapes/color.ts'
import { viewOf, type Frame } from '../pixels/frame.ts'
import type { Layer } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import type { Studio, Surface } from '../pixels/surface.ts'

/** Units a cell: air needs no more, and the same page looks the same at every size. */
const CELL = 5
const LOOK = 2
const LOST = 13

/** Near enough to what the eye tells apart, for a fraction of the cost. */
function apart(a: Rgb, b: Rgb): number {
  const [r, g, q] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  const y = 0.3 * r + 0.59 * g + 0.11 * q
  return Math.hypot(y, (r - y) * 0.5, (q - y) * 0.4) / 2.2
}

export function setOff(studio: Studio, c: Surface, layers: readonly Layer[], f: Frame): void {
  const [w, h] = [Math.ceil(f.width / f.scale / CELL), Math.ceil(f.height / f.scale / CELL)]
  const small: Frame = { width: w, height: h, scale: 1 / CELL, x: f.x, y: f.y }
  const behind = studio.surface(w, h)
  behind.stamp(c, 0, 0, w, h)
  const front = studio.surface(w, h)
  front.view(viewOf(small))
  for (const layer of layers)
    for (const part of layer.parts)
      // What is cut off by something shows no edge of its own there.
      if (!part.soft && !part.decal && !part.clip && (part.alpha ?? 1) > 0.6)
        front.fill(studio.outline(part.path), lightOn(part.color, layer.grade))
  const [B, F] = [behind.pixels(), front.pixels()]
  const air = new Float32Array(w * h)
  const solid = (i: number) => (F[i * 4 + 3] ?? 0) > 200
  const rgb = (px: Uint8ClampedArray, i: number): Rgb => [px[i * 4] ?? 0, px[i * 4 + 1] ?? 0, px[i * 4 + 2] ?? 0]
  for (let y = LOOK; y < h - LOOK; y++)
    for (let x = LOOK; x < w - LOOK; x++) {
      const i = y * w + x
      if (!solid(i)) continue
      for (const way of [1, -1, w, -w])
        if (!solid(i + way) && !solid(i + way * LOOK) && apart(rgb(F, i), rgb(B, i + way * LOOK)) < LOST)
          for (let dy = -LOOK; dy <= LOOK; dy++)
            for (let dx = -LOOK; dx <= LOOK; dx++) {
              const o = i + dy * w + dx
              air[o] = Math.max(air[o] ?? 0, 1 - Math.hypot(dx, dy) / 4)
            }
    }
  const out = new Uint8ClampedArray(w * h * 4)
  for (let i = 0; i < air.length; i++) {
    const [r, g, b] = rgb(B, i)
    const dark = 0.3 * r + 0.59 * g + 0.11 * b > 92
    out[i * 4] = dark ? r * 0.62 : r + 62
    out[i * 4 + 1] = dark ? g * 0.64 : g + 64
    out[i * 4 + 2] = dark ? b * 0.72 : b + 74
    out[i * 4 + 3] = 255 * (air[i] ?? 0)
  }
  front.setPixels(out)
  c.view([1, 0, 0, 1, 0, 0])
  c.stamp(front, 0, 0, w * CELL * f.scale, h * CELL * f.scale)
  c.view(viewOf(f))
}

export const figuresOf = (layers: readonly Layer[]) => layers.filter((layer) => layer.kind === 'figure')
