// Animals with a body of their own: on the joints that everybody has, each kind draws its own limbs, body, tail and head.
import type { CharacterSpec } from '../../stage/cast.ts'
import { dressedIn, drawWornBehind, drawWornOnHead, drawWornOver } from '../clothes/accessory.ts'
import { drawGarb } from '../clothes/animal-garb.ts'
import { coatOf } from '../clothes/coat.ts'
import { drawGlow } from '../coats/glow.ts'
import { sideOf, swingOf, turnedRound, type Acting, type Drawn } from '../poses/acting.ts'
import { skeleton, type Arm, type Leg, type Skeleton } from '../poses/skeleton.ts'
import type { Pen } from '../shapes/graph.ts'
import { scale, times } from '../shapes/matrix.ts'
import type { Beast } from './beast.ts'
import { buildOf } from './body-build.ts'
import { drawOnFeet } from './creature-limbs.ts'
import { drawOwnWings } from './wings.ts'

export interface Own extends Beast {
  s: Skeleton
}

export interface Rig {
  tail(own: Own): void
  arm(own: Own, arm: Arm, far: boolean): void
  leg(own: Own, leg: Leg, far: boolean): void
  body(own: Own): void
  head(own: Own, head: Pen, act: Acting): void
  /** What closes over a thing that is held. */
  grip(own: Own, arm: Arm): void
  /** The top of the head, where a hat sits. */
  top: number
  /** It has feet to put boots on. */
  isFooted: boolean
}

export function drawOwnBody(p: Pen, spec: CharacterSpec, act: Acting, rig: Rig): Drawn {
  const build = buildOf(spec, p.recipe)
  const turned = turnedRound(act)
  const { pose, behind } = turned
  const s = skeleton(build, pose)
  const coat = coatOf(spec)
  const swing = swingOf(pose)
  const more = { material: coat.material, puff: 0.9 } as const
  const own: Own = { p, torso: p.to(s.torso), spec, build, pose, face: act.face, behind, coat, more, swing, s }
  const put = dressedIn(spec, pose.dress)
  const head = p.to(times(s.head, scale(build.head * sideOf(act), build.head)), 'head/')

  drawGlow(own.torso, spec, build, coat)
  if (!behind) drawBehind(own, rig, put)
  drawLegsAndBody(own, rig, put)
  if (pose.front && pose.over !== 'far' && pose.over !== 'both') rig.arm(own, s.far, true)
  if (pose.over !== 'near' && pose.over !== 'both') rig.arm(own, s.near, false)
  if (behind) {
    drawTail(own, rig)
    drawWornBehind(own.torso, spec, build, 0, swing)
    drawOwnWings(own.torso, own, build.torso)
  }
  rig.head(pose.dress === 'glasses' && put ? { ...own, spec: put } : own, head, turned)
  drawWornOnHead(head, spec, behind ? 0 : pose.yaw, rig.top, behind)
  if (rig.isFooted) drawOnFeet(own, [s.farLeg, s.nearLeg], put)
  if (pose.over) rig.arm(own, s.far, true)
  if (pose.over === 'near' || pose.over === 'both') rig.arm(own, s.near, false)
  const grip: Drawn['grip'] = (which) => {
    for (const arm of which === 'near' ? [s.near] : which === 'far' ? [s.far] : [s.far, s.near]) rig.grip(own, arm)
  }
  return { skeleton: s, build, head: head.m, radius: 88 * build.head, grip }
}

/** What goes without a tail has none. */
const drawTail = (own: Own, rig: Rig) => own.spec.look.tail === 'none' || rig.tail(own)

function drawBehind(own: Own, rig: Rig, put: CharacterSpec | undefined): void {
  const { torso, spec, build, pose, swing } = own
  drawOwnWings(torso, own, build.torso)
  drawTail(own, rig)
  if (put) drawWornBehind(torso, put, build, pose.side, Math.max(0.55, swing))
  drawWornBehind(torso, spec, build, pose.side, swing)
}

function drawLegsAndBody(own: Own, rig: Rig, put: CharacterSpec | undefined): void {
  const { torso, spec, build, pose, behind, swing, s } = own
  if (!pose.front && !pose.over) rig.arm(own, s.far, true)
  rig.leg(own, s.farLeg, true)
  if (!pose.seat) rig.leg(own, s.nearLeg, false)
  rig.body(own)
  drawGarb(torso, spec, build, pose.side, behind)
  if (!behind) drawWornOver(torso, spec, build, pose.side, swing)
  if (!behind && put) drawWornOver(torso, put, build, pose.side, swing)
  if (pose.seat) rig.leg(own, s.nearLeg, false)
}
