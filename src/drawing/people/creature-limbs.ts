// Arms and legs of creatures: paws, claws, toes, an alien's three fingers.
import { drawSleeve } from '../clothes/animal-garb.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { along, frame } from '../clothes/clothes.ts'
import { drawPawWear, pawWearOf } from '../clothes/paw-wear.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { leftOf } from '../coats/head-pen.ts'
import { coatedAt, patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOnLimb } from '../coats/pattern.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import { scale, times, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import { hasClaws, hasPaws, hasSocks, type Beast } from './beast.ts'
import { drawRobotArm, drawRobotLeg } from './robot.ts'
import { drawPincer, drawTentacle } from './tentacles.ts'

const CLAW = '#fff3d6'

/** Whatever is on the far side lies in shade. */
const inShade = (paint: Hex, far: boolean) => (far ? shadeOf(paint, 0.3) : paint)
const paintOf = ({ coat, spec }: Beast, far: boolean, part: 'arms' | 'legs') =>
  inShade(patchOf(spec.look, part, ...(hasPaws({ spec }) ? (['legs'] as const) : [])) ?? coat.hide, far)

/** What was said of the paw of this arm: the far one is their left, unless they are seen from behind or mirrored. */
export function pawSaid({ p, spec, behind }: PawOf, far: boolean): Hex | undefined {
  const isLeft = far === leftOf(p, behind) > 0
  const said = patchOf(spec.look, isLeft ? 'left-front-paw' : 'right-front-paw', 'front-paws', 'paws')
  return said && inShade(said, far)
}
type PawOf = Pick<Beast, 'p' | 'spec' | 'behind'>

function drawCoatOfLimb(
  { p, spec, coat }: Beast,
  shape: Path,
  { joints, r, paint, part }: { joints: readonly Point[]; r: number; paint: Hex; part: 'arms' | 'legs' },
): void {
  patternOnLimb(p, shape, joints, r, markingOf(coatedAt(spec.look, part), paint, coat.material, spec.type))
}

export function drawForelimb(beast: Beast, a: Arm, far: boolean): void {
  const { p, spec, build, coat, more } = beast
  const r = build.armR
  const paint = paintOf(beast, far, 'arms')
  if (spec.type === 'robot') return drawRobotArm(beast, a, paint)
  const joints = [a.shoulder, a.elbow, a.wrist]
  if (spec.look.traits?.includes('tentacles')) return drawTentacle(beast, joints, r, paint)
  const shape = limb(along(joints, 0, 1, r * 1.08, r * 0.9))
  p(shape, paint, 'hide', more)
  drawCoatOfLimb(beast, shape, { joints, r, paint, part: 'arms' })
  const said = pawSaid(beast, far)
  drawSleeve(p, spec, joints, r)
  if (said) p(limb(along(joints, 0.8, 1, r * 1.04, r * 1.04)), said, 'sock', { ...more, plain: true })
  const hand = p.to(times(frame(a.wrist, a.aim), scale(spec.look.traits?.includes('big-hands') ? 1.5 : 1)))
  if (spec.look.traits?.includes('pincers')) return drawPincer(hand, r, paint, more)
  const paw = said ?? (hasSocks(beast) ? tone(coat.trim, 0.01) : hasPaws(beast) ? tone(paint, 0.025) : paint)
  hand(oval(8, 0, r * 1.12, r * 1.05), paw, 'paw', more)
  if (hasClaws(beast)) {
    for (const g of [-1, 0, 1]) {
      const claw = oval(8 + r * (g ? 0.86 : 1.06), g * r * 0.62, 7, 5.4, g * 24)
      hand(claw, patchOf(spec.look, 'claws') ?? CLAW, 'claw', { material: 'stone', puff: 0.7 })
    }
  } else if (spec.type === 'alien') {
    for (const g of [-1, 0, 1]) hand(limb([10, g * 6, 5, 22, g * 11, 4.4, 27, g * 12, 6.4]), paint, 'finger', more)
  } else {
    for (const g of [-0.4, 0.4]) {
      const toe = limb([10 + r * 0.5, g * r, 1, 9 + r * 0.98, g * r * 1.1, 1.2])
      hand(toe, shadeOf(paw, 1.8), 'toe', { decal: true, fine: true })
    }
  }
}

export function drawHindlimb(beast: Beast, l: Leg, far: boolean): void {
  const { p, spec, build, pose, coat, more } = beast
  const paint = paintOf(beast, far, 'legs')
  const flip = pose.side < 0.5 && !far && !pose.spin && !pose.seat ? -1 : 1
  if (spec.type === 'robot') return drawRobotLeg(beast, l, flip)
  const joints = [l.hip, l.knee, l.ankle]
  const shape = limb(along(joints, 0, 1, build.legR * 1.24, build.legR * 0.92))
  p(shape, paint, 'hide', more)
  drawCoatOfLimb(beast, shape, { joints, r: build.legR, paint, part: 'legs' })
  const said = patchOf(spec.look, 'back-paws', 'feet', 'paws')
  const foot = p.to(times(frame(l.ankle, flip < 0 ? -l.aim * 0.3 : l.aim), scale(flip, 1)))
  const f = build.foot
  const sole = [f * 0.72, -f * 0.24, f * 0.92, f * 0.16, f * 0.8, 15, 0, 17, -f * 0.44, 15]
  const paw = said ? inShade(said, far) : hasSocks(beast) ? tone(coat.trim, 0.01) : paint
  foot(blob([-f * 0.5, 0, -f * 0.34, -f * 0.44, f * 0.1, -f * 0.5, ...sole]), paw, 'foot', more)
  for (const g of [0.42, 0.66, 0.86]) {
    if (hasClaws(beast))
      foot(oval(f * g * 1.04, 11, 7.4, 6.6), patchOf(spec.look, 'claws') ?? CLAW, 'claw', {
        material: 'stone',
        puff: 0.7,
      })
    else if (g < 0.8)
      foot(limb([f * g + 3, 3, 1, f * g + 6, 12, 1.3]), shadeOf(paw, 1.8), 'toe', { decal: true, fine: true })
  }
}

/** On both feet. */
export function drawOnFeet({ p, spec }: Beast, legs: readonly Leg[], put: CharacterSpec | undefined): void {
  const worn = pawWearOf(put, spec)
  if (!worn) return
  for (const [i, l] of legs.entries()) drawPawWear(p.to(frame(l.ankle, l.aim)), worn, i === 0)
}
