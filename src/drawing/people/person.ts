// People, from toddlers to grandparents, and fairies: one rig, dressed and posed.
import type { CharacterSpec } from '../../stage/cast.ts'
import { dressedIn, drawWornBehind, drawWornOnHead, drawWornOver } from '../clothes/accessory.ts'
import { sideOf, swingOf, turnedRound, type Acting, type Drawn } from '../poses/acting.ts'
import { buildOf } from './body-build.ts'
import { drawHem, drawTop } from '../clothes/clothes.ts'
import { shadeOf, tone } from '../shapes/color.ts'
import { drawEars, drawFace, headShape } from '../heads/face.ts'
import type { Pen } from '../shapes/graph.ts'
import { drawHair } from '../heads/hair.ts'
import { drawArm, drawArmGrip, drawLeg } from './limbs.ts'
import { at, inverse, scale, times } from '../shapes/matrix.ts'
import { HAIR_PAINT, SKIN_PAINT } from '../clothes/paints.data.ts'
import { blob, limb, moved, oval } from '../shapes/path.ts'
import type { HandShape } from '../poses/poses.data.ts'
import { reversed } from '../shapes/reversed.ts'
import { skeleton, type Arm, type Leg } from '../poses/skeleton.ts'
import { drawWeatherOnHead, drawWeatherOver, outfitIn } from '../clothes/weather-wear.ts'
import { drawWings } from './wings.ts'

const C = { material: 'cloth', puff: 0.9 } as const
const S = { material: 'skin', puff: 0.9 } as const

export function drawPerson(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  const build = buildOf(spec)
  const { pose, face, behind, gaze } = turnedRound(act)
  const s = skeleton(build, pose)
  const put = dressedIn(spec, pose.dress)
  const skin = SKIN_PAINT[spec.look.skin]
  const o = outfitIn(pose.dress === 'boots' && put ? put : spec, pose.wear)
  const torso = p.to(s.torso)
  const side = sideOf(act)
  const head = p.to(times(s.head, scale(build.head * side, build.head)), 'head/')
  const yaw = behind ? 0 : pose.yaw
  const swing = swingOf(pose)
  const hair = { back: head, front: head, yaw, behind, swing }
  const headHair = () => {
    drawHair({ ...hair, front: quiet(head) }, spec)
  }

  const arm = (a: Arm, way: number, shape: HandShape) => {
    drawArm(p, a, way > 0, shape, build, o, skin)
  }
  const leg = (l: Leg, way: number) => {
    drawLeg(p, l, way > 0, pose, spec, build, o, skin)
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
    if (put) drawWornBehind(torso, put, build, pose.side, Math.max(0.55, swing))
    drawWornBehind(torso, spec, build, pose.side, swing)
  }
  if (!pose.front && pose.over !== 'far' && pose.over !== 'both') arm(s.far, 1, pose.hands[1])
  const chair = spec.look.accessory === 'wheelchair' && !pose.spin
  if (chair) wheelchair(p, s.hip, build.leg, false)
  leg(s.farLeg, 1)
  leg(s.nearLeg, -1)
  if (o.leg > 0 && o.hem === 0) {
    torso(
      blob([-build.hip * 0.9, -12, build.hip * 0.92, -12, build.hip * 0.94, 16, 0, 22, -build.hip * 0.94, 16]),
      o.bottom,
      'trousers',
      C,
    )
    for (const s of [-1, 1])
      torso(
        limb([s * build.hip * 0.42, 11, 0.8, s * build.hip * 0.56, 20, 1.5, s * build.hip * 0.88, 24, 0.8]),
        shadeOf(o.bottom, 1.4),
        'pocket',
        { decal: true, alpha: 0.6 },
      )
  }
  headAndFace()
  if (o.hem > 0 && spec.look.outfit.top !== 'dress' && spec.look.outfit.top !== 'raincoat') drawHem(p, s, build, o)
  const chest = behind ? -0.2 : pose.side
  if (o.hem > 0 && (spec.look.outfit.top === 'dress' || spec.look.outfit.top === 'raincoat'))
    drawHem(p, s, build, o, (shape) => drawTop(torso, spec, build, o, chest, moved(shape, inverse(s.torso)), behind))
  else drawTop(torso, spec, build, o, chest, null, behind)
  if (!behind) drawWeatherOver(torso, spec, build, pose.side, swing, pose.wear)
  if (!behind) drawWornOver(torso, spec, build, pose.side, swing)
  if (!behind && put) drawWornOver(torso, put, build, pose.side, swing)
  if (!behind) act.garb?.over(torso, build)
  if (pose.front && pose.over !== 'far') arm(s.far, 1, pose.hands[1])
  if (pose.over !== 'near' && pose.over !== 'both') arm(s.near, -1, pose.hands[0])
  if (chair) wheelchair(p, s.hip, build.leg, true)
  if (behind) drawWornBehind(torso, spec, build, 0, swing)
  if (behind) {
    drawEars(head, spec, { yaw, pitch: 0, gaze: [0, 0] }, build)
    head(
      headShape(0, build.grown),
      spec.look.hair.style === 'bald' ? skin : HAIR_PAINT[spec.look.hair.color],
      'skin',
      S,
    )
    drawHair({ ...hair, back: head, front: head }, spec)
  } else {
    const t = { yaw, pitch: act.pitch, gaze }
    drawEars(head, spec, t, build)
    drawFace(head, pose.dress === 'glasses' && put ? put : spec, face, t, build)
    drawHair({ ...hair, back: quiet(head) }, spec)
  }
  drawWeatherOnHead(head, spec, yaw, behind, pose.wear)
  drawWornOnHead(head, spec, yaw, spec.look.hair.style === 'afro' ? -116 : -100)
  act.garb?.onHead(head, face, act.gaze)
  if (pose.over === 'far' || pose.over === 'both') arm(s.far, 1, pose.hands[1])
  if (pose.over === 'near' || pose.over === 'both') arm(s.near, -1, pose.hands[0])
  const grip = (which: 'near' | 'far' | 'both') => {
    if (which !== 'near') drawArmGrip(p, s.far, true, build, skin)
    if (which !== 'far') drawArmGrip(p, s.near, false, build, skin)
  }
  return { skeleton: s, build, head: head.m, radius: 84 * build.head, grip }
}

/** The seat before the body is drawn, the near wheel after it. */
function wheelchair(p: Pen, hip: readonly [number, number], leg: number, near: boolean): void {
  const [x, y] = hip
  const frame = '#4a5a78'
  const metal = { material: 'metal', puff: 0.7 } as const
  const r = -y * 0.6
  const wheel = (wx: number, dim: number) => {
    const ring = (to: number, from: number, c: string, id: string) =>
      p([...oval(wx, -r, to * 0.94, to), ...oval(wx, -r, from * 0.94, from).map(reversed)], tone(c, dim), id, metal)
    for (let i = 0; i < 10; i++)
      p(
        limb([wx, -r, 1.2, wx + Math.cos(i * 0.628) * (r - 8) * 0.94, -r + Math.sin(i * 0.628) * (r - 8), 1]),
        tone('#c2c9d6', dim),
        'wheelchair',
        { decal: true },
      )
    ring(r, r - 8, '#3d4256', 'wheelchair')
    ring(r - 12, r - 15.5, '#d9dee8', 'wheelchair')
    p(oval(wx, -r, 8), tone('#e8523c', dim), 'wheelchair', metal)
  }
  if (!near) {
    wheel(x + 24, -0.05)
    p(limb([x - 52, y - 98, 6, x - 44, y + 14, 7, x + leg * 0.5, y + 20, 6]), frame, 'wheelchair', metal)
    p(limb([x - 44, y - 86, 11, x - 40, y - 10, 11]), '#e8523c', 'wheelchair', { material: 'cloth', puff: 0.7 })
    p(limb([x - 72, y - 104, 6.5, x - 52, y - 98, 5.5]), '#3d4256', 'wheelchair', metal)
    p(limb([x - 40, y + 20, 10, x + leg * 0.46, y + 24, 10]), '#e8523c', 'wheelchair', { material: 'cloth', puff: 0.7 })
    p(
      limb([x + leg * 0.5, y + 20, 5.5, x + leg * 0.52, y + 44, 5.5, x + leg * 0.48, -14, 5, x + leg * 0.86, -5, 5]),
      frame,
      'wheelchair',
      metal,
    )
    p(oval(x + leg * 0.5, -13, 13), '#3d4256', 'wheelchair', metal)
    return
  }
  wheel(x - 18, 0)
}

/** A hand that draws nothing. */
function quiet(p: Pen): Pen {
  const none: Pen = Object.assign(() => undefined, { m: p.m, to: () => none, point: p.point })
  return none
}
