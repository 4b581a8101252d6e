// Legs of who goes on four: with paws that have toes, or with hooves; socks and paws in the colours that were said.
import { along, frame } from '../clothes/clothes.ts'
import { coatedAt, patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn, patternOnLimb } from '../coats/pattern.ts'
import { drawPawWear } from '../clothes/paw-wear.ts'
import { pawSaid } from '../people/creature-limbs.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { shadeOf, type Hex } from '../shapes/color.ts'
import { move, scale, times, type Matrix, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval, poly } from '../shapes/path.ts'
import { shineOfFoot, shineOfForeleg, shineOfHaunch } from './cast-shine.ts'
import type { Four } from './four.ts'

const marksOf = ({ spec, coat }: Four, paint: Hex, part: 'arms' | 'legs') =>
  markingOf(coatedAt(spec.look, part), paint, coat.material, spec.type)

const legPaint = ({ spec, coat }: Four, far: boolean, part: 'arms' | 'legs') => {
  const paint = patchOf(spec.look, part, 'legs') ?? coat.hide
  return far ? shadeOf(paint, 0.6) : paint
}

function drawPaw(four: Four, m: Matrix, c: Hex): void {
  const { p, build, more } = four
  const f = build.foot
  const q = p.to(m)
  const heel = [-f * 0.5, 2, -f * 0.42, -f * 0.42, f * 0.1, -f * 0.56, f * 0.7, -f * 0.34]
  q(blob([...heel, f * 0.94, f * 0.1, f * 0.84, 15, 0, 17, -f * 0.44, 15]), c, 'foot', more)
  for (const g of [0.44, 0.7])
    q(limb([f * g, -2, 1.2, f * g + 5, 11, 1.6]), shadeOf(c, 1.8), 'toe', { decal: true, fine: true })
  if (four.cast) shineOfFoot(four, q)
}

function drawHoof({ p, rig, more }: Four, m: Matrix, c: Hex, r: number, far: boolean): void {
  const q = p.to(m)
  const w = r * 0.96
  const paint = rig.hooves ?? c
  q(poly([-w, -12, w * 0.94, -12, w * 1.4, 15, -w * 1.1, 15], 5), far ? shadeOf(paint, 0.5) : paint, 'hoof', {
    material: 'stone',
    puff: 0.8,
  })
  q(oval(0, -13, w * 1.12, 6.5), c, 'fetlock', { ...more, plain: true })
}

/** Of a foot that goes away one sees the heel. */
function drawHeel({ p, build, more }: Four, m: Matrix, c: Hex): void {
  const f = build.foot
  p.to(m)(
    blob([-f * 0.56, 4, -f * 0.4, -f * 0.4, f * 0.4, -f * 0.4, f * 0.56, 4, f * 0.5, 15, -f * 0.5, 15]),
    c,
    'foot',
    more,
  )
}

/** As thick as the leg, with three nails. */
function drawPillar({ p, rig, more }: Four, m: Matrix, c: Hex, r: number): void {
  const q = p.to(m)
  q(blob([-r * 1.04, -10, 0, -16, r * 1.06, -10, r * 1.24, 12, 0, 16, -r * 1.14, 12], 0.8), c, 'foot', more)
  for (const x of [-0.1, 0.42, 0.92]) q(oval(r * x, 10, r * 0.2, 5.6), rig.hooves ?? c, 'nail', { decal: true })
}

/** Whose legs are so thick stands on pillars. */
const PILLAR = 24

function drawFoot(four: Four, m: Matrix, c: Hex, r: number, far: boolean): void {
  if (four.boots) drawPawWear(four.p.to(times(m, scale(r / 18))), four.boots, far)
  else if (four.rig.hooves && r > PILLAR) drawPillar(four, m, c, r)
  else if (four.rig.hooves) drawHoof(four, m, c, r, far)
  else if (four.behind) drawHeel(four, m, c)
  else drawPaw(four, m, c)
}

interface Dressed {
  part: 'arms' | 'legs'
  paint: Hex
  /** Of its paw. */
  said: Hex | undefined
}

function drawLimb(
  four: Four,
  joints: readonly Point[],
  r: number,
  to: number,
  { part, paint: c, said }: Dressed,
): void {
  const { p, more } = four
  const low = four.rig.hooves ? to * 0.86 : to
  const shape = limb(along(joints, 0, 1, r * 1.5, r * low))
  p(shape, c, 'hide', more)
  patternOnLimb(p, shape, joints, r, marksOf(four, c, part))
  if (said) p(limb(along(joints, 0.74, 1, r * low * 1.12, r * low * 1.06)), said, 'sock', { ...more, plain: true })
}

export function drawForeleg(four: Four, a: Arm, far: boolean): void {
  const { build, pose } = four
  const r = build.armR
  const c = legPaint(four, far, 'arms')
  const said = pawSaid(four, far)
  drawLimb(four, [a.shoulder, a.elbow, a.wrist], r, 0.98, { part: 'arms', paint: c, said })
  if (four.cast && !far) shineOfForeleg(four, a)
  const stands = a.wrist[1] > -40 && !pose.air
  drawFoot(four, times(frame(a.wrist, stands ? 0 : a.aim - 40), scale(1.02)), said ?? c, r, far)
}

export function drawHindleg(four: Four, l: Leg, far: boolean): void {
  const { spec, build } = four
  const c = legPaint(four, far, 'legs')
  const paws = patchOf(spec.look, 'back-paws', 'feet', 'paws')
  const said = paws && far ? shadeOf(paws, 0.3) : paws
  drawLimb(four, [l.hip, l.knee, l.ankle], build.legR, 0.86, { part: 'legs', paint: c, said })
  drawFoot(four, frame(l.ankle, l.aim), said ?? c, build.legR, far)
}

/** The thigh, round over the near leg; of who sits it is most of what one sees. */
export function drawHaunch(four: Four): void {
  const { p, s, build, pose, coat, more } = four
  const { hip } = build
  const low = pose.seat === true || pose.flat === true
  const [x, y] = s.nearLeg.hip
  const [rx, ry] = low ? [hip * 0.92, hip * 0.82] : [hip * 0.74, Math.min(hip * 0.86, -y * 0.62)]
  // A short leg is seen below the thigh.
  const m = p.to(move(x + (low ? 20 : 2), low ? Math.min(y, -ry) : y + Math.min(12, -y - ry - 14)))
  const shape = oval(0, 0, rx, ry, low ? -18 : 14)
  m(shape, coat.hide, 'hide', more)
  patternOn(m, shape, marksOf(four, coat.hide, 'legs'))
  if (four.cast) shineOfHaunch(four, m, rx, ry)
}
