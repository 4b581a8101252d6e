// Animals, dragons, robots and the rest: the people's rig with other limbs, bodies and tails.
import type { CharacterSpec } from '../../stage/cast.ts'
import { dressedIn, drawWornBehind, drawWornOnHead, drawWornOver } from '../clothes/accessory.ts'
import { sideOf, swingOf, turnedRound, type Acting, type Drawn } from '../poses/acting.ts'
import { buildOf } from './body-build.ts'
import { along, frame } from '../clothes/clothes.ts'
import { coatOf } from '../clothes/coat.ts'
import { mix, shadeOf, tone } from '../shapes/color.ts'
import { drawCreatureHead, HEAD_TOP, weathered } from '../heads/creature-heads.ts'
import type { Pen } from '../shapes/graph.ts'
import { drawPawGrip } from './hand.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import { blob, limb, oval, rect } from '../shapes/path.ts'
import { skeleton, type Arm, type Leg } from '../poses/skeleton.ts'
import { drawWings } from './wings.ts'

export function drawCreature(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  const build = buildOf(spec)
  const turned = turnedRound(act)
  const { pose, behind } = turned
  const s = skeleton(build, pose)
  const swing = swingOf(pose)
  const put = dressedIn(spec, pose.dress)
  const coat = coatOf(spec)
  const { hide, trim, accent, material } = coat
  const more = { material, puff: 0.9 } as const
  const torso = p.to(s.torso)
  const side = sideOf(act)
  const head = p.to(times(s.head, scale(build.head * side, build.head)), 'head/')
  const robot = spec.type === 'robot'
  const claws = spec.type === 'dragon' || spec.type === 'monster'
  const paw = spec.type === 'dog' || spec.type === 'cat' || spec.type === 'other' || spec.type === 'rabbit'

  const arm = (a: Arm, far: boolean) => {
    const r = build.armR
    const c = far ? shadeOf(hide, 0.3) : hide
    if (robot) {
      p(limb(along([a.shoulder, a.elbow, a.wrist], 0, 1, r, r * 0.9)), '#8a95a8', 'arm', more)
      for (const u of [0.3, 0.5, 0.7]) {
        const [x = 0, y = 0] = along([a.shoulder, a.elbow, a.wrist], u, 1, 1, 1)
        p(oval(x, y, r * 1.05, r * 1.05), tone('#8a95a8', 0.05), 'joint', { ...more, puff: 0.6 })
      }
      p(oval(...a.shoulder, r * 1.5, r * 1.5), c, 'shoulder', more)
      const hand = p.to(frame(a.wrist, a.aim))
      for (const g of [-1, 1])
        hand(blob([4, g * 3, 12, g * 15, 28, g * 16, 32, g * 8, 20, g * 7, 14, g * 2]), c, 'hand', more)
      hand(oval(2, 0, 13, 14), accent, 'hand', more)
      return
    }
    p(limb(along([a.shoulder, a.elbow, a.wrist], 0, 1, r * 1.08, r * 0.9)), c, 'hide', more)
    const hand = p.to(frame(a.wrist, a.aim))
    const hc = spec.type === 'cat' && spec.look.hide !== 'white' ? tone(trim, 0.01) : paw ? tone(c, 0.025) : c
    hand(oval(8, 0, r * 1.12, r * 1.05), hc, 'paw', more)
    if (claws) for (const g of [-1, 0, 1]) hand(oval(8 + r * (g ? 0.86 : 1.06), g * r * 0.62, 7, 5.4, g * 24), '#fff3d6', 'claw', { material: 'stone', puff: 0.7 }) // prettier-ignore
    else if (spec.type === 'alien') for (const g of [-1, 0, 1]) hand(limb([10, g * 6, 5, 22, g * 11, 4.4, 27, g * 12, 6.4]), c, 'finger', more) // prettier-ignore
    else for (const g of [-0.4, 0.4]) hand(limb([10 + r * 0.5, g * r, 1, 9 + r * 0.98, g * r * 1.1, 1.2]), shadeOf(hc, 1.8), 'toe', { decal: true, fine: true }) // prettier-ignore
  }

  const leg = (l: Leg, far: boolean) => {
    const r = build.legR
    const c = far ? shadeOf(hide, 0.3) : hide
    const flip = pose.side < 0.5 && !far && !pose.spin && !pose.seat ? -1 : 1
    if (robot) {
      p(limb(along([l.hip, l.knee, l.ankle], 0, 1, r, r)), '#8a95a8', 'leg', more)
      const foot = p.to(times(frame(l.ankle, flip < 0 ? 0 : l.aim), scale(flip, 1)))
      foot(blob([-20, -14, 12, -16, 32, -4, 36, 12, 30, 16, -22, 16, -24, 4], 0.7), accent, 'foot', more)
      return
    }
    p(limb(along([l.hip, l.knee, l.ankle], 0, 1, r * 1.24, r * 0.92)), c, 'hide', more)
    const f = build.foot
    const foot = p.to(times(frame(l.ankle, flip < 0 ? -l.aim * 0.3 : l.aim), scale(flip, 1)))
    const fc = spec.type === 'cat' && spec.look.hide !== 'white' ? tone(trim, 0.01) : c
    foot(blob([-f * 0.5, 0, -f * 0.34, -f * 0.44, f * 0.1, -f * 0.5, f * 0.72, -f * 0.24, f * 0.92, f * 0.16, f * 0.8, 15, 0, 17, -f * 0.44, 15]), fc, 'foot', more) // prettier-ignore
    for (const g of [0.42, 0.66, 0.86]) {
      if (claws) foot(oval(f * g * 1.04, 11, 7.4, 6.6), '#fff3d6', 'claw', { material: 'stone', puff: 0.7 })
      else if (g < 0.8)
        foot(limb([f * g + 3, 3, 1, f * g + 6, 12, 1.3]), shadeOf(fc, 1.8), 'toe', { decal: true, fine: true })
    }
  }

  const body = () => {
    const { torso: t, shoulder: w, hip, belly } = build
    if (robot) {
      torso(rect(-w * 0.96, -t - 4, w * 1.92, t + 8, 22), hide, 'body', more)
      torso(rect(-w * 0.62 + pose.side * 6, -t * 0.8, w * 1.24, t * 0.52, 12), mix(hide, '#ffffff', 0.55), 'panel', { ...more, puff: 0.4, decal: true }) // prettier-ignore
      torso(oval(-w * 0.3 + pose.side * 6, -t * 0.56, 13, 13), accent, 'dial', { material: 'glass', puff: 0.8 })
      torso(limb([-w * 0.3 + pose.side * 6, -t * 0.56, 1.6, -w * 0.22 + pose.side * 6, -t * 0.64, 1.4]), '#ffffff', 'dial', { decal: true }) // prettier-ignore
      for (let i = 0; i < 3; i++) torso(oval(w * 0.12 + i * 17 + pose.side * 6, -t * 0.64, 6, 6), ['#ff7a6a', '#ffd05c', '#7fdc9a'][i] ?? '#fff', 'light', { material: 'glass', lit: true, puff: 0.6 }) // prettier-ignore
      for (let i = 0; i < 3; i++) torso(rect(w * 0.04 + pose.side * 6, -t * 0.5 + i * 9, w * 0.44, 4, 2), shadeOf(hide, 1.6), 'slot', { decal: true, fine: true }) // prettier-ignore
      torso(rect(-w * 0.7, -8, w * 1.4, 18, 7), accent, 'belt', more)
      return
    }
    const top = spec.type === 'monster' ? w * 1.02 : w * 0.78
    const shape = blob([0, -t - 14, top * 0.8, -t - 4, top * 1.08, -t * 0.66, hip + belly, -t * 0.26, hip * 0.98 + belly * 0.5, 6, hip * 0.5, 20, 0, 22, -hip * 0.5, 20, -hip * 0.98 - belly * 0.5, 6, -hip - belly, -t * 0.26, -top * 1.08, -t * 0.66, -top * 0.8, -t - 4]) // prettier-ignore
    torso(shape, hide, 'hide', more)
    if (spec.look.made)
      weathered(torso, coat, [
        [-hip * 0.66, -t * 0.62, 7, 20],
        [-hip * 0.9, -t * 0.2, 7, 18],
        [hip * 0.9, -t * 0.3, 8, 22],
      ])
    if (behind) return
    const cx = pose.side * 10
    const bw = hip * (spec.type === 'dragon' ? 0.8 : 0.66)
    torso(blob([cx, -t * 0.98, cx + bw * 0.7, -t * 0.84, cx + bw, -t * 0.36, cx + bw * 0.78, 4, cx, 15, cx - bw * 0.78, 4, cx - bw, -t * 0.36, cx - bw * 0.7, -t * 0.84]), spec.look.hide === 'spotted' ? '#fffaf2' : spec.look.hide === 'white' ? '#fffdf9' : trim, 'belly', { ...more, puff: 0.6, plain: true, clip: shape }) // prettier-ignore
    if (spec.type === 'dragon') for (let i = 0; i < 5; i++) torso(limb([cx - bw * 0.8, -t * 0.74 + i * t * 0.19, 0.8, cx, -t * 0.7 + i * t * 0.19, 1.9, cx + bw * 0.8, -t * 0.74 + i * t * 0.19, 0.8]), shadeOf(trim, 1.5), 'stripe', { decal: true, clip: shape }) // prettier-ignore
    if (spec.look.hide === 'spotted') for (const [x, y, r] of [[-0.8, -0.3, 15], [0.9, -0.6, 12], [0.8, 0, 13]] as const) torso(oval(x * hip, y * t, r, r * 0.9), accent, 'spot', { decal: true, clip: shape }) // prettier-ignore
    if (spec.type === 'alien' || spec.type === 'monster') for (const [x, y, r] of [[-0.84, -0.66, 8], [-0.96, -0.36, 6], [0.86, -0.5, 7], [0.98, -0.2, 9]] as const) torso(oval(x * hip, y * t, r, r * 0.9), shadeOf(hide, 1.3), 'spot', { decal: true, clip: shape }) // prettier-ignore
  }

  const tail = () => {
    const { hip } = build
    const mood = act.face.smile < -3 ? -34 : act.face.open > 0.4 ? 16 : 0
    const t = torso.to(times(move(-hip * 0.6, -6), turn(mood - swing * 20), move(hip * 0.6, 6)))
    if (spec.type === 'dog') t(limb([-hip * 0.7, -10, 13, -hip * 1.3, -26, 12, -hip * 1.66, -66, 9.5, -hip * 1.6, -94, 6]), hide, 'tail', more)
    if (spec.type === 'cat') {
      t(limb([-hip * 0.7, 0, 10, -hip * 1.5, 10, 10, -hip * 1.95, -40, 9.5, -hip * 1.6, -92, 9, -hip * 1.9, -126, 8]), hide, 'tail', more)
      t(limb([-hip * 1.66, -100, 9.4, -hip * 1.76, -116, 9, -hip * 1.92, -128, 8]), trim, 'tail', { ...more, plain: true })
    }
    if (spec.type === 'rabbit') t(oval(-hip * 1.05, -4, 24, 22), '#ffffff', 'tail', { ...more, puff: 1 })
    if (spec.type === 'other') {
      t(blob([-hip * 0.6, 0, -hip * 1.3, 12, -hip * 2, -20, -hip * 2.3, -86, -hip * 1.8, -124, -hip * 1.5, -84, -hip * 1.2, -50, -hip * 0.8, -34]), hide, 'tail', more)
      t(blob([-hip * 2.28, -80, -hip * 1.8, -124, -hip * 1.52, -88, -hip * 1.84, -74]), trim, 'tail', { ...more, plain: true })
    }
    if (spec.type === 'dragon') {
      t(limb([-hip * 0.4, -8, 33, -hip * 1.3, 8, 25, -hip * 2, -8, 18, -hip * 2.3, -54, 12, -hip * 2.1, -88, 7]), shadeOf(hide, 0.25), 'tail', more)
      t(blob([-hip * 2.1, -84, -hip * 2.5, -96, -hip * 2.44, -122, -hip * 2.06, -118, -hip * 1.74, -128, -hip * 1.7, -100]), accent, 'spike', more)
    }
  } // prettier-ignore

  const wings = () => {
    if (spec.type === 'dragon') drawWings(torso, 'dragon', hide, accent, build.torso, 1)
  }
  if (!behind) {
    wings()
    tail()
    if (put) drawWornBehind(torso, put, build, pose.side, Math.max(0.55, swing))
    drawWornBehind(torso, spec, build, pose.side, swing)
  }
  if (!pose.front && !pose.over) arm(s.far, true)
  leg(s.farLeg, true)
  if (!pose.seat) leg(s.nearLeg, false)
  if (robot) {
    const [nx, ny] = [s.head[4], s.head[5]]
    p(limb([nx, ny + 50, 13, ...s.hip.map((v, i) => (i ? v - build.torso + 10 : v)), 14]), '#8a95a8', 'neck', more)
  }
  if (spec.type !== 'monster') body()
  if (!behind && spec.type !== 'monster') drawWornOver(torso, spec, build, pose.side, swing)
  if (!behind && put) drawWornOver(torso, put, build, pose.side, swing)
  if (pose.seat) leg(s.nearLeg, false)
  if (pose.front && pose.over !== 'far') arm(s.far, true)
  if (pose.over !== 'near' && pose.over !== 'both' && spec.type !== 'monster') arm(s.near, false)
  if (behind) tail()
  drawCreatureHead(head, pose.dress === 'glasses' && put ? put : spec, turned, coat)
  if (spec.type === 'monster') {
    body()
    if (!behind) drawWornOver(torso, spec, build, pose.side, swing)
    if (pose.over !== 'near' && pose.over !== 'both') arm(s.near, false)
    if (pose.front) arm(s.far, true)
    drawCreatureHead(head, spec, turned, coat, true)
  }
  if (behind) {
    drawWornBehind(torso, spec, build, 0, swing)
    wings()
  }
  drawWornOnHead(head, spec, behind ? 0 : pose.yaw, HEAD_TOP[spec.type] ?? -84)
  if (pose.over) {
    arm(s.far, true)
    if (pose.over !== 'far') arm(s.near, false)
  }
  const boots = [put?.look, spec.look].find((look) => look?.accessory === 'boots')
  if (boots)
    for (const l of [s.farLeg, s.nearLeg])
      p.to(frame(l.ankle, l.aim))(blob([-18, -26, 16, -26, 18, -8, 34, 4, 34, 15, -18, 16]), CLOTH_PAINT[boots.accessoryColor ?? 'tomato'], 'boots', { material: 'leather' }) // prettier-ignore
  const grip = (which: 'near' | 'far' | 'both') => {
    if (robot) return
    for (const a of which === 'near' ? [s.near] : which === 'far' ? [s.far] : [s.far, s.near])
      drawPawGrip(p.to(frame(a.wrist, a.aim)), hide, build.armR, more)
  }
  return { skeleton: s, build, head: head.m, radius: 88 * build.head, grip }
}
