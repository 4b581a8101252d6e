// People, from toddlers to grandparents, and fairies: one rig, dressed and posed.
import type { CharacterSpec } from '../../stage/cast.ts'
import { dressedIn, drawWornBehind, drawWornOnHead, drawWornOver } from '../clothes/accessory.ts'
import { sideOf, swingOf, turnedRound, type Acting, type Drawn } from '../poses/acting.ts'
import { buildOf } from './body-build.ts'
import { drawBump } from '../clothes/bump.ts'
import { drawHem, drawTop } from '../clothes/clothes.ts'
import { shadeOf } from '../shapes/color.ts'
import { drawEars, drawFace, headShape } from '../heads/face.ts'
import type { Pen } from '../shapes/graph.ts'
import { drawHair } from '../heads/head-of-hair.ts'
import { drawArm, drawArmGrip, drawLeg } from './limbs.ts'
import { at, inverse, scale, times } from '../shapes/matrix.ts'
import { CLOTH_PAINT, HAIR_PAINT, SKIN_PAINT } from '../clothes/paints.data.ts'
import { blob, limb, moved } from '../shapes/path.ts'
import type { HandShape } from '../poses/poses.data.ts'
import { skeleton, type Arm, type Leg } from '../poses/skeleton.ts'
import { drawWeatherOnHead, drawWeatherOver, outfitIn } from '../clothes/weather-wear.ts'
import { topForm } from '../clothes/further-clothes.ts'
import { drawArmMarks, drawLegMarks } from '../marks/body-marks.ts'
import { drawChestMarks } from '../marks/chest-marks.ts'
import { drawFaceMarks } from '../marks/face-marks.ts'
import { patchOf } from '../coats/patch-of.ts'
import { drawWings, ownWings, spreadOf, wingsOf } from './wings.ts'
import { drawMadeArm, drawMadeLeg, drawShortArm, drawShortLeg } from './made-limbs.ts'
import { wears, drawBodyLines, drawOnArm, drawOnLeg, isTurned } from '../worn/draw-worn.ts'
import { drawWalker, drawWalkingAids, drawWheelchair } from '../worn/walking-aids.ts'

const C = { material: 'cloth', puff: 0.9 } as const
const S = { material: 'skin', puff: 0.9 } as const

export function drawPerson(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  const build = buildOf(spec, p.recipe)
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

  /** The far arm is their left, unless they are seen from behind or mirrored. */
  const isLeft = (way: number) => way > 0 !== isTurned(p, behind)
  const arm = (a: Arm, way: number, shape: HandShape) => {
    const side = isLeft(way) ? 'left' : 'right'
    if (spec.look.short === `${side}-arm` || spec.look.short === `${side}-hand`) {
      drawShortArm(p, a, spec.look.short.endsWith('hand'), build, o, skin)
      return
    }
    const isMade = wears(spec, 'prosthetic-arm')
    if (isMade && (isMade.side ?? 'left') === side) {
      drawMadeArm(p, a, way > 0, build, o, isMade)
      return
    }
    drawArm(p, a, way > 0, shape, build, o, skin)
    drawArmMarks(p, spec, a, isLeft(way), build)
    drawOnArm(p, spec, a, isLeft(way), build)
  }
  const leg = (l: Leg, way: number) => {
    if (spec.look.short === (isLeft(way) ? 'left-leg' : 'right-leg')) {
      drawShortLeg(p, l, build, o, skin)
      return
    }
    const made = wears(spec, 'prosthetic-leg')
    const isMade = made && (made.side ?? 'left') === (isLeft(way) ? 'left' : 'right')
    drawLeg(p, l, way > 0, pose, spec, build, isMade ? { ...o, leg: Math.min(o.leg, 0.5), sock: undefined } : o, skin)
    if (isMade) drawMadeLeg(p, l, build, made)
    drawLegMarks(p, spec, l, isLeft(way), build)
    drawOnLeg(p, spec, l, isLeft(way), build)
  }

  const headAndFace = () => {
    const neck = at(s.head, 0, 66 * build.head)
    const base = at(s.torso, pose.side * 4, -build.torso + 8)
    const r = 15 + build.grown * 9
    if (!behind) p(limb([...base, r * 1.15, ...neck, r]), shadeOf(skin, 0.9), 'skin', { ...S, plain: true })
  }

  const winged = wears(spec, 'wings')
  const isWinged = spec.type === 'fairy' && spec.look.counts?.wings !== 0
  if (isWinged || (winged && !behind))
    drawWings(
      torso,
      {
        kind: wingsOf(spec) ?? 'fairy',
        a: winged?.color ? CLOTH_PAINT[winged.color] : '#d9f0ff',
        b: patchOf(spec.look, 'wings') ?? '#ffd9ec',
        spread: spreadOf(spec),
        ...ownWings(spec, patchOf(spec.look, 'wings') ?? '#ffd9ec'),
      },
      build.torso,
    )
  if (!behind) {
    headHair()
    if (put) drawWornBehind(torso, put, build, pose.side, Math.max(0.55, swing))
    drawWornBehind(torso, spec, build, pose.side, swing)
  }
  if (!pose.front && pose.over !== 'far' && pose.over !== 'both') arm(s.far, 1, pose.hands[1])
  const chair = !pose.spin
  if (chair) drawWheelchair(p, spec, s.hip, build, false)
  leg(s.farLeg, 1)
  leg(s.nearLeg, -1)
  if ((o.leg > 0 || isBriefed(spec)) && o.hem === 0) {
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
  if (o.hem > 0 && !o.gown) drawHem(p, s, build, o)
  const chest = behind ? -0.2 : pose.side
  if (o.hem > 0 && o.gown)
    drawHem(p, s, build, o, (shape) => drawTop(torso, spec, build, o, chest, moved(shape, inverse(s.torso)), behind))
  else drawTop(torso, spec, build, o, chest, null, behind)
  if (!behind) drawBump(torso, build, chest)
  if (!behind) drawChestMarks(torso, spec, build, chest)
  if (!behind) drawWeatherOver(torso, spec, build, pose.side, swing, pose.wear)
  if (!behind) drawWornOver(torso, spec, build, pose.side, swing)
  if (!behind && put) drawWornOver(torso, put, build, pose.side, swing)
  if (!behind) act.garb?.over(torso, build)
  if (pose.front && pose.over !== 'far') arm(s.far, 1, pose.hands[1])
  if (pose.over !== 'near' && pose.over !== 'both') arm(s.near, -1, pose.hands[0])
  if (chair) drawWheelchair(p, spec, s.hip, build, true)
  if (!pose.spin) drawWalker(p, spec, s)
  drawWalkingAids(p, spec, s)
  if (behind) {
    drawBodyLines(torso, spec, build, 0, true)
    drawWornBehind(torso, spec, build, 0, swing)
    if (winged && spec.type !== 'fairy')
      drawWings(
        torso,
        { kind: 'fairy', a: winged.color ? CLOTH_PAINT[winged.color] : '#d9f0ff', b: '#ffd9ec', spread: 1 },
        build.torso,
      )
  }
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
    drawFace(head, pose.dress === 'glasses' && put ? put : spec, face, t, build, (on, isInSkin) => {
      drawFaceMarks(on, spec, t, build, { face, isTurned: isTurned(p, false), isInSkin })
    })
    drawHair({ ...hair, back: quiet(head) }, spec)
  }
  drawWeatherOnHead(head, spec, yaw, behind, pose.wear)
  drawWornOnHead(head, spec, yaw, spec.look.hair.style === 'afro' ? -116 : -100, behind)
  act.garb?.onHead(head, face, act.gaze)
  if (pose.over === 'far' || pose.over === 'both') arm(s.far, 1, pose.hands[1])
  if (pose.over === 'near' || pose.over === 'both') arm(s.near, -1, pose.hands[0])
  const grip = (which: 'near' | 'far' | 'both') => {
    if (which !== 'near') drawArmGrip(p, s.far, true, build, skin)
    if (which !== 'far') drawArmGrip(p, s.near, false, build, skin)
  }
  return { skeleton: s, build, head: head.m, radius: 84 * build.head, grip }
}

/** What ends at the hips: a swimsuit, a nappy. */
const isBriefed = ({ look: { outfit } }: CharacterSpec) =>
  outfit.bottom === 'nappy' || topForm(outfit.top)?.bare === true

/** A hand that draws nothing. */
function quiet(p: Pen): Pen {
  const none: Pen = Object.assign(() => undefined, { m: p.m, recipe: p.recipe, to: () => none, point: p.point })
  return none
}
