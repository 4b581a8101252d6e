// What a robot has in place of limbs and a body: pipes with joints, grippers, a panel with lamps.
import { drawSleeve } from '../clothes/animal-garb.ts'
import { along, frame } from '../clothes/clothes.ts'
import type { Arm, Leg, Skeleton } from '../poses/skeleton.ts'
import { patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn } from '../coats/pattern.ts'
import { mix, shadeOf, tone } from '../shapes/color.ts'
import { drawFrontMarks } from '../marks/creature-marks.ts'
import { scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval, rect } from '../shapes/path.ts'
import type { Beast } from './beast.ts'
import { drawBackSpikes } from './body-traits.ts'

const PIPE = '#8a95a8'

export function drawRobotArm({ p, build, coat, more, spec }: Beast, a: Arm, paint: string): void {
  const r = build.armR
  const pipe = [a.shoulder, a.elbow, a.wrist]
  p(limb(along(pipe, 0, 1, r, r * 0.9)), PIPE, 'arm', more)
  for (const u of [0.3, 0.5, 0.7]) {
    const [x = 0, y = 0] = along(pipe, u, 1, 1, 1)
    p(oval(x, y, r * 1.05, r * 1.05), tone(PIPE, 0.05), 'joint', { ...more, puff: 0.6 })
  }
  p(oval(...a.shoulder, r * 1.5, r * 1.5), paint, 'shoulder', more)
  drawSleeve(p, spec, pipe, r * 1.2)
  const hand = p.to(frame(a.wrist, a.aim))
  for (const g of [-1, 1])
    hand(blob([4, g * 3, 12, g * 15, 28, g * 16, 32, g * 8, 20, g * 7, 14, g * 2]), paint, 'hand', more)
  hand(oval(2, 0, 13, 14), coat.accent, 'hand', more)
}

export function drawRobotLeg({ p, build, coat, more, spec }: Beast, l: Leg, flip: 1 | -1): void {
  p(
    limb(along([l.hip, l.knee, l.ankle], 0, 1, build.legR, build.legR)),
    patchOf(spec.look, 'legs') ?? PIPE,
    'leg',
    more,
  )
  const foot = p.to(
    times(
      frame(l.ankle, flip < 0 ? 0 : l.aim),
      scale(flip, 1),
      scale(spec.look.traits?.includes('big-feet') ? 1.5 : 1),
    ),
  )
  foot(
    blob([-20, -14, 12, -16, 32, -4, 36, 12, 30, 16, -22, 16, -24, 4], 0.7),
    patchOf(spec.look, 'feet', 'paws') ?? coat.accent,
    'foot',
    more,
  )
}

export function drawRobotBody(beast: Beast): void {
  const { torso, build, pose, coat, more, spec, behind } = beast
  if (!behind) drawBackSpikes(beast)
  const { hide, accent } = coat
  const { torso: t, shoulder: w } = build
  const out = pose.side * 6
  const box = rect(-w * 0.96, -t - 4, w * 1.92, t + 8, 22)
  torso(box, hide, 'body', more)
  patternOn(torso, box, markingOf(spec.look, hide, coat.material))
  const panel = rect(-w * 0.62 + out, -t * 0.8, w * 1.24, t * 0.52, 12)
  torso(panel, patchOf(spec.look, 'belly', 'chest') ?? mix(hide, '#ffffff', 0.55), 'panel', {
    ...more,
    puff: 0.4,
    decal: true,
  })
  torso(oval(-w * 0.3 + out, -t * 0.56, 13, 13), accent, 'dial', { material: 'glass', puff: 0.8 })
  const hand = limb([-w * 0.3 + out, -t * 0.56, 1.6, -w * 0.22 + out, -t * 0.64, 1.4])
  torso(hand, '#ffffff', 'dial', { decal: true })
  for (const [i, lamp] of ['#ff7a6a', '#ffd05c', '#7fdc9a'].entries())
    torso(oval(w * 0.12 + i * 17 + out, -t * 0.64, 6, 6), lamp, 'light', { material: 'glass', lit: true, puff: 0.6 })
  for (const i of [0, 1, 2]) {
    const slot = rect(w * 0.04 + out, -t * 0.5 + i * 9, w * 0.44, 4, 2)
    torso(slot, shadeOf(hide, 1.6), 'slot', { decal: true, fine: true })
  }
  torso(rect(-w * 0.7, -8, w * 1.4, 18, 7), accent, 'belt', more)
  drawFrontMarks(torso, spec.look, w, t, hide)
  if (behind) drawBackSpikes(beast)
}

export function drawRobotNeck({ p, build, more }: Beast, { head, hip }: Skeleton): void {
  const foot = hip.map((v, i) => (i ? v - build.torso + 10 : v))
  p(limb([head[4], head[5] + 50, 13, ...foot, 14]), PIPE, 'neck', more)
}
