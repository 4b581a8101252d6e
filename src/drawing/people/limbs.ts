// Arms in sleeves and legs in trousers, with cuffs, folds, hands and shoes.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Build } from './build.ts'
import { along, frame } from '../clothes/clothes.ts'
import type { Outfit } from '../clothes/outfit.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { drawPrint } from '../worn/prints.ts'
import { drawFootwear } from './footwear.ts'
import { drawGrip, drawHand, thumbOf } from './hand.ts'
import { scale, times, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import type { HandShape, Pose } from '../poses/poses.data.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'

const C = { material: 'cloth', puff: 0.9 } as const
const S = { material: 'skin', puff: 0.9 } as const
const L = { material: 'leather', puff: 0.9 } as const
/** A little above and below the knee, on either side. */
const KNEE_FOLDS = [
  [-0.3, 0.95],
  [0.15, -0.95],
] as const

/** Cloth about a limb: open, not rounded, at the end (and at the start, if told). */
function tube(spine: readonly number[], open = false): Path {
  const n = spine.length / 3
  const left: number[] = []
  const right: number[] = []
  const px = (i: number) => spine[Math.max(0, Math.min(n - 1, i)) * 3] ?? 0
  const py = (i: number) => spine[Math.max(0, Math.min(n - 1, i)) * 3 + 1] ?? 0
  for (let i = 0; i < n; i++) {
    const [dx, dy] = [px(i + 1) - px(i - 1), py(i + 1) - py(i - 1)]
    const d = Math.hypot(dx, dy) || 1
    const [ux, uy, r] = [dx / d, dy / d, spine[i * 3 + 2] ?? 0]
    const [x, y] = [px(i), py(i)]
    if (i === 0 && !open) {
      left.push(x - ux * r, y - uy * r, x - (ux + uy) * r * 0.7, y - (uy - ux) * r * 0.7)
      right.push(x - (ux - uy) * r * 0.7, y - (uy + ux) * r * 0.7)
    }
    left.push(x - uy * r, y + ux * r)
    right.push(x + uy * r, y - ux * r)
    if (i === n - 1) {
      left.push(
        x - (uy * r) / 2 + ux * 2,
        y + (ux * r) / 2 + uy * 2,
        x + (uy * r) / 2 + ux * 2,
        y - (ux * r) / 2 + uy * 2,
      )
    }
  }
  for (let i = right.length - 2; i >= 0; i -= 2) left.push(right[i] ?? 0, right[i + 1] ?? 0)
  return blob(left, 0.9)
}

const degrees = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** Cloth gathers on the inner side of a bent joint. */
function folds(p: Pen, a: Point, joint: Point, b: Point, r: number, cloth: Hex): void {
  const [mx, my] = [(a[0] + b[0]) / 2 - joint[0], (a[1] + b[1]) / 2 - joint[1]]
  const d = Math.hypot(mx, my)
  if (d < r * 0.5) return
  const [ux, uy] = [mx / d, my / d]
  for (const s of [-0.4, 0.35]) {
    const x = joint[0] - uy * r * s
    const y = joint[1] + ux * r * s
    p(
      limb([
        x + ux * r * 0.95,
        y + uy * r * 0.95,
        0.8,
        x + ux * r * 0.3,
        y + uy * r * 0.3,
        r * 0.13,
        x - ux * r * 0.3 - uy * r * s,
        y - uy * r * 0.3 + ux * r * s,
        0.7,
      ]),
      shadeOf(cloth, 1.7),
      'fold',
      { decal: true, alpha: 0.7 },
    )
  }
}

export function drawArm(p: Pen, a: Arm, far: boolean, shape: HandShape, build: Build, o: Outfit, skin: Hex): void {
  const spine = [a.shoulder, a.elbow, a.wrist]
  const r = build.armR
  p(limb(along(spine, 0.1, 1, r * 0.96, r * 0.74)), skin, 'skin', { ...S, puff: 0.85 })
  drawHand(p.to(frame(a.wrist, a.aim)), shape, skin, r * 1.06, thumbOf(a.aim, far ? 1 : -1))
  const own = o.sleeves ?? o.top
  const cloth = far ? shadeOf(own, 0.25) : own
  const long = o.sleeve > 0.8
  const cuff = o.sleeve > 0.5 ? a.aim : degrees(a.shoulder, a.elbow)
  // A sleeve narrows to the elbow and gathers again over its cuff.
  const sleeve = along(spine, 0, o.sleeve, r * 1.26, long ? r * 1.12 : r * 1.2)
  sleeve[2] = r * 1.06
  if (long && sleeve.length > 6) sleeve[5] = r * 1.09
  const [x = 0, y = 0] = along(spine, o.sleeve - 0.02, o.sleeve, 1, 1).slice(-3)
  const band = p.to(frame([x, y], cuff))
  if (!long && o.sleeve > 0.05)
    band(oval(2, 0, 8, r * 0.92), shadeOf(skin, 1.4), 'cuff-shade', { decal: true, alpha: 0.5 })
  if (o.sleeve < 0.05) return
  p(tube(sleeve), cloth, 'sleeve', C)
  drawPrint(p, tube(sleeve), o.sleevePrinted)
  if (o.sleeve > 0.5) folds(p, a.shoulder, a.elbow, a.wrist, r, cloth)
  const crease = { decal: true, alpha: 0.7 } as const
  for (const [from, to, side] of long ? SLEEVE_FOLDS : SHORT_FOLDS)
    band(
      limb([from * r, side * r, 0.7, ((from + to) / 2) * r, side * 0.62 * r, r * 0.15, to * r, side * 0.3 * r, 0.7]),
      shadeOf(cloth, 1.7),
      'fold',
      crease,
    )
  // A short sleeve is open: no lid closes it.
  if (!long) {
    band(limb([-5, -r * 1.16, 0.7, -7, 0, 1.5, -5, r * 1.16, 0.7]), shadeOf(cloth, 1.5), 'seam', crease)
    return
  }
  band(oval(o.coat ? 7.5 : 5, 0, 3.4, r * 0.8), shadeOf(skin, 1.6), 'cuff-shade', { decal: true, alpha: 0.55 })
  band(oval(0, 0, o.coat ? 8 : 5.5, r * (o.coat ? 1.28 : 1.08)), tone(cloth, 0.03), 'cuff', { ...C, puff: 0.6 })
  band(
    limb([o.coat ? -7 : -4.6, -r * 0.86, 0.6, o.coat ? -9.4 : -6.6, 0, 1.3, o.coat ? -7 : -4.6, r * 0.86, 0.6]),
    shadeOf(cloth, 1.8),
    'fold',
    crease,
  )
}

/** In sleeve radii back from the cuff, from the edge of the cloth inward. */
const SLEEVE_FOLDS = [
  [-0.5, -1.5, 0.92],
  [-0.6, -1.3, -0.9],
] as const
const SHORT_FOLDS = [[-0.4, -1.6, 0.98]] as const

export function drawArmGrip(p: Pen, a: Arm, far: boolean, build: Build, skin: Hex): void {
  drawGrip(p.to(frame(a.wrist, a.aim)), skin, build.armR * 1.06, thumbOf(a.aim, far ? 1 : -1))
}

export function drawLeg(
  p: Pen,
  l: Leg,
  far: boolean,
  pose: Pose,
  spec: CharacterSpec,
  build: Build,
  o: Outfit,
  skin: Hex,
): void {
  const spine = [l.hip, l.knee, l.ankle]
  const r = build.legR
  const dim = (c: Hex) => (far ? shadeOf(c, 0.3) : c)
  const cloth = dim(o.bottom)
  if (o.leg < 0.9) p(limb(along(spine, 0, 1, r * 0.96, r * 0.72)), dim(skin), 'skin', S)
  const tight = spec.look.outfit.bottom === 'leggings' || spec.look.outfit.bottom === 'tights'
  if (o.tights) {
    const stocking = tube(along(spine, 0, 0.98, r * 1.02, r * 0.78))
    p(stocking, dim(o.tights), 'tights', C)
    drawPrint(p, stocking, o.tightsPrinted)
  }
  if (o.sock && !o.boots && !o.tights) {
    const sock = tube(along(spine, o.sockPrinted ? 0.64 : 0.74, 1, r * 0.88, r * 0.8), true)
    p(sock, o.sock, 'sock', C)
    drawPrint(p, sock, o.sockPrinted)
    if (o.leg < 0.7)
      p(tube(along(spine, 0.72, 0.79, r * 0.94, r * 0.94), true), tone(o.sock, 0.02), 'sock', { ...C, puff: 0.5 })
  }
  if (o.leg > 0) {
    const end = tight ? 0.8 : o.leg < 0.6 ? 1.26 : 1.02
    const trouser = tube(along(spine, 0, o.leg, r * 1.12, r * end))
    p(trouser, cloth, 'trousers', C)
    drawPrint(p, trouser, o.legPrinted)
    if (!tight) {
      const low = along(spine, o.leg - 0.02, o.leg, 1, 1)
      const [x = 0, y = 0] = low.slice(-3)
      const aim = o.leg < 0.6 ? degrees(l.hip, l.knee) : degrees(l.knee, l.ankle)
      if (!o.boots)
        p.to(frame([x, y], aim))(oval(0, 0, 5.5, r * end * 1.03), tone(cloth, 0.025), 'turn-up', { ...C, puff: 0.5 })
      if (o.leg > 0.6) {
        folds(p, l.hip, l.knee, l.ankle, r, cloth)
        const knee = p.to(frame(l.knee, degrees(l.knee, l.ankle)))
        for (const [k, side] of KNEE_FOLDS)
          knee(
            limb([k * r, side * r, 0.7, (k + 0.3) * r, side * 0.6 * r, r * 0.13, (k + 0.36) * r, side * 0.2 * r, 0.6]),
            tone(cloth, -0.1),
            'fold',
            { decal: true, alpha: 0.5 },
          )
      }
    }
  }
  const flip = pose.side < 0.5 && !far && !pose.spin && !pose.seat ? -1 : 1
  const foot = p.to(
    times(frame(l.ankle, flip < 0 ? -l.aim * 0.3 : l.aim), scale(flip * (build.foot / 36), build.foot / 36)),
  )
  const shoe = dim(o.shoe)
  if (o.footwear && !(o.boots && o.footwear !== 'one-boot')) {
    if (drawFootwear(foot, o.footwear, shoe, dim(skin), o.laces, far)) return
  }
  if (o.boots) {
    const shaft = tube(along(spine, 0.62, 1, r * 1.1, r * 1.02), true)
    p(shaft, shoe, 'boots', L)
    drawPrint(p, shaft, o.bootPrinted)
    const [bx = 0, by = 0] = along(spine, 0.62, 1, 1, 1)
    const rim = p.to(frame([bx, by], degrees(l.knee, l.ankle)))
    rim(oval(-1, 0, 7, r * 1.26), tone(shoe, 0.06), 'boots', { ...L, puff: 0.7 })
    rim(oval(-3.5, 0, 3, r * 0.98), mix(shoe, '#5a1424', 0.5), 'boots', { decal: true, material: 'leather' })
  }
  foot(blob([-16, -11, 0, -15, 15, -10, 31, -2, 36, 9, 30, 14, 0, 15, -15, 14, -19, 3]), shoe, 'shoe', L)
  foot(
    blob([-19, 9.5, 0, 10.5, 37, 9, 36, 15.5, 0, 17, -18, 15.5], 0.8),
    o.boots ? mix(shoe, '#5a1424', 0.4) : mix(shoe, '#ffffff', 0.82),
    'sole',
    { material: 'leather', puff: 0.3, decal: true },
  )
  if (o.boots) {
    foot(limb([16, -6, 0.8, 23, -3.4, 2.2, 29, 1.4, 0.8]), tone(shoe, 0.2), 'shine', { decal: true, alpha: 0.7 })
    return
  }
  foot(blob([-18, 0, -17, -9, -9, -12, -6, 4, -12, 10, -18, 9], 0.9), tone(shoe, -0.05), 'shoe', {
    decal: true,
    material: 'leather',
  })
  for (const x of [3, 9.5, 16])
    foot(
      limb([x, -10 + (x - 3) * 0.2, 1.5, x + 5, -4 + (x - 3) * 0.2, 1.7]),
      o.laces ?? mix(shoe, '#ffffff', 0.85),
      'lace',
      {
        decal: true,
        fine: true,
      },
    )
}
