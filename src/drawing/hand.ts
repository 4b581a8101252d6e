// Hands, in their own space: the wrist at 0, 0 and the fingers toward +x.
import type { Hex } from './color.ts'
import { shadeOf } from './color.ts'
import type { Pen } from './graph.ts'
import { limb, oval } from './path.ts'
import type { HandShape } from './poses.data.ts'

export function drawHand(p: Pen, shape: HandShape, skin: Hex, r: number, thumb: number): void {
  const k = r / 14
  const more = { material: 'skin', puff: 0.85 } as const
  const finger = (x0: number, y0: number, x1: number, y1: number, w: number) =>
    p(limb([x0 * k, y0 * k * thumb, w * k, x1 * k, y1 * k * thumb, w * 0.88 * k]), skin, 'skin', more)
  if (shape === 'open') {
    finger(12, -9, 24, -15, 4.7)
    finger(15, -4, 31, -6, 5)
    finger(15, 3, 31, 4.5, 5)
    finger(12, 9, 26, 13, 4.7)
    finger(4, -8, 10, -23, 5)
    p(oval(9 * k, 0, 13 * k, 13.5 * k), skin, 'skin', { ...more, plain: true })
    return
  }
  if (shape === 'point') finger(14, -5, 35, -7, 4.8)
  p(oval(10 * k, 0, (shape === 'mitt' ? 15 : 13.5) * k, 13 * k), skin, 'skin', more)
  if (shape === 'mitt') {
    finger(6, -8, 15, -16, 5)
    for (const y of [-2.5, 3.5])
      p(limb([14 * k, y * k * thumb, 0.8, 23 * k, y * 1.1 * k * thumb, 1]), shadeOf(skin, 2), 'finger', { decal: true, alpha: 0.6, fine: true }) // prettier-ignore
  } else {
    finger(8, -6, 17, -9, 4.8)
    for (const y of [0, 5])
      p(limb([15 * k, y * k * thumb, 0.9, 22 * k, y * k * thumb, 1]), shadeOf(skin, 2), 'finger', { decal: true, alpha: 0.6, fine: true }) // prettier-ignore
  }
}
