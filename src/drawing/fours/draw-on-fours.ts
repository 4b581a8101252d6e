// An animal on four legs, part by part: from the side, with its face to us, or from behind.
import { pawWearOf } from '../clothes/paw-wear.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { drawWornBehind, drawWornOnHead, drawWornOver, dressedIn } from '../clothes/accessory.ts'
import { coatOf } from '../clothes/coat.ts'
import { drawGlow } from '../coats/glow.ts'
import { buildOf } from '../people/body-build.ts'
import type { Build } from '../people/build.ts'
import { lacksFarArm } from '../people/more-limbs.ts'
import { drawOwnWings } from '../people/wings.ts'
import { sideOf, swingOf, type Acting, type Drawn } from '../poses/acting.ts'
import type { Pose } from '../poses/poses.data.ts'
import { skeleton } from '../poses/skeleton.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, move, scale, times, turn } from '../shapes/matrix.ts'
import { drawRings } from './cast-shine.ts'
import { isCast, type Four, type FourRig } from './four.ts'
import { drawForeleg, drawHaunch, drawHindleg } from './legs.ts'
import { onFourLegs } from './stances.ts'
import { drawNeck, drawTrunk, drawTrunkEndOn } from './trunk.ts'

export function drawOnFours(p: Pen, spec: CharacterSpec, act: Acting, rig: FourRig): Drawn {
  const build = buildOf(spec, p.recipe, true)
  const { face } = act
  const pose = turnedPose(act, build)
  const s = skeleton(build, pose)
  const coat = coatOf(spec)
  const more = { material: coat.material, puff: 0.95 } as const
  // Of who lies or sits one sees the face, wherever the others look.
  const behind = act.behind && pose.side === 0
  const own = { p, torso: p.to(s.torso), spec, build, pose, face, behind, coat, more, swing: swingOf(pose), s }
  const boots = pawWearOf(dressedIn(spec, pose.dress), spec)
  const four: Four = { ...own, rig, cast: isCast(own), boots }
  drawGlow(four.torso, spec, build, coat)
  if (behind) drawFromBehind(four, act)
  else drawFromTheSide(four, act)
  return { skeleton: s, build, head: headOf(four, act).m, radius: 88 * build.head, grip: () => undefined }
}

function drawFromTheSide(four: Four, act: Acting): void {
  const { torso, spec, build, pose, swing, s } = four
  drawOwnWings(p0(four), four, 0)
  drawTail(four)
  if (!lacksFarArm(four)) drawForeleg(four, s.far, true)
  drawHindleg(four, s.farLeg, true)
  if (pose.seat) drawForeleg(four, s.near, false)
  drawWornBehind(torso, spec, build, pose.side, swing)
  drawTrunk(four)
  drawHindleg(four, s.nearLeg, false)
  drawHaunch(four)
  if (!pose.seat) drawForeleg(four, s.near, false)
  drawWornAtNeck(four)
  drawHead(four, act)
}

/** Whoever looks round at something stands beside it, and not with a back to us. */
const turnedPose = ({ pose, behind, glance }: Acting, build: Build): Pose =>
  pose.side === 0 && (!behind || glance === true) ? onFourLegs('stand', pose, build) : pose

/** The head is the farthest, and the tail comes last. */
function drawFromBehind(four: Four, act: Acting): void {
  const { spec, build, swing, torso, s } = four
  drawHead(four, act)
  if ((build.rise ?? 0) > 20) drawNeck(four)
  drawForeleg(four, s.far, true)
  drawForeleg(four, s.near, true)
  drawTrunkEndOn(four)
  drawHindleg(four, s.farLeg, false)
  drawHindleg(four, s.nearLeg, false)
  drawWornBehind(torso, spec, build, 0, swing)
  drawOwnWings(torso, four, build.torso)
  drawTail(four)
}

const p0 = ({ p, s, build }: Four): Pen => p.to(move(...at(s.torso, -build.shoulder * 0.4, -build.torso * 0.6)))

/** It grows upright from the rump, whichever way the back goes. */
function drawTail(four: Four): void {
  const { torso, build, pose, face, spec } = four
  const { hip } = build
  const wags = face.smile < -3 && spec.type === 'dog' ? -46 : 0
  const from =
    pose.side === 0 ? move(hip * 0.6, -6) : times(move(-hip * 0.5, 8), turn(wags - pose.lean), move(hip * 0.5, -8))
  const tail = torso.to(from)
  four.rig.tail({ ...four, torso: tail })
  if (four.cast && pose.rings) drawRings(tail, hip)
}

/** What is worn at the neck hangs from it, whichever way the back goes. */
function drawWornAtNeck({ p, s, spec, build, pose, swing }: Four): void {
  const neck = at(s.head, 0, 74)
  const worn = p.to(times(move(neck[0] - 6, neck[1] + 10), turn(8), scale(1.2), move(0, build.torso)))
  drawWornOver(worn, spec, build, 0, swing)
  const put = dressedIn(spec, pose.dress)
  if (put) drawWornOver(worn, put, build, 0, swing)
}

const headOf = ({ p, s, build }: Four, act: Acting): Pen =>
  p.to(times(s.head, scale(build.head * sideOf(act), build.head)), 'head/')

function drawHead(four: Four, act: Acting): void {
  const { spec, pose, behind, rig } = four
  const head = headOf(four, act)
  const put = dressedIn(spec, pose.dress)
  const { yaw } = pose
  const turned = { ...act, behind, pose }
  rig.head(pose.dress === 'glasses' && put ? { ...four, spec: put } : four, head, turned)
  drawWornOnHead(head, spec, behind ? 0 : yaw, rig.top, behind)
}
