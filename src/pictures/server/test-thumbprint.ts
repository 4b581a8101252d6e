// A picture in 16 x 12 cells of CIE Lab: enough to see that a style or a place has changed, and how far for an eye.

import { distance, labOf, type Lab } from './test-lab.ts'

const columns = 16
const rows = 12

export function thumbprint(pixels: Uint8ClampedArray, width: number): string {
  const height = pixels.length / 4 / width
  const bytes: number[] = []
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const sum = [0, 0, 0]
      let n = 0
      for (let y = Math.floor((r * height) / rows); y < Math.floor(((r + 1) * height) / rows); y++)
        for (let x = Math.floor((c * width) / columns); x < Math.floor(((c + 1) * width) / columns); x++) {
          for (const q of [0, 1, 2]) sum[q] = (sum[q] ?? 0) + (pixels[(y * width + x) * 4 + q] ?? 0)
          n++
        }
      const [l, a, b] = labOf((sum[0] ?? 0) / n, (sum[1] ?? 0) / n, (sum[2] ?? 0) / n)
      bytes.push(Math.round(l * 2.55), Math.round(a + 128), Math.round(b + 128))
    }
  return Buffer.from(bytes).toString('base64')
}

function cells(print: string): Lab[] {
  const bytes = Buffer.from(print, 'base64')
  return Array.from({ length: bytes.length / 3 }, (_, i) => {
    const at = (q: number) => bytes[i * 3 + q] ?? 0
    return [at(0) / 2.55, at(1) - 128, at(2) - 128]
  })
}

/** How far two pictures are apart: in the mean of their cells, and in the cell that differs most. */
export function apart(one: string, other: string): { mean: number; most: number } {
  const others = cells(other)
  const found = cells(one).map((lab, i) => distance(lab, others[i] ?? [0, 0, 0]))
  return { mean: found.reduce((sum, far) => sum + far, 0) / found.length, most: Math.max(...found) }
}
