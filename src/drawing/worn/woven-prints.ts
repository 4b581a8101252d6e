// Patterns with a pattern of their own: wax print, knitted bands, diamonds, two colours of one garment.
import { mix, oklch, shadeOf } from '../shapes/color.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import { every, type Draw } from './print-tools.ts'

/** Cloth of wax print: suns in rings, in three strong colours. */
export const ankara: Draw = (p, box, { ink, cloth }, more) => {
  const far = oklch(cloth)[0] > 0.6 ? '#3f5590' : '#ffca48'
  every(box, 40, (x, y) => {
    for (const [r, c] of [
      [17, ink],
      [12.5, far],
      [8, cloth],
      [4, ink],
    ] as const)
      p(oval(x, y, r, r), c, 'print', more)
    for (let i = 0; i < 8; i++)
      p(oval(x + Math.cos(i * 0.785) * 21, y + Math.sin(i * 0.785) * 21, 2.8, 2.8), far, 'print', more)
  })
}

/** Bands of knitted zigzag, dots and crosses. */
export const fairIsle: Draw = (p, { x, y, w, h }, { ink, cloth }, more) => {
  const second = mix(cloth, shadeOf(ink, 1), 0.5)
  for (let py = y + 8, row = 0; py < y + h; py += 18, row++)
    for (let px = x - 6, i = 0; px < x + w + 10; px += 9, i++) {
      if (row % 3 === 0) p(rect(px, py + (i % 2 ? 5 : 0), 6, 6), ink, 'knit', more)
      else if (row % 3 === 1 && i % 2)
        p(poly([px, py + 5, px + 5, py - 2, px + 10, py + 5, px + 5, py + 12]), second, 'knit', more)
      else if (row % 3 === 2) p(rect(px, py + 2, 4, 4), ink, 'knit', more)
    }
}

export const argyle: Draw = (p, { x, y, w, h }, { ink, cloth }, more) => {
  for (let py = y, row = 0; py < y + h + 24; py += 24, row++)
    for (let px = x + (row % 2) * 17; px < x + w + 17; px += 34)
      p(poly([px, py - 22, px + 15, py, px, py + 22, px - 15, py]), row % 2 ? ink : mix(cloth, ink, 0.5), 'print', more)
}

/** Two colours of one garment: the upper part in the second. */
export const blocks: Draw = (p, { x, y, w, h }, { ink }, more) => {
  p(rect(x - 6, y - 6, w + 12, h * 0.42 + 6), ink, 'block', more)
}

export const paisley: Draw = (p, box, { ink, cloth }, more) => {
  every(box, 34, (x, y, odd) => {
    const s = odd ? -1 : 1
    p(
      blob([x, y - 12, x + s * 9, y, x + s * 2, y + 10, x - s * 8, y + 6, x - s * 7, y - 4, x - s * 10, y - 12]),
      ink,
      'print',
      more,
    )
    p(oval(x, y + 2, 3, 4), cloth, 'print', more)
  })
}

/** Curls that roll in on themselves. */
export const swirls: Draw = (p, box, { ink }, more) => {
  every(box, 36, (x, y, odd) => {
    const spine: number[] = []
    for (let i = 0; i < 15; i++) {
      const [a, r] = [i * 0.62 * (odd ? 1 : -1), 1.5 + i * 0.85]
      spine.push(x + Math.cos(a) * r, y + Math.sin(a) * r, 2)
    }
    p(limb(spine), ink, 'print', more)
  })
}

export const circles: Draw = (p, box, { ink, cloth }, more) => {
  every(box, 30, (x, y) => {
    p(oval(x, y, 11, 11), ink, 'print', more)
    p(oval(x, y, 7, 7), cloth, 'print', more)
    p(oval(x, y, 3, 3), ink, 'print', more)
  })
}

export const waves: Draw = (p, { x, y, w, h }, { ink }, more) => {
  for (let py = y + 10; py < y + h; py += 22) {
    const spine: number[] = []
    for (let px = x - 8, i = 0; px < x + w + 16; px += 6, i++) spine.push(px, py + Math.sin(i * 0.8) * 5, 2.4)
    p(limb(spine), ink, 'print', more)
  }
}

/** Rows of rounds, each over the next, as on a fish. */
export const scales: Draw = (p, { x, y, w, h }, { ink, cloth }, more) => {
  for (let row = Math.ceil(h / 13) + 1; row >= 0; row--)
    for (let px = x - 20 + (row % 2) * 11; px < x + w + 22; px += 22) {
      p(oval(px, y + row * 13, 12, 14), ink, 'print', more)
      p(oval(px, y + row * 13 - 2, 10.6, 12.6), mix(cloth, ink, 0.3), 'print', more)
    }
}

export const triangles: Draw = (p, box, { ink, cloth }, more) => {
  every(box, 30, (x, y, odd) => {
    const s = odd ? -1 : 1
    p(poly([x, y - 9 * s, x + 10, y + 8 * s, x - 10, y + 8 * s]), odd ? ink : mix(cloth, ink, 0.6), 'print', more)
  })
}

export const diagonal: Draw = (p, { x, y, w, h }, { ink }, more) => {
  for (let px = x - h; px < x + w; px += 26)
    p(poly([px, y + h + 6, px + 12, y + h + 6, px + h + 18, y - 6, px + h + 6, y - 6]), ink, 'stripe', more)
}
