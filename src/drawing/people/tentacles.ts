// Arms that are none: tentacles with their suckers, and the pincers of a crab.
import { along } from '../clothes/clothes.ts'
import { mix, shadeOf, type Hex } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import type { Point } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import type { Beast } from './beast.ts'

/** Tapered to a curled end that goes on where a hand would be. */
export function drawTentacle({ p, more }: Beast, joints: readonly Point[], r: number, paint: Hex): void {
  const [elbow, wrist] = [joints[1] ?? [0, 0], joints[2] ?? [0, 0]]
  const [ux, uy] = [(wrist[0] - elbow[0]) * 0.36, (wrist[1] - elbow[1]) * 0.36]
  const tip = [wrist[0] + ux, wrist[1] + uy, r * 0.5, wrist[0] + ux * 1.2 + uy * 0.6, wrist[1] + uy * 1.2 - ux * 0.6, 4]
  p(limb([...along(joints, 0, 1, r * 1.25, r * 0.8), ...tip]), paint, 'tentacle', more)
  for (const u of [0.36, 0.5, 0.64, 0.78, 0.92]) {
    const [x = 0, y = 0] = along(joints, u, 1, 1, 1)
    p(oval(x, y, r * 0.34, r * 0.34), mix(paint, '#ffffff', 0.5), 'sucker', { decal: true })
  }
}

/** Two jaws that close on each other. */
export function drawPincer(hand: Pen, r: number, paint: Hex, more: More): void {
  hand(
    blob([-4, -r * 0.7, 16, -r * 1.7, 44, -r * 1.5, 56, -r * 0.3, 34, -r * 0.5, 16, -r * 0.1]),
    paint,
    'pincer',
    more,
  )
  const lower = blob([-4, r * 0.8, 18, r * 1.3, 42, r * 1.1, 54, r * 0.1, 32, r * 0.3, 14, 0])
  hand(lower, shadeOf(paint, 0.5), 'pincer', more)
}
