// What makes strokes paint: outlines without stairs, and ridges that catch the light.
import type { Frame } from '../pixels/frame.ts'
import { noise, TILE } from '../pixels/noise.ts'

/** A hair's breadth of wet paint where dark meets light on a figure: strokes have no stairs. */
export function softenEdges(
  px: Uint8ClampedArray,
  { width: w, height: h, scale }: Frame,
  isFigure: (o: number) => boolean,
): void {
  const far = Math.max(1, Math.round(scale * 0.7))
  const from = px.slice()
  const around = [-far * 4, far * 4, -far * w * 4, far * w * 4] as const
  const light = (i: number) => (from[i] ?? 0) * 0.3 + (from[i + 1] ?? 0) * 0.59 + (from[i + 2] ?? 0) * 0.11
  for (let y = far; y < h - far; y++)
    for (let x = far, o = y * w + far; x < w - far; x++, o++) {
      if (!isFigure(o)) continue
      const i = o * 4
      const [a, b, c, d] = [light(i + around[0]), light(i + around[1]), light(i + around[2]), light(i + around[3])]
      if (Math.max(a, b, c, d) - Math.min(a, b, c, d) < STEEP) continue
      for (let q = i; q < i + 3; q++)
        px[q] =
          ((from[q] ?? 0) * 2 +
            (from[q + around[0]] ?? 0) +
            (from[q + around[1]] ?? 0) +
            (from[q + around[2]] ?? 0) +
            (from[q + around[3]] ?? 0)) /
          6
    }
}

/** So much lighter or darker within a few pixels is an outline. */
const STEEP = 46

/** Paint lies thick: light from the upper left catches its ridges; the weave of the canvas shows through. */
export function emboss(px: Uint8ClampedArray, f: Frame): void {
  const weave = noise('weave', 128, 2)
  const { width: w, height: h } = f
  const above = new Float32Array(w)
  for (let y = 0; y < h; y++) {
    let left = 0
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 4
      const l = (px[i] ?? 0) * 0.3 + (px[i + 1] ?? 0) * 0.59 + (px[i + 2] ?? 0) * 0.11
      const e =
        Math.max(-14, Math.min(14, (l - left) * 0.17 + (l - (above[x] ?? 0)) * 0.17)) +
        ((weave[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0) - 0.5) * 7
      above[x] = l
      left = l
      px[i] = (px[i] ?? 0) + e
      px[i + 1] = (px[i + 1] ?? 0) + e
      px[i + 2] = (px[i + 2] ?? 0) + e
    }
  }
}
