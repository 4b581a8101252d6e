// What only one head bears: whiskers, a seam, a leaf or a propeller on top.
import type { CharacterSpec } from '../../stage/cast.ts'
import { mix, oklch, shadeOf, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { patchOf } from './patch-of.ts'

interface Face {
  x: number
  y: number
  size: number
  dx: number
  dy: number
  mouthY: number
  around: Hex
}

export function drawFaceTraits(p: Pen, { look }: CharacterSpec, { x, y, size, dx, dy, mouthY, around }: Face): void {
  const { traits = [] } = look
  const ink = oklch(around)[0] > 0.5 ? mix(around, '#2c2030', 0.7) : mix(around, '#ffffff', 0.8)
  if (traits.includes('whiskers'))
    for (const s of [-1, 1])
      for (const [i, rise] of [-10, 0, 10].entries()) {
        const at = mouthY - 12 + dy + rise
        const spine = [
          dx + s * 34,
          at,
          1.4,
          dx + s * 74,
          at + rise - 6,
          1.8,
          dx + s * 112,
          at + rise * 2.4 + i * 2,
          0.7,
        ]
        p(limb(spine), patchOf(look, 'whiskers') ?? ink, 'whisker', { material: 'ink' })
      }
  if (traits.includes('fringe')) drawFringe(p, look, { x, y, size, dx, dy, around })
  if (!traits.includes('stitches')) return
  p(limb([dx + 40, -60, 1.4, dx + 56, -36, 1.6, dx + 62, -16, 1.4]), ink, 'stitch', { decal: true })
  for (const [x, y] of [
    [43, -54],
    [52, -42],
    [58, -30],
    [61, -20],
  ] as const)
    p(limb([dx + x - 8, y + 3, 1.2, dx + x + 8, y - 3, 1.2]), ink, 'stitch', { decal: true })
}

/** Down over the mouth to one side, with its folds. */
export function drawNoseTrunk(p: Pen, { look }: CharacterSpec, { dx, dy, mouthY, around }: Face): void {
  if (!look.traits?.includes('trunk')) return
  const [x, y] = [dx * 1.3, mouthY - 30 + dy]
  const more = { material: 'skin', puff: 1 } as const
  p(
    limb([x, y, 19, x + 4, y + 34, 17, x - 6, y + 68, 15, x - 32, y + 88, 13, x - 56, y + 78, 12]),
    shadeOf(around, 0.3),
    'trunk',
    more,
  )
  for (const [ex, ey] of [
    [2, 16],
    [3, 34],
    [-1, 52],
    [-12, 70],
  ] as const)
    p(limb([x + ex - 13, y + ey, 1, x + ex, y + ey + 4, 1.8, x + ex + 13, y + ey, 1]), shadeOf(around, 1.6), 'fold', {
      decal: true,
    })
}

/** Hair from the crown down over the eyes. */
function drawFringe(p: Pen, look: CharacterSpec['look'], { x, y, size, dx, dy, around }: Omit<Face, 'mouthY'>): void {
  const paint = patchOf(look, 'hair', 'mane') ?? shadeOf(around, 0.5)
  const more = { material: 'hair', puff: 0.8 } as const
  const [top, low, wide] = [y - 72 * size, y + 5 * size + dy, x + 26 * size]
  for (const [k, drop] of [
    [-0.9, -6],
    [0.9, -8],
    [-0.52, 4],
    [0.5, 2],
    [-0.12, 8],
    [0.2, 10],
  ] as const) {
    const [ax, bx] = [dx * 0.5 + k * wide * 0.5, dx + k * wide]
    p(
      blob([ax - 20, top + 8, ax + 20, top + 8, bx + 23, low - 26, bx + 5, low + drop, bx - 21, low - 26], 0.7),
      paint,
      'fringe',
      more,
    )
    p(limb([ax, top + 24, 1, bx, low - 26, 1.8, bx + 1, low - 8, 0.8]), shadeOf(paint, 1.2), 'strand', { decal: true })
  }
}

export function drawTopTraits(p: Pen, { look: { traits = [] } }: CharacterSpec): void {
  if (traits.includes('leaf-on-head')) {
    p(limb([0, -70, 4, 2, -100, 3]), '#5f8f3c', 'stem', { material: 'leaf' })
    for (const s of [-1, 1])
      p(blob([0, -98, s * 18, -124, s * 50, -126, s * 38, -102, s * 14, -92]), s < 0 ? '#7fb84e' : '#6ba740', 'leaf', {
        material: 'leaf',
        puff: 0.5,
      })
  }
  if (!traits.includes('propeller')) return
  p(limb([0, -66, 6, 0, -116, 5]), '#8a95a8', 'propeller', { material: 'metal' })
  for (const s of [-1, 1])
    p(blob([0, -116, s * 20, -132, s * 66, -130, s * 72, -116, s * 40, -108]), '#d9574a', 'propeller', {
      material: 'metal',
      puff: 0.5,
    })
  p(oval(0, -117, 9, 8), '#ffca48', 'propeller', { material: 'metal', puff: 0.8 })
}
