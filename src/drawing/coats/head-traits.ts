// What only one head bears: whiskers, a seam, a leaf or a propeller on top.
import type { CharacterSpec } from '../../stage/cast.ts'
import { mix, oklch, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { patchOf } from './patch-of.ts'

interface Face {
  dx: number
  dy: number
  mouthY: number
  around: Hex
}

export function drawFaceTraits(p: Pen, { look }: CharacterSpec, { dx, dy, mouthY, around }: Face): void {
  const { traits = [] } = look
  const ink = oklch(around)[0] > 0.5 ? mix(around, '#2c2030', 0.7) : mix(around, '#ffffff', 0.8)
  if (traits.includes('whiskers'))
    for (const s of [-1, 1])
      for (const [i, rise] of [-10, 0, 10].entries()) {
        const y = mouthY - 12 + dy + rise
        const spine = [dx + s * 34, y, 1.4, dx + s * 74, y + rise - 6, 1.8, dx + s * 112, y + rise * 2.4 + i * 2, 0.7]
        p(limb(spine), patchOf(look, 'whiskers') ?? ink, 'whisker', { material: 'ink' })
      }
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
