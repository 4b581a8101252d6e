// People, from toddlers to grandparents, and fairies: one rig, dressed and posed.
import type { CharacterSpec } from '../base/cast.ts'
import { drawWornBehind, drawWornOnHead, drawWornOver } from './accessory.ts'
import type { Acting, Drawn } from './acting.ts'
import { buildOf } from './body-build.ts'
import { along, drawHem, drawTop, frame, outfitOf } from './clothes.ts'
import { mix, shadeOf, tone } from './color.ts'
import { drawEars, drawFace, headShape } from './face.ts'
import type { Pen } from './graph.ts'
import { drawHair } from './hair.ts'
import { drawHand } from './hand.ts'
import { at, inverse, scale, times } from './matrix.ts'
import { HAIR_PAINT, SKIN_PAINT } from './paints.data.ts'
import { blob, limb, moved, oval } from './path.ts'
import { reversed } from './reversed.ts'
import { skeleton, type Arm, type Leg } from './skeleton.ts'
import { drawWings } from './wings.ts'

const C = { material: 'cloth', puff: 0.9 } as const
const S = { material: 'skin', puff: 0.9 } as const

export function drawPerson(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  const build = buildOf(spec)
  const { pose, face, behind } = act
  const s = skeleton(build, pose)
  const o = outfitOf(spec)
  const skin = SKIN_PAINT[spec.look.skin]
  const torso = p.to(s.torso)
  const head = p.to(times(s.head, scale(build.head)), 'head/')
  const yaw = behind ? 0 : pose.yaw
  const hair = { back: head, front: head, yaw, behind }
  const headHair = () => {
    drawHair({ ...hair, front: quiet(head) }, spec)
  }

  const arm = (a: Arm, way: number, shape: Parameters<typeof drawHand>[1]) => {
    const spine = [a.shoulder, a.elbow, a.wrist]
    const r = build.armR
    const far = way > 0
    p(limb(along(spine, 0.1, 1, r * 0.92, r * 0.72)), skin, 'skin', { ...S, puff: 0.85 })
    const hand = p.to(frame(a.wrist, a.aim))
    drawHand(hand, shape, skin, build.armR * 1.02, a.aim > -100 && a.aim < 80 ? -way : way)
    const cloth = far ? shadeOf(o.top, 0.25) : o.top
    const cuff = o.sleeve > 0.8
    p(limb(along(spine, 0, o.sleeve, r * 1.16, r * (cuff ? 1 : 1.12))), cloth, 'sleeve', C)
    const end = along(spine, o.sleeve - 0.02, o.sleeve, r * 1.05, r * 1.05)
    const [x = 0, y = 0] = end.slice(-3)
    const dir =
      o.sleeve > 0.5 ? a.aim : (Math.atan2(a.elbow[1] - a.shoulder[1], a.elbow[0] - a.shoulder[0]) * 180) / Math.PI
    const band = p.to(frame([x, y], dir))
    band(oval(0, 0, 5.5, r * (cuff ? 1.08 : 1.2)), cuff ? tone(cloth, 0.03) : shadeOf(cloth, 0.9), 'cuff', {
      ...C,
      puff: 0.5,
    })
  }

  const leg = (l: Leg, way: number) => {
    const spine = [l.hip, l.knee, l.ankle]
    const r = build.legR
    const far = way > 0
    const cloth = far ? shadeOf(o.bottom, 0.3) : o.bottom
    if (o.leg < 0.9) p(limb(along(spine, 0, 1, r * 0.94, r * 0.7)), far ? shadeOf(skin, 0.3) : skin, 'skin', S)
    const tight = spec.look.outfit.bottom === 'leggings'
    if (!o.boots) p(limb(along(spine, 0.74, 1, r * 0.86, r * 0.8)), o.sock, 'sock', C)
    if (o.leg > 0)
      p(limb(along(spine, 0, o.leg, r * 1.12, r * (tight ? 0.8 : o.leg < 0.6 ? 1.3 : 0.98))), cloth, 'trousers', C)
    const flip = pose.side < 0.5 && !far && !pose.spin && !pose.seat ? -1 : 1
    const foot = p.to(
      times(frame(l.ankle, flip < 0 ? -l.aim * 0.3 : l.aim), scale(flip * (build.foot / 36), build.foot / 36)),
    )
    const shoe = o.boots ? o.shoe : o.shoe
    if (o.boots) {
      const shaft = along(spine, 0.62, 1, r * 1.02, r * 1.02)
      p(limb(shaft), far ? shadeOf(shoe, 0.3) : shoe, 'boots', { material: 'leather', puff: 0.9 })
      const [bx = 0, by = 0] = shaft
      p.to(frame([bx, by], (Math.atan2(l.ankle[1] - l.knee[1], l.ankle[0] - l.knee[0]) * 180) / Math.PI))(oval(0, 0, 6, r * 1.2), tone(shoe, 0.05), 'boots', { material: 'leather', puff: 0.5 }) // prettier-ignore
    }
    foot(blob([-15, -11, 0, -14, 15, -8, 31, 0, 34, 10, 28, 15, 0, 16, -15, 15, -18, 3]), far ? shadeOf(shoe, 0.3) : shoe, 'shoe', { material: 'leather', puff: 0.9 }) // prettier-ignore
    foot(blob([-17, 9, 0, 10.5, 34, 9, 33, 15.5, 0, 17.5, -17, 15.5], 0.8), o.boots ? shadeOf(shoe, 1.6) : mix(shoe, '#ffffff', 0.82), 'sole', { material: 'leather', puff: 0.3, decal: true }) // prettier-ignore
    if (!o.boots)
      for (const x of [5, 12]) foot(limb([x, -9, 1.4, x + 5, -3, 1.6]), mix(shoe, '#ffffff', 0.8), 'lace', { decal: true, fine: true }) // prettier-ignore
  }

  const headAndFace = () => {
    const neck = at(s.head, 0, 66 * build.head)
    const base = at(s.torso, pose.side * 4, -build.torso + 8)
    const r = 15 + build.grown * 9
    if (!behind) p(limb([...base, r * 1.15, ...neck, r]), shadeOf(skin, 0.9), 'skin', { ...S, plain: true })
  }

  if (spec.type === 'fairy') drawWings(torso, 'fairy', '#d9f0ff', '#ffd9ec', build.torso, 1)
  if (!behind) {
    headHair()
    drawWornBehind(torso, spec, build, pose.side)
  }
  if (!pose.front && pose.over !== 'far' && pose.over !== 'both') arm(s.far, 1, pose.hands[1])
  const chair = spec.look.accessory === 'wheelchair' && !pose.spin
  if (chair) wheelchair(p, s.hip, build.leg, false)
  leg(s.farLeg, 1)
  leg(s.nearLeg, -1)
  if (o.leg > 0 && o.hem === 0)
    torso(blob([-build.hip - build.belly * 0.3, -18, build.hip + build.belly * 0.4, -18, build.hip * 0.94, 16, 0, 22, -build.hip * 0.94, 16]), o.bottom, 'trousers', C) // prettier-ignore
  headAndFace()
  if (o.hem > 0 && spec.look.outfit.top !== 'dress' && spec.look.outfit.top !== 'raincoat') drawHem(p, s, build, o)
  const side = behind ? -0.2 : pose.side
  if (o.hem > 0 && (spec.look.outfit.top === 'dress' || spec.look.outfit.top === 'raincoat'))
    drawHem(p, s, build, o, (shape) => drawTop(torso, spec, build, o, side, moved(shape, inverse(s.torso))))
  else drawTop(torso, spec, build, o, side)
  if (!behind) drawWornOver(torso, spec, build, pose.side)
  if (pose.front && pose.over !== 'far') arm(s.far, 1, pose.hands[1])
  if (pose.over !== 'near' && pose.over !== 'both') arm(s.near, -1, pose.hands[0])
  if (chair) wheelchair(p, s.hip, build.leg, true)
  if (behind) {
    drawWornBehind(torso, spec, build, 0)
    drawEars(head, spec, { yaw, pitch: 0, gaze: [0, 0] }, build)
    head(
      headShape(0, build.grown),
      spec.look.hair.style === 'bald' ? skin : HAIR_PAINT[spec.look.hair.color],
      'skin',
      S,
    )
    drawHair({ ...hair, back: head, front: head }, spec)
  } else {
    const t = { yaw, pitch: act.pitch, gaze: act.gaze }
    drawEars(head, spec, t, build)
    drawFace(head, spec, face, t, build)
    drawHair({ ...hair, back: quiet(head) }, spec)
  }
  drawWornOnHead(head, spec, yaw, spec.look.hair.style === 'afro' ? -116 : -100)
  if (pose.over === 'far' || pose.over === 'both') arm(s.far, 1, pose.hands[1])
  if (pose.over === 'near' || pose.over === 'both') arm(s.near, -1, pose.hands[0])
  return { skeleton: s, build, head: head.m, radius: 84 * build.head }
}

/** The seat before the body is drawn, the near wheel after it. */
function wheelchair(p: Pen, hip: readonly [number, number], leg: number, near: boolean): void {
  const [x, y] = hip
  const frame = '#4a5a78'
  const metal = { material: 'metal', puff: 0.7 } as const
  const r = Math.max(56, -y * 0.72)
  const wheel = (wx: number, dim: number) => {
    p([...oval(wx, -r, r), ...oval(wx, -r, r - 9).map(reversed)], tone('#3d4256', dim), 'wheelchair', metal)
    p([...oval(wx, -r, r - 14), ...oval(wx, -r, r - 18).map(reversed)], tone('#e8523c', dim), 'wheelchair', metal)
    for (let i = 0; i < 8; i++) p(limb([wx, -r, 1.4, wx + Math.cos(i * 0.785) * (r - 12), -r + Math.sin(i * 0.785) * (r - 12), 1.2]), '#aeb6c4', 'wheelchair', { decal: true, fine: true }) // prettier-ignore
    p(oval(wx, -r, 9), '#e8523c', 'wheelchair', metal)
  }
  if (!near) {
    wheel(x + 22, -0.03)
    p(limb([x - 46, y - 96, 7, x - 40, y + 14, 7, x + leg * 0.42, y + 16, 7]), frame, 'wheelchair', metal)
    p(limb([x - 66, y - 104, 6, x - 46, y - 96, 6]), frame, 'wheelchair', metal)
    p(limb([x + leg * 0.42, y + 16, 6, x + leg * 0.62, -20, 6, x + leg * 0.86, -12, 6]), frame, 'wheelchair', metal)
    p(oval(x + leg * 0.52, -15, 15), '#3d4256', 'wheelchair', metal)
    return
  }
  wheel(x - 8, 0)
}

/** A hand that draws nothing. */
function quiet(p: Pen): Pen {
  const none: Pen = Object.assign(() => undefined, { m: p.m, to: () => none, point: p.point })
  return none
}
