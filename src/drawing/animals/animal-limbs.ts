// Arms and legs of animals: claws, toes, webs, fins, feelers, twigs.
import { along, frame } from '../clothes/clothes.ts'
import type { Own } from '../people/own-body.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { shadeOf, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import type { Animal } from './animal-row.ts'

const CLAW = { material: 'stone', puff: 0.7 } as const
const TWIG = '#7a553a'
const DARK = '#3f3944'

const paintOf = ({ coat }: Own, far: boolean): Hex => (far ? shadeOf(coat.hide, 0.35) : coat.hide)

export function drawAnimalArm(own: Own, { limbs, form }: Animal, a: Arm, far: boolean): void {
  const { p, build, more } = own
  const r = build.armR
  const c = paintOf(own, far)
  const joints = [a.shoulder, a.elbow, a.wrist]
  const hand = p.to(frame(a.wrist, a.aim))
  if (form === 'coil') return drawTailArm(own, a, far)
  if (limbs === 'twigs') return drawTwig(p, hand, a)
  if (limbs === 'thin') {
    p(limb(along(joints, 0, 1, r * 0.7, r * 0.6)), DARK, 'arm', more)
    hand(oval(6, 0, r * 0.9, r * 0.84), DARK, 'paw', more)
    return
  }
  if (limbs === 'fins') {
    p(limb(along(joints, 0, 1, r * 1.5, r * 1.2)), c, 'arm', more)
    hand(blob([-14, -r * 1.1, 10, -r * 0.9, r * 2, r * 0.5, 10, r * 1.1, -14, r * 1.1]), c, 'arm', more)
    return
  }
  p(limb(along(joints, 0, 1, r * 1.1, limbs === 'arms' ? r * 0.7 : r * 0.92)), c, 'arm', more)
  if (limbs === 'arms') {
    hand(limb([-4, 0, r * 0.74, 16, -4, r * 0.56, 26, -14, r * 0.34]), c, 'arm', more)
    for (const x of [0, 11]) hand(oval(x, r * 0.3, 3.6, 3.4), shadeOf(c, -1.6), 'sucker', { decal: true, fine: true })
    return
  }
  hand(oval(8, 0, r * 1.1, r), c, 'paw', more)
  if (limbs === 'claws')
    for (const g of [-1, 0, 1]) hand(oval(9 + r * (g ? 0.8 : 1), g * r * 0.6, 6, 4.6, g * 24), '#fff3d6', 'claw', CLAW)
  if (limbs === 'web')
    for (const g of [-1, 0, 1]) hand(limb([8, g * 4, 4, 10 + r * 0.9, g * r * 0.86, 5.4]), c, 'paw', more)
}

/** Who has no arms shows, points and holds with the tip of its tail. */
function drawTailArm({ p, build, s, coat, more }: Own, a: Arm, far: boolean): void {
  if (!far) return
  const r = build.hip
  const [x] = s.hip
  const [wx, wy] = a.wrist
  p(
    limb([
      x + r,
      -26,
      r * 0.4,
      x + r * 1.7,
      -34,
      r * 0.32,
      (x + r * 2 + wx) / 2,
      (wy - 60) / 2,
      r * 0.24,
      wx,
      wy,
      r * 0.12,
    ]),
    shadeOf(coat.hide, 0.2),
    'tail',
    more,
  )
}

function drawTwig(p: Pen, hand: Pen, { shoulder, elbow, wrist }: Arm): void {
  const wood = { material: 'wood', puff: 0.7 } as const
  p(limb(along([shoulder, elbow, wrist], 0, 1, 5.4, 4)), TWIG, 'arm', wood)
  for (const g of [-1, 0, 1]) hand(limb([0, 0, 3.6, 24 - Math.abs(g) * 4, g * 14, 2]), TWIG, 'paw', wood)
}

export function drawAnimalGrip(own: Own, { limbs, form }: Animal, a: Arm): void {
  const { p, build, coat, more } = own
  if (form === 'coil' && a !== own.s.far) return
  const r = build.armR
  const hand = p.to(frame(a.wrist, a.aim))
  if (limbs === 'twigs') hand(limb([-2, -8, 3, 10, 0, 4, -2, 8, 3]), TWIG, 'paw', { material: 'wood' })
  else if (limbs === 'fins' || limbs === 'arms' || form === 'coil')
    hand(limb([-6, 0, r * 0.8, 16, 2, r * 0.5]), coat.hide, 'arm', more)
  else
    for (const y of [-0.6, 0, 0.6])
      hand(oval(8 + r * 0.6, y * r, r * 0.46, r * 0.34), limbs === 'thin' ? DARK : coat.hide, 'paw', more)
}

const LEGLESS: ReadonlySet<Animal['form']> = new Set(['fish', 'coil', 'hem', 'balls', 'slug'])

export function drawAnimalLeg(own: Own, { limbs, form }: Animal, l: Leg, far: boolean): void {
  if (LEGLESS.has(form)) return
  const { p, build, pose, more } = own
  const c = limbs === 'thin' ? DARK : paintOf(own, far)
  const r = build.legR
  const flip = pose.side < 0.5 && !far && !pose.spin && !pose.seat ? -1 : 1
  const foot = p.to(times(frame(l.ankle, flip < 0 ? -l.aim * 0.3 : l.aim), scale(flip, 1)))
  const f = build.foot
  p(limb(along([l.hip, l.knee, l.ankle], 0, 1, r * 1.24, Math.min(18, r * 0.92))), c, 'leg', more)
  if (limbs === 'web') {
    foot(
      blob([-f * 0.4, 4, 0, -8, f * 0.6, -2, f * 1.2, 9, f * 0.9, 13, f * 0.6, 12, f * 0.2, 15, -f * 0.3, 14], 0.8),
      c,
      'foot',
      more,
    )
    return
  }
  if (limbs === 'arms') {
    foot(limb([-2, 4, r * 0.8, f * 0.7, 8, r * 0.5, f * 1.2, 0, r * 0.34]), c, 'foot', more)
    return
  }
  const sole = [f * 0.72, -f * 0.24, f * 0.92, f * 0.16, f * 0.8, 15, 0, 17, -f * 0.44, 15]
  foot(blob([-f * 0.5, 0, -f * 0.34, -f * 0.44, f * 0.1, -f * 0.5, ...sole]), c, 'foot', more)
  if (limbs === 'thin') return
  for (const g of [0.42, 0.66, 0.86])
    foot(
      oval(f * g * 1.04, 11, limbs === 'claws' ? 7 : 5, 6),
      limbs === 'claws' ? '#fff3d6' : shadeOf(c, -0.8),
      'claw',
      CLAW,
    )
}
