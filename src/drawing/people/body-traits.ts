// What only one body bears: spikes down its back, a seam with its stitches.
import { patchOf } from '../coats/patch-of.ts'
import { mix, oklch, shadeOf } from '../shapes/color.ts'
import { blob, limb } from '../shapes/path.ts'
import type { Beast } from './beast.ts'

/** Down the middle from behind; from before they stand out at its sides. */
export function drawBackSpikes({ spec, torso, build, coat, behind }: Beast): void {
  if (!spec.look.traits?.includes('back-spikes')) return
  const { torso: t, hip } = build
  const paint = patchOf(spec.look, 'spikes') ?? coat.accent
  const more = { material: 'stone', puff: 0.7 } as const
  for (const y of [-0.94, -0.62, -0.3, 0])
    for (const s of behind ? [0] : [-1, 1]) {
      const [x, py] = [s * hip * 0.7, y * t]
      const out = s * 46
      const spike = behind
        ? blob([-17, py + 12, 0, py - 32, 17, py + 12], 0.4)
        : blob([x, py - 20, x + out, py - 22, x + s * 8, py + 22], 0.4)
      torso(spike, y % 0.6 ? paint : shadeOf(paint, 0.4), 'spike', more)
    }
}

export function drawSeam({ spec, torso, build, coat, behind }: Beast): void {
  if (!spec.look.traits?.includes('stitches')) return
  const { torso: t, hip } = build
  const ink = oklch(coat.hide)[0] > 0.5 ? mix(coat.hide, '#2c2030', 0.7) : mix(coat.hide, '#ffffff', 0.8)
  const x = behind ? 0 : hip * 0.78
  torso(limb([x, -t * 0.7, 1.6, x + 3, -t * 0.4, 1.8, x, -t * 0.1, 1.6]), ink, 'stitch', { decal: true })
  for (const y of [-0.64, -0.5, -0.36, -0.22])
    torso(limb([x - 9, y * t + 3, 1.4, x + 10, y * t - 3, 1.4]), ink, 'stitch', { decal: true })
}
