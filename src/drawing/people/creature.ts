// Animals, dragons, robots and the rest: the people's rig with other limbs, bodies and tails.
import type { CharacterSpec } from '../../stage/cast.ts'
import { dressedIn, drawWornBehind, drawWornOnHead, drawWornOver } from '../clothes/accessory.ts'
import { drawGarb } from '../clothes/animal-garb.ts'
import { frame } from '../clothes/clothes.ts'
import { coatOf } from '../clothes/coat.ts'
import { drawGlow } from '../coats/glow.ts'
import { drawCreatureHead, HEAD_TOP } from '../heads/creature-heads.ts'
import { sideOf, swingOf, turnedRound, type Acting, type Drawn } from '../poses/acting.ts'
import { skeleton, type Skeleton } from '../poses/skeleton.ts'
import type { Pen } from '../shapes/graph.ts'
import { scale, times } from '../shapes/matrix.ts'
import type { Beast } from './beast.ts'
import { buildOf } from './body-build.ts'
import { drawCreatureBody, drawTail } from './creature-body.ts'
import { drawOnFeet, drawForelimb, drawHindlimb, pawSaid } from './creature-limbs.ts'
import { drawPawGrip } from './hand.ts'
import { drawStump, drawWheels, furtherArms, lacksFarArm, legsOf, wheelsOf } from './more-limbs.ts'
import { drawNeckOf, headsOf } from './further-heads.ts'
import { drawRobotNeck } from './robot.ts'
import { drawOwnWings } from './wings.ts'

export function drawCreature(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  const build = buildOf(spec, p.recipe)
  const turned = turnedRound(act)
  const { pose, behind } = turned
  const s = skeleton(build, pose)
  const coat = coatOf(spec)
  const more = { material: coat.material, puff: 0.9 } as const
  const swing = swingOf(pose)
  const beast: Beast = { p, torso: p.to(s.torso), spec, build, pose, face: act.face, behind, coat, more, swing }
  /** What the page's deed puts on. */
  const put = dressedIn(spec, pose.dress)
  const side = sideOf(act)
  const facing = p.to(times(s.head, scale(build.head * side, build.head)), 'head/')
  const heads = headsOf(spec).map((m) => facing.to(m))
  const head = heads.at(-1) ?? facing

  drawGlow(beast.torso, spec, build, coat)
  if (!behind) drawBackThings(beast, put)
  drawLegsAndBody(beast, s, put)
  drawArmsBeforeBody(beast, s)
  if (behind) drawTail(beast)
  drawNeckOf(beast, s)
  for (const one of heads) drawCreatureHead(one, pose.dress === 'glasses' && put ? put : spec, turned, coat)
  if (spec.type === 'monster') {
    drawMonsterFront(beast, s)
    for (const one of heads) drawCreatureHead(one, spec, turned, coat, true)
  }
  if (behind) {
    drawWornBehind(beast.torso, spec, build, 0, swing)
    drawOwnWings(beast.torso, beast, beast.build.torso)
  }
  drawWornOnHead(head, spec, behind ? 0 : pose.yaw, HEAD_TOP[spec.type] ?? -84, behind)
  drawArmsOverHead(beast, s)
  if (wheelsOf(spec) === 0) drawOnFeet(beast, [s.farLeg, s.nearLeg], put)
  return { skeleton: s, build, head: head.m, radius: 88 * build.head, grip: gripOf(beast, s) }
}

function drawBackThings(beast: Beast, put: CharacterSpec | undefined): void {
  const { torso, spec, build, pose, swing } = beast
  drawOwnWings(beast.torso, beast, beast.build.torso)
  drawTail(beast)
  if (put) drawWornBehind(torso, put, build, pose.side, Math.max(0.55, swing))
  drawWornBehind(torso, spec, build, pose.side, swing)
}

/** A monster's body is its face: it comes after the arms behind it. */
function drawLegsAndBody(beast: Beast, s: Skeleton, put: CharacterSpec | undefined): void {
  const { torso, spec, build, pose, behind, swing } = beast
  const isMonster = spec.type === 'monster'
  if (!pose.front && !pose.over) drawFarArm(beast, s)
  const drawNearLegs = drawLegs(beast, s)
  if (!pose.seat) drawNearLegs()
  if (spec.type === 'robot') drawRobotNeck(beast, s)
  if (!isMonster) {
    drawCreatureBody(beast)
    drawGarb(torso, spec, build, pose.side, behind)
  }
  if (!behind && !isMonster) drawWornOver(torso, spec, build, pose.side, swing)
  if (!behind && put) drawWornOver(torso, put, build, pose.side, swing)
  if (pose.seat) drawNearLegs()
}

/** Draws what is farther, and gives back what draws the rest. */
function drawLegs(beast: Beast, s: Skeleton): () => void {
  if (wheelsOf(beast.spec) > 0) return () => drawWheels(beast, s)
  const { far, near } = legsOf(beast, s)
  for (const leg of far.toReversed()) drawHindlimb(beast, leg, true)
  return () => {
    for (const leg of near) drawHindlimb(beast, leg, false)
  }
}

function drawFarArm(beast: Beast, s: Skeleton): void {
  for (const arm of furtherArms(beast, s, 1)) drawForelimb(beast, arm, true)
  if (lacksFarArm(beast)) drawStump(beast, s.far)
  else drawForelimb(beast, s.far, true)
}

function drawNearArm(beast: Beast, s: Skeleton): void {
  for (const arm of furtherArms(beast, s, -1)) drawForelimb(beast, arm, false)
  drawForelimb(beast, s.near, false)
}

const isNearArmDown = ({ over }: Beast['pose']) => over !== 'near' && over !== 'both'

function drawArmsBeforeBody(beast: Beast, s: Skeleton): void {
  const { pose, spec } = beast
  if (pose.front && pose.over !== 'far') drawFarArm(beast, s)
  if (isNearArmDown(pose) && spec.type !== 'monster') drawNearArm(beast, s)
}

function drawMonsterFront(beast: Beast, s: Skeleton): void {
  const { torso, spec, build, pose, behind, swing } = beast
  drawCreatureBody(beast)
  drawGarb(torso, spec, build, pose.side, behind)
  if (!behind) drawWornOver(torso, spec, build, pose.side, swing)
  if (isNearArmDown(pose)) drawNearArm(beast, s)
  if (pose.front) drawFarArm(beast, s)
}

function drawArmsOverHead(beast: Beast, s: Skeleton): void {
  const { over } = beast.pose
  if (!over) return
  drawFarArm(beast, s)
  if (over !== 'far') drawNearArm(beast, s)
}

/** Fingers, closed over a thing. */
function gripOf(beast: Beast, s: Skeleton): Drawn['grip'] {
  const { p, spec, build, coat, more } = beast
  return (which) => {
    if (spec.type === 'robot') return
    for (const a of which === 'near' ? [s.near] : which === 'far' ? [s.far] : [s.far, s.near])
      if (a === s.near || !lacksFarArm(beast))
        drawPawGrip(p.to(frame(a.wrist, a.aim)), pawSaid(beast, a === s.far) ?? coat.hide, build.armR, more)
  }
}
