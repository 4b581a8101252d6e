// Limbs that end early, and limbs that were made: of metal and plastic, in the colour that was chosen.
import type { Worn } from '../../stage/cast.ts'
import { along, frame } from '../clothes/clothes.ts'
import type { Outfit } from '../clothes/outfit.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { paintOf } from '../worn/draw-worn.ts'
import { drawMotif } from '../worn/motif.ts'
import type { Build } from './build.ts'

const M = { material: 'metal', puff: 0.8 } as const

/** It ends below the elbow, or above the wrist, in a sleeve if one is worn. */
export function drawShortArm(p: Pen, a: Arm, hasForearm: boolean, { armR: r }: Build, o: Outfit, skin: Hex): void {
  const end = hasForearm ? 0.88 : 0.56
  const spine = [a.shoulder, a.elbow, a.wrist]
  p(limb(along(spine, 0.06, end, r, r * 0.86)), skin, 'short-arm', { material: 'skin', puff: 0.85 })
  const sleeve = Math.min(o.sleeve, end)
  if (sleeve < 0.05) return
  p(limb(along(spine, 0, sleeve, r * 1.14, r * 1.12)), o.top, 'sleeve', { material: 'cloth', puff: 0.9 })
}

/** It ends above the knee, in the cloth that is folded under it. */
export function drawShortLeg(p: Pen, l: Leg, { legR: r }: Build, o: Outfit, skin: Hex): void {
  const spine = [l.hip, l.knee, l.ankle]
  p(limb(along(spine, 0.02, 0.46, r * 1.06, r * 0.9)), skin, 'short-leg', { material: 'skin', puff: 0.85 })
  const cloth = Math.min(o.leg, 0.5)
  if (cloth < 0.05) return
  p(limb(along(spine, 0, Math.max(cloth, 0.2), r * 1.2, r * 1.1)), o.bottom, 'trousers', {
    material: 'cloth',
    puff: 0.9,
  })
  const [x = 0, y = 0] = along(spine, Math.max(cloth, 0.2) - 0.06, 1, 1, 1)
  p(limb([x - r * 0.8, y - 2, 1, x, y + 2, 2, x + r * 0.8, y - 2, 1]), mix(o.bottom, '#3a2f3e', 0.35), 'fold', {
    decal: true,
  })
}

export function drawMadeArm(p: Pen, a: Arm, far: boolean, { armR: r }: Build, o: Outfit, worn: Worn): void {
  const color = paintOf(worn.color, 'grey')
  const spine = [a.shoulder, a.elbow, a.wrist]
  p(limb(along(spine, 0.34, 1, r * 0.9, r * 0.72)), color, 'prosthetic-arm', M)
  for (const u of [0.5, 0.84])
    p(limb(along(spine, u, u + 0.05, r * 1.02, r * 0.96)), mix(color, '#3a2f3e', 0.5), 'joint', M)
  const hand = p.to(frame(a.wrist, a.aim))
  hand(oval(6, 0, r * 0.9, r * 0.9), color, 'prosthetic-arm', M)
  for (const y of [-7, 0, 7]) hand(limb([10, y, 3.6, 24, y * 1.3, 3.4, 32, y, 3]), tone(color, 0.04), 'finger', M)
  hand(limb([2, -8, 3.6, 12, -17, 3.4, 20, -15, 3]), tone(color, 0.04), 'finger', M)
  if (o.sleeve > 0.05)
    p(limb(along(spine, 0, Math.min(0.4, o.sleeve), r * 1.2, r * 1.22)), o.top, 'sleeve', {
      material: 'cloth',
      puff: far ? 0.8 : 0.9,
    })
  if (worn.motif)
    drawMotif(p.to(move((a.elbow[0] + a.wrist[0]) / 2, (a.elbow[1] + a.wrist[1]) / 2)), worn.motif, r * 0.7)
}

export function drawMadeLeg(p: Pen, l: Leg, { legR: r }: Build, worn: Worn): void {
  const color = paintOf(worn.color, 'grey')
  const spine = [l.hip, l.knee, l.ankle]
  p(limb(along(spine, 0.44, 0.72, r * 1.08, r * 0.96)), color, 'prosthetic-leg', { material: 'leather', puff: 0.8 })
  p(limb(along(spine, 0.7, 1, r * 0.42, r * 0.4)), '#b9c1cd', 'prosthetic-leg', M)
  p(oval(...l.ankle, r * 0.62, r * 0.5), '#808797', 'joint', M)
  const [x, y] = l.ankle
  p(blob([x - 14, y + 2, x + 4, y - 6, x + 34, y + 6, x + 34, y + 14, x - 14, y + 15]), color, 'prosthetic-leg', M)
  const [mx = 0, my = 0] = along(spine, 0.58, 1, 1, 1)
  drawMotif(p.to(move(mx, my)), worn.motif ?? 'star', r * (worn.motif ? 0.8 : 0.3))
}
