// A picture in 12 x 9 cells of colour: enough to see that a style or a place has changed.
import type { Surface } from '../../drawing/surface.ts'

const COLS = 12
const ROWS = 9

export function thumbprint(surface: Surface): string {
  const px = surface.pixels()
  const { width: w, height: h } = surface
  let text = ''
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c < COLS; c++) {
      const sum = [0, 0, 0]
      let n = 0
      for (let y = Math.floor((r * h) / ROWS); y < Math.floor(((r + 1) * h) / ROWS); y++)
        for (let x = Math.floor((c * w) / COLS); x < Math.floor(((c + 1) * w) / COLS); x++) {
          const o = (y * w + x) * 4
          for (let q = 0; q < 3; q++) sum[q] = (sum[q] ?? 0) + (px[o + q] ?? 0)
          n++
        }
      for (const v of sum)
        text += Math.round(v / n)
          .toString(16)
          .padStart(2, '0')
    }
  return text
}
