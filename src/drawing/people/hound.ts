// A dog on four legs: deep chest, tucked belly, haunches. Cast in bronze it is one metal all over, rubbed bright where it swells and green where rain stands.
import type { CharacterSpec } from '../../stage/cast.ts'
import { drawWornBehind, drawWornOnHead, drawWornOver, dressedIn } from '../clothes/accessory.ts'
import { swingOf, type Acting, type Drawn } from '../poses/acting.ts'
import { buildOf } from './body-build.ts'
import { along, frame } from '../clothes/clothes.ts'
import { coatOf } from '../clothes/coat.ts'
import { drawFurBehind, drawFurOn } from '../coats/fur.ts'
import { drawGlow } from '../coats/glow.ts'
import { patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn, patternOnLimb } from '../coats/pattern.ts'
import { isWorked } from '../coats/stuffs.ts'
import { drawTailOf, drawTailTip } from '../coats/tails.ts'
import { pawSaid } from './creature-limbs.ts'
import { drawOwnWings } from './wings.ts'
import { lacksFarArm } from './more-limbs.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import { drawCreatureHead, HEAD_TOP } from '../heads/creature-heads.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, move, scale, times, turn, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { skeleton, type Arm, type Leg } from '../poses/skeleton.ts'

export function drawHound(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  const build = buildOf(spec)
  const { pose } = act
  const s = skeleton(build, pose)
  const swing = swingOf(pose)
  const coat = coatOf(spec)
  const { hide, trim, accent, material } = coat
  const more = { material, puff: 0.95 } as const
  const cast = spec.look.made !== undefined && !isWorked(spec.look.made)
  const bright = cast ? tone(trim, 0.1) : trim
  const torso = p.to(s.torso)
  const { torso: t, shoulder: w, hip } = build

  const toes = (foot: Pen, f: number, c: string) => {
    for (const g of [0.44, 0.7])
      foot(limb([f * g, -2, 1.2, f * g + 5, 11, 1.6]), shadeOf(c, 1.8), 'toe', { decal: true, fine: true })
    if (cast) foot(oval(f * 0.36, -10, f * 0.3, 4), bright, 'shine', { decal: true, material, alpha: 0.75 })
  }
  const foot = (m: ReturnType<typeof frame>, c: string) => {
    const f = build.foot
    const q = p.to(m)
    q(
      blob([
        -f * 0.5,
        2,
        -f * 0.42,
        -f * 0.42,
        f * 0.1,
        -f * 0.56,
        f * 0.7,
        -f * 0.34,
        f * 0.94,
        f * 0.1,
        f * 0.84,
        15,
        0,
        17,
        -f * 0.44,
        15,
      ]),
      c,
      'foot',
      more,
    )
    toes(q, f, c)
  }
  const marks = (paint: Hex) => markingOf(spec.look, paint, material, spec.type)
  const legPaint = (far: boolean) => {
    const paint = patchOf(spec.look, 'legs') ?? hide
    return far ? shadeOf(paint, 0.6) : paint
  }
  const limbOf = (joints: readonly Point[], r: number, from: number, to: number, c: Hex, said: Hex | undefined) => {
    const shape = limb(along(joints, 0, 1, r * from, r * to))
    p(shape, c, 'hide', more)
    patternOnLimb(p, shape, joints, r, marks(c))
    if (said) p(limb(along(joints, 0.74, 1, r * to * 1.12, r * to * 1.06)), said, 'sock', { ...more, plain: true })
  }
  const foreleg = (a: Arm, far: boolean) => {
    const r = build.armR
    const c = legPaint(far)
    const said = pawSaid({ p, spec, behind: false }, far)
    limbOf([a.shoulder, a.elbow, a.wrist], r, 1.5, 0.98, c, said)
    if (cast && !far) {
      const [x, y] = along([a.shoulder, a.elbow, a.wrist], 0.3, 1, 1, 1)
      const [lx, ly] = along([a.shoulder, a.elbow, a.wrist], 0.76, 1, 1, 1)
      if (x !== undefined && y !== undefined && lx !== undefined && ly !== undefined)
        p(limb([x - r * 0.5, y, 2, (x + lx) / 2 - r * 0.48, (y + ly) / 2, 5, lx - r * 0.36, ly, 2]), bright, 'shine', {
          decal: true,
          material,
          alpha: 0.8,
        })
    }
    const stands = a.wrist[1] > -40 && !pose.air
    foot(times(frame(a.wrist, stands ? 0 : a.aim - 40), scale(1.02)), said ?? c)
  }
  const hindleg = (l: Leg, far: boolean) => {
    const r = build.legR
    const c = legPaint(far)
    const paws = patchOf(spec.look, 'back-paws', 'feet', 'paws')
    const said = paws && far ? shadeOf(paws, 0.3) : paws
    limbOf([l.hip, l.knee, l.ankle], r, 1.5, 0.86, c, said)
    foot(frame(l.ankle, l.aim), said ?? c)
  }
  const haunch = () => {
    const low = pose.seat === true
    const m = p.to(move(s.nearLeg.hip[0] + (low ? 20 : 2), s.nearLeg.hip[1] + (low ? 0 : 12)))
    const [rx, ry] = low ? [hip * 0.92, hip * 0.82] : [hip * 0.74, hip * 0.86]
    const shape = oval(0, 0, rx, ry, low ? -18 : 14)
    m(shape, hide, 'hide', more)
    patternOn(m, shape, marks(hide))
    if (cast)
      m(oval(-rx * 0.2, -ry * 0.5, rx * 0.46, ry * 0.16, -14), bright, 'shine', { decal: true, material, alpha: 0.8 })
    if (cast)
      m(
        blob([-rx * 0.4, ry * 0.3, -rx * 0.2, ry * 0.74, rx * 0.3, ry * 0.8, rx * 0.5, ry * 0.46, 0, ry * 0.56]),
        accent,
        'weathered',
        { decal: true, material, alpha: 0.6 },
      )
  }
  drawGlow(torso, spec, build, coat)
  drawOwnWings(p.to(move(...at(s.torso, -w * 0.4, -t * 0.6))), { spec, coat }, 0)
  const wags = act.face.smile < -3 ? -46 : 0
  const tail = torso.to(times(move(-hip * 0.5, 8), turn(wags - pose.lean), move(hip * 0.5, -8)))
  const wag = limb([-hip * 0.6, 0, 14, -hip * 1.2, -16, 13, -hip * 1.6, -56, 10, -hip * 1.54, -92, 6])
  if (spec.look.tail || spec.look.counts?.tails) drawTailOf(tail, spec, hip, coat, more)
  else {
    tail(wag, patchOf(spec.look, 'tail') ?? hide, 'tail', more)
    drawTailTip(tail, wag, spec, material)
  }

  if (cast && pose.rings)
    for (const [i, r] of [22, 36, 50].entries()) {
      const on = (a: number) => [-hip * 1.54 + Math.cos(a) * r, -98 + Math.sin(a) * r] as const
      for (const from of [3.4, 5.2])
        tail(limb([...on(from), 1.2, ...on(from + 0.45), 3.2 - i * 0.4, ...on(from + 0.9), 1.2]), '#ffe7a3', 'ring', {
          lit: true,
          material: 'light',
          puff: 0,
          alpha: 1 - i * 0.2,
        })
    }
  if (!lacksFarArm({ spec })) foreleg(s.far, true)
  hindleg(s.farLeg, true)
  if (pose.seat) foreleg(s.near, false)
  drawWornBehind(torso, spec, build, pose.side, swing)
  const shape = blob([
    0,
    -t - 18,
    w * 0.74,
    -t - 2,
    w * 1.04,
    -t * 0.68,
    hip * 0.86,
    -t * 0.28,
    hip * 0.78,
    4,
    hip * 0.3,
    26,
    -hip * 0.3,
    26,
    -hip * 0.8,
    6,
    -hip * 0.72,
    -t * 0.34,
    -w * 0.78,
    -t * 0.72,
    -w * 0.62,
    -t - 4,
  ])
  // The neck rises from the chest to the head.
  const [nx, ny] = at(s.head, 0, 30)
  const [cx, cy] = at(s.torso, w * 0.05, -t * 0.74)
  p(limb([cx, cy, w * 0.86, (nx + cx) / 2, (ny + cy) / 2, w * 0.8, nx, ny, w * 0.8]), hide, 'hide', more)
  drawFurBehind(torso, shape, spec.look.fur, hide, material)
  torso(shape, hide, 'hide', more)
  patternOn(torso, shape, marks(hide))
  drawFurOn(torso, shape, spec.look.fur, hide, material, () => true)
  const back = patchOf(spec.look, 'back')
  if (back) {
    const edge = [w * 0.3, -t * 1.1, w * 0.2, -t * 0.6, hip * 0.2, -t * 0.2, -hip * 0.3, 30]
    torso(blob([-hip * 1.2, 20, -hip * 1.2, -t * 0.5, -w, -t * 1.2, ...edge]), back, 'back', {
      decal: true,
      material,
      clip: shape,
    })
  }
  if (cast) {
    const metal = { decal: true, material, clip: shape } as const
    // The back catches the sky, the chest is rubbed, rain has run down the flank.
    torso(limb([-hip * 0.56, -4, 3, -hip * 0.5, -t * 0.4, 7, -w * 0.56, -t * 0.8, 4]), bright, 'shine', {
      ...metal,
      alpha: 0.85,
    })
    torso(limb([-hip * 0.3, -t * 0.06, 2, -hip * 0.24, -t * 0.3, 4, -w * 0.28, -t * 0.5, 2]), bright, 'shine', {
      ...metal,
      alpha: 0.4,
    })
    torso(
      blob([
        hip * 0.96,
        -t * 0.1,
        hip * 0.5,
        -t * 0.16,
        hip * 0.1,
        -t * 0.24,
        hip * 0.48,
        -t * 0.3,
        hip * 0.62,
        -t * 0.46,
        w * 0.4,
        -t * 0.56,
        w * 1.1,
        -t * 0.62,
      ]),
      accent,
      'weathered',
      { ...metal, alpha: 0.55 },
    )
    torso(
      limb([hip * 0.9, -t * 0.02, 3, hip * 0.66, -t * 0.34, 5, w * 0.9, -t * 0.72, 3]),
      shadeOf(hide, 1.7),
      'crease',
      { ...metal, alpha: 0.5 },
    )
  } else
    torso(
      blob([w * 0.7, -t * 0.9, w * 1.04, -t * 0.66, hip * 0.86, -t * 0.2, hip * 0.6, 6, hip * 0.46, -t * 0.3]),
      patchOf(spec.look, 'belly', 'chest') ?? trim,
      'belly',
      { ...more, puff: 0.6, plain: true, clip: shape },
    )
  hindleg(s.nearLeg, false)
  haunch()
  if (!pose.seat) foreleg(s.near, false)
  // What is worn at the neck hangs from it, whichever way the back goes.
  const neck = at(s.head, 0, 74)
  const worn = p.to(times(move(neck[0] - 6, neck[1] + 10), turn(8), scale(1.2), move(0, t)))
  drawWornOver(worn, spec, build, 0, swing)
  const put = dressedIn(spec, pose.dress)
  if (put) drawWornOver(worn, put, build, 0, swing)
  const head = p.to(times(s.head, scale(build.head)), 'head/')
  drawCreatureHead(head, pose.dress === 'glasses' && put ? put : spec, { ...act, behind: false }, coat)
  drawWornOnHead(head, spec, pose.yaw, HEAD_TOP[spec.type] ?? -84)
  return { skeleton: s, build, head: head.m, radius: 88 * build.head, grip: () => undefined }
}
