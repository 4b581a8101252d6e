// Wings that do what arms do, and legs with toes or webs.
import { along, frame } from '../clothes/clothes.ts'
import type { Own } from '../people/own-body.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import { scale, times, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import type { Bird } from './birds.data.ts'

export const quillsOf = ({ coat }: Own, { quills }: Bird): Hex =>
  quills === 'accent' ? coat.accent : (quills ?? shadeOf(coat.hide, 1.1))

/** Across the wing, to the edge that trails: down and back. */
function trailing({ shoulder, wrist }: Arm): readonly [Point, Point] {
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]]
  const d = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / d, dy / d]
  const way = -uy * -0.5 + ux > 0 ? 1 : -1
  return [
    [ux, uy],
    [-uy * way, ux * way],
  ]
}

export function drawWing(own: Own, bird: Bird, a: Arm, far: boolean): void {
  const { p, build, coat, more } = own
  const r = build.armR
  const hide = far ? shadeOf(coat.hide, 0.35) : coat.hide
  const arm = along([a.shoulder, a.elbow, a.wrist], 0, 1, r * 1.6, r * 0.86)
  if (bird.flippers) {
    p(limb(along([a.shoulder, a.elbow, a.wrist], 0, 1, r * 1.5, r * 1.1)), hide, 'wing', more)
    const tip = p.to(frame(a.wrist, a.aim))
    tip(limb([-8, 0, r * 1.12, 12, 0, r * 0.9, 26, 2, r * 0.5]), hide, 'wing', more)
    return
  }
  const [u, n] = trailing(a)
  const quills = quillsOf(own, bird)
  const feather = (at: number, out: number, long: number, paint: Hex) => {
    const [x = 0, y = 0] = along([a.shoulder, a.elbow, a.wrist], at, 1, 1, 1)
    const [fx, fy] = [u[0] * (1 - out * 0.4) + n[0] * out, u[1] * (1 - out * 0.4) + n[1] * out]
    const w = r * 0.58
    p(
      limb([x, y, w, x + fx * long * 0.6, y + fy * long * 0.6, w * 1.05, x + fx * long, y + fy * long, w * 0.6]),
      paint,
      'feather',
      more,
    )
  }
  const dark = far ? shadeOf(quills, 0.4) : quills
  for (const [at, out] of [
    [0.3, 0.8],
    [0.55, 0.7],
    [0.8, 0.56],
  ] as const)
    feather(at, out, r * (2.9 - at * 0.5), dark)
  for (const [at, out, long] of [
    [0.94, 0.38, 2.4],
    [1, 0.16, 2.5],
    [1, -0.06, 2.2],
  ] as const)
    feather(at, out, r * long, tone(dark, out * 0.1))
  p(limb(arm), hide, 'wing', more)
  for (const at of [0.45, 0.7]) {
    const [x = 0, y = 0] = along([a.shoulder, a.elbow, a.wrist], at, 1, 1, 1)
    const scallop = limb([
      x - n[0] * r * 0.5,
      y - n[1] * r * 0.5,
      0.8,
      x + u[0] * r * 0.5,
      y + u[1] * r * 0.5,
      1.8,
      x + n[0] * r * 0.6,
      y + n[1] * r * 0.6,
      0.8,
    ])
    p(scallop, shadeOf(hide, 1.2), 'feather', { decal: true, fine: true })
  }
}

/** The tips of three feathers close over what a wing holds. */
export function drawWingGrip({ p, build, coat, more }: Own, bird: Bird, a: Arm): void {
  const hand = p.to(frame(a.wrist, a.aim))
  const r = build.armR
  if (bird.flippers) hand(limb([-4, 0, r * 0.8, 18, 2, r * 0.5]), coat.hide, 'wing', more)
  else
    for (const y of [-0.6, 0, 0.6])
      hand(limb([-2, y * r, r * 0.4, r * 1.5, y * r * 1.2, r * 0.3]), coat.hide, 'feather', more)
}

export function drawBirdLeg({ p, build, pose, coat, more }: Own, bird: Bird, l: Leg, far: boolean): void {
  const c = far ? shadeOf(bird.foot, 0.4) : bird.foot
  const skin = { material: 'scale', puff: 0.8 } as const
  const flip = pose.side < 0.5 && !far && !pose.spin && !pose.seat ? -1 : 1
  const r = build.legR
  p(limb(along([l.hip, l.knee, l.ankle], 0.1, 1, r * 1.1, r * 0.9)), c, 'leg', skin)
  const thigh = along([l.hip, l.knee, l.ankle], 0, build.leg > 100 ? 0.3 : 0.52, r * 2.9, r * 1.2)
  p(limb(thigh), far ? shadeOf(coat.hide, 0.4) : coat.hide, 'hide', more)
  const foot = p.to(times(frame(l.ankle, flip < 0 ? -l.aim * 0.3 : l.aim), scale(flip, 1)))
  const f = build.foot
  if (bird.webbed) {
    foot(
      blob([-f * 0.36, 6, 0, -4, f * 0.5, 2, f * 1.16, 10, f * 0.94, 14, f * 0.6, 13, f * 0.3, 15, -f * 0.2, 14], 0.8),
      c,
      'foot',
      skin,
    )
    for (const [x, y] of [
      [0.66, 6],
      [0.34, 9],
    ] as const)
      foot(limb([f * 0.1, 2, 0.8, f * x, y + 3, 1.3]), shadeOf(c, 1.4), 'toe', { decal: true, fine: true })
    return
  }
  foot(limb([0, 4, r * 0.8, -f * 0.5, 11, r * 0.5]), c, 'toe', skin)
  for (const [x, y] of [
    [0.72, 6],
    [1.1, 10.6],
    [0.6, 11.4],
  ] as const)
    foot(limb([0, 2, r * 0.85, f * x * 0.6, y, r * 0.7, f * x, y, r * 0.55]), c, 'toe', skin)
  foot(oval(0, 2, r, r), c, 'foot', skin)
}
