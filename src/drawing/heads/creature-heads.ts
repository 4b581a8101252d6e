// Heads that are not people's: muzzles, ears, horns and antennae, with the same eyes and feelings.
import { type CharacterSpec, type EyeColor } from '../../stage/cast.ts'
import { FURTHER_EYE_COLORS } from '../../stage/finer-look.data.ts'
import { swingOf, type Acting } from '../poses/acting.ts'
import { mix, oklch, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Coat } from '../clothes/coat.ts'
import { layEyes, type Brow } from '../coats/eyes-laid.ts'
import { drawButton, drawEyeGlow, drawStalk } from '../coats/further-eyes.ts'
import { drawFaceTraits, drawNoseTrunk } from '../coats/head-traits.ts'
import { headPen, leftOf } from '../coats/head-pen.ts'
import { drawHornsAside, drawOnTop, hornsOf } from '../coats/horns.ts'
import { isWorked } from '../coats/stuffs.ts'
import { drawTeeth, drawUnderbite, mouthOf, saysTeeth } from '../coats/teeth.ts'
import { drawFolds } from '../coats/head-marks.ts'
import { drawHangingEars, drawStandingEars } from './creature-ears.ts'
import { drawEye } from './eye.ts'
import type { Pen } from '../shapes/graph.ts'
import { drawCreatureMarks } from '../marks/creature-marks.ts'
import { drawGlasses } from '../worn/glasses.ts'
import { drawMouth, isShut } from './mouth.ts'
import { EYE_PAINT } from '../clothes/paints.data.ts'
import { blob, limb, oval, rect, type Path } from '../shapes/path.ts'

export const HEAD_TOP: Readonly<Record<string, number>> = {
  dog: -76,
  cat: -74,
  rabbit: -72,
  dragon: -80,
  robot: -78,
  alien: -96,
  monster: -84,
  other: -78,
}

const ROUND: Readonly<Record<string, Path>> = {
  dog: blob([0, -80, 46, -72, 78, -36, 84, 12, 72, 52, 40, 74, 0, 80, -40, 74, -72, 52, -84, 12, -78, -36, -46, -72]),
  cat: blob([0, -74, 48, -68, 82, -34, 94, 14, 84, 48, 46, 72, 0, 78, -46, 72, -84, 48, -94, 14, -82, -34, -48, -68]),
  rabbit: blob([0, -72, 44, -66, 74, -34, 88, 14, 86, 46, 50, 74, 0, 80, -50, 74, -86, 46, -88, 14, -74, -34, -44, -66]),
  dragon: blob([0, -80, 46, -72, 80, -36, 86, 8, 72, 50, 40, 72, 0, 78, -40, 72, -72, 50, -86, 8, -80, -36, -46, -72]),
  alien: blob([0, -98, 58, -88, 96, -44, 98, 2, 74, 44, 40, 72, 0, 80, -40, 72, -74, 44, -98, 2, -96, -44, -58, -88]),
  other: blob([0, -78, 50, -70, 84, -34, 92, 12, 84, 50, 46, 74, 0, 80, -46, 74, -84, 50, -92, 12, -84, -34, -50, -70]),
} // prettier-ignore

function fluffy(): Path {
  const pts: number[] = []
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2 - 1.57
    const k = i % 2 ? 0.93 : 1.03
    pts.push(Math.cos(a) * 92 * k, 4 + Math.sin(a) * 88 * k)
  }
  return blob(pts, 0.8)
}
const SAID_ONLY: ReadonlySet<EyeColor> = new Set(FURTHER_EYE_COLORS)

/** A dragon's are amber and a robot's lit, unless it was said otherwise. */
const eyePaint = ({ type, look }: CharacterSpec): Hex =>
  SAID_ONLY.has(look.eyes) || (type !== 'dragon' && type !== 'robot') ? EYE_PAINT[look.eyes] : type === 'dragon' ? '#e09a1c' : '#2f9fc4' // prettier-ignore

/** How round its head is. */
const robotCorner = ({ look: { traits = [] } }: CharacterSpec) =>
  traits.includes('square-head') ? 6 : traits.includes('round-head') ? 74 : 44

const FLUFFY = fluffy()
const SMOOTH = oval(0, 4, 92, 88)

export function drawCreatureHead(from: Pen, spec: CharacterSpec, act: Acting, coat: Coat, faceOnly = false): void {
  const swing = swingOf(act.pose)
  const { hide, accent, material } = coat
  const { made, old } = spec.look
  // An old muzzle is grey.
  const trim = old === true && !made ? mix(coat.trim, '#eceaee', 0.75) : coat.trim
  const { behind, face } = act
  const yaw = behind ? 0 : act.pose.yaw
  const more = { material, puff: 1 } as const
  const dx = yaw * 15
  const dy = (face.pitch + act.pitch) * 8
  const p = headPen(from, spec, hide, material, { behind, dx, dy })
  const kind = spec.type
  const dark = oklch(hide)[0] < 0.6
  const line = shadeOf(hide, dark ? 3 : 4.2)
  const inner = made ? shadeOf(hide, 1.4) : spec.look.hide === 'white' || spec.look.hide === 'spotted' ? '#f6bdb6' : mix(trim, '#f4a8a0', 0.45)
  const droop = face.smile < -3 ? 1 : face.low > 0.5 || face.iris > 1.02 ? -0.35 : 0
  const ear = (path: Path, c: Hex, id = 'ear') => p(path, c, id, { ...more, puff: 0.8 })
  const held = { inner, yaw, droop, swing }
  if (!faceOnly) drawStandingEars(p, spec, coat, held)
  if (kind === 'dragon')
    for (const s of [-1, 1]) {
      if (!spec.look.ears) ear(blob([s * 66, -8, s * 96, -36, s * 122, -30, s * 110, -14, s * 116, 4, s * 98, 8, s * 88, 22, s * 68, 18], 0.9), accent, 'spike')
      drawHornsAside(p, spec, s)
    }
  if (kind === 'monster' && !faceOnly) for (const s of [-1, 1]) drawHornsAside(p, spec, s)
  if (!faceOnly) drawOnTop(p, spec, coat, more)
  if (kind === 'robot') {
    for (const s of [-1, 1]) p(rect(s * 88 - 13, -22, 26, 50, 9), accent, 'bolt', more)
    p(rect(-86, -78, 172, 148, robotCorner(spec)), hide, 'head', more)
    if (behind) {
      for (let i = 0; i < 3; i++) p(rect(-40, -30 + i * 20, 80, 8, 4), shadeOf(hide, 1.4), 'vent', { decal: true })
      return
    }
    p(rect(-68 + dx * 0.6, -54 + dy * 0.5, 136, 104, 34), '#2f3a55', 'screen', { material: 'glass', puff: 0.4, plain: true, fade: '#46557c' })
    features(p, spec, act, { x: 33, y: -8, size: 0.96, mouthY: 32, mouth: 0.72, dx: dx * 0.8, dy, around: '#46557c', line: '#bff0ff', brow: '#bff0ff', blush: '#ff8f9c' })
    return
  }
  if (kind === 'monster') {
    if (!faceOnly) {
      p(spec.look.fur === 'smooth' ? SMOOTH : FLUFFY, hide, 'head', more)
      drawHangingEars(p, spec, coat, held)
      if (spec.look.fur !== 'smooth') for (const [x, y] of [[-10, -92], [6, -98], [20, -90]] as const) p(limb([x * 0.7, -76, 7, x, y, 3]), tone(hide, 0.04), 'tuft', { ...more, plain: true })
    }
    if (behind || !faceOnly) return
    p(oval(0, 14, 84, 76), hide, 'head', { ...more, plain: true })
    features(p, spec, act, { x: 36, y: -14, size: 1.12, mouthY: 40, mouth: 1.2, dx, dy, around: hide, line, brow: line, blush: '#ff7a8a', fangs: true })
    p(oval(dx * 1.4, 16 + dy, 10, 7.5), shadeOf(hide, 1.6), 'nose', { ...more, decal: true })
    return
  }
  p(ROUND[kind] ?? FLUFFY, hide, 'head', more)
  if (made && !isWorked(made)) weathered(p, coat, [[-30, -60, 26, 8], [54, -34, 9, 20], [-68, 30, 8, 22], [66, 34, 7, 14]])
  if (kind === 'dragon' && hornsOf(spec) % 2 === 0) p(blob([-16, -66, -9, -92, 0, -116, 9, -92, 16, -66]), accent, 'spike', more)
  drawHangingEars(p, spec, coat, held)
  if (behind) return
  if (kind === 'cat' || kind === 'other') {
    const mark = shadeOf(hide, 1.5)
    if (kind === 'cat' && spec.look.hide !== 'white' && spec.look.hide !== 'black')
      for (const [x, l] of [[-20, 16], [0, 22], [20, 16]] as const) p(limb([x * 0.9 + dx * 0.6, -72, 2, x * 0.8 + dx * 0.8, -72 + l, 4, x * 0.7 + dx * 0.8, -66 + l, 1.4]), mark, 'stripe', { decal: true })
    p(blob([dx, 6 + dy, dx + 30, 18 + dy, dx + 46, 42 + dy, dx + 30, 66, dx, 72, dx - 30, 66, dx - 46, 42 + dy, dx - 30, 18 + dy]), trim, 'muzzle', { ...more, plain: true, decal: true })
  }
  if (kind === 'dog') {
    if (spec.look.hide === 'spotted' || spec.look.hide === 'white') p(oval(dx + 38, -6 + dy, 31, 34, 12), accent, 'patch', { decal: true, material })
    const muzzle = made ? tone(hide, 0.03) : spec.look.hide === 'spotted' ? '#fffaf2' : trim
    p(blob([dx * 1.1, -2 + dy, dx * 1.1 + 26, 14 + dy, dx * 1.1 + 50, 36 + dy, dx + 42, 62, dx, 74, dx - 42, 62, dx * 1.1 - 50, 36 + dy, dx * 1.1 - 26, 14 + dy]), muzzle, 'muzzle', { ...more, plain: true, decal: true })
    if (made && !isWorked(made)) castFace(p, coat, dx, dy)
    else if (!made) p(limb([dx * 0.6, -70, 4, dx * 0.9, -40, 7, dx * 1.1, 4 + dy, 10]), muzzle, 'blaze', { decal: true, alpha: 0.9, material })
  }
  if (kind === 'rabbit')
    for (const s of [-1, 1]) p(oval(dx * 1.1 + s * 19, 42 + dy, 25, 21), mix(trim, '#fffdf8', 0.72), 'muzzle', { ...more, decal: true, plain: true })
  if (kind === 'dragon') {
    p(blob([dx, 6 + dy, dx + 38, 12 + dy, dx + 60, 32 + dy, dx + 54, 58, dx + 26, 74, dx, 77, dx - 26, 74, dx - 54, 58, dx - 60, 32 + dy, dx - 38, 12 + dy]), tone(hide, 0.06, -0.02), 'snout', { ...more, plain: true, decal: true })
    for (const s of [-1, 1]) p(oval(dx * 1.2 + s * 17, 24 + dy, 5, 6.4, s * 20), shadeOf(hide, 3), 'nostril', { decal: true, material: 'ink' })
    for (const [x, y, r] of [[-66, -26, 5], [-56, -42, 6], [66, -28, 5], [54, -44, 4]] as const) p(oval(x, y, r, r * 0.8), shadeOf(hide, 1.2), 'spot', { decal: true, fine: true })
  }
  const big = kind === 'alien'
  features(p, spec, act, {
    x: big ? 42 : 37, y: kind === 'dragon' ? -16 : big ? -2 : -8, size: big ? 1.34 : kind === 'dragon' ? 1.14 : 1.06,
    mouthY: kind === 'dragon' ? 44 : kind === 'alien' ? 50 : 49, mouth: kind === 'dragon' ? 1.18 : 0.86, dx, dy,
    around: hide, line, brow: shadeOf(hide, dark ? 3 : 3.4), blush: '#ff7a72', fangs: kind === 'dragon',
  })
  if (kind === 'dog' || kind === 'cat' || kind === 'rabbit' || kind === 'other') {
    const nose = made ? shadeOf(hide, 3) : kind === 'dog' ? '#4a3840' : kind === 'rabbit' ? '#ef8f9a' : kind === 'cat' ? '#e8838c' : '#5a4248'
    const flat = spec.look.shape === 'flat-face'
    const r = kind === 'dog' ? flat ? 13 : 16 : kind === 'other' ? 14 : 10
        const y = (kind === 'dog' ? 24 : 26) - (flat ? 13 : 0) + dy
    if (flat) drawFolds(p, dx, dy, line)
    const x = dx * 1.35
    p(blob([x - r, y - r * 0.4, x - r * 0.5, y - r * 0.8, x + r * 0.5, y - r * 0.8, x + r, y - r * 0.4, x + r * 0.5, y + r * 0.5, x, y + r * 0.76, x - r * 0.5, y + r * 0.5]), nose, 'nose', { material: 'eye', puff: 0.9, plain: true })
    p(oval(x - r * 0.34, y - r * 0.42, r * 0.3, r * 0.18), '#ffffff', 'nose', { decal: true, alpha: 0.7, lit: true })
    p(limb([x, y + r * 0.7, 1.4, x - 0.5, y + r * 0.7 + 9, 1.4]), line, 'mouth-line', { decal: true, material: 'ink' })
    if (kind !== 'dog') for (const s of [-1, 1]) for (const a of [-4, 5]) p(limb([dx + s * 44, 34 + dy + a, 0.7, dx + s * 68, 31 + dy + a * 2, 1.3, dx + s * 92, 32 + dy + a * 3, 0.5]), mix(line, '#ffffff', 0.25), 'whisker', { decal: true, fine: true, alpha: 0.8, material: 'ink' })
  }
  if (kind === 'rabbit' && face.open < 0.3) for (const s of [-1, 1]) p(rect(dx * 1.15 + s * 5.5 - 5, 51 + dy, 10, 13, 3), '#fffdf6', 'teeth', { decal: true, material: 'paper' })
} // prettier-ignore

/** Where a dog's face of metal or stone swells, it is rubbed bright. */
function castFace(p: Pen, { trim, material }: Coat, dx: number, dy: number): void {
  const rubbed = tone(trim, 0.1)
  const shine = (path: Path, alpha: number) => p(path, rubbed, 'shine', { decal: true, material, alpha })
  shine(limb([dx * 0.8 - 34, -58, 2, dx * 0.8 - 8, -67, 6, dx * 0.8 + 22, -64, 2]), 0.9)
  shine(limb([dx * 1.1 - 34, 26 + dy, 1.6, dx * 1.1 - 22, 14 + dy, 4.4, dx * 1.1 - 6, 6 + dy, 1.6]), 0.85)
  shine(limb([-70, 34, 1.6, -62, 50, 4, -46, 62, 1.6]), 0.5)
} // prettier-ignore

export interface Features {
  x: number
  y: number
  size: number
  mouthY: number
  /** 0: what speaks is a beak. */
  mouth: number
  dx: number
  dy: number
  around: Hex
  line: Hex
  brow: Hex
  blush: Hex
  fangs?: boolean
}

/** What rain has left on bronze and stone, and a bright place where people pat it. */
export function weathered(p: Pen, { trim, accent, material }: Coat, spots: readonly (readonly [number, number, number, number])[]): void {
  for (const [i, [x, y, rx, ry]] of spots.entries()) {
    const rubbed = i === 0 && material === 'metal'
    p(oval(x, y, rx, ry, x > 0 ? 14 : -14), rubbed ? tone(trim, 0.14) : accent, 'weathered', { decal: true, material, alpha: rubbed ? 0.8 : 0.6 })
  }
} // prettier-ignore

export function features(p: Pen, spec: CharacterSpec, act: Acting, f: Features): void {
  const { face } = act
  const yaw = act.pose.yaw
  const { made } = spec.look
  for (const s of made ? [] : [-1, 1])
    p(oval(f.dx + s * 56, f.y + 44 + f.dy, 19, 12.5), mix(f.around, f.blush, 0.6), 'blush', { decal: true, soft: true, material: 'skin', alpha: 0.2 + face.blush * 0.55 }) // prettier-ignore
  for (const eye of layEyes(spec, f)) {
    const far = eye.s > 0
    const shut = eye.shut === true || (face.wink > 0 && far)
    drawStalk(p, spec, f, eye)
    drawEyeGlow(p, spec, f, eye, eyePaint(spec))
    if (!shut && drawButton(p, spec, f, eye)) continue
    drawEye(p, {
      x: f.dx + eye.x * (far ? 1 - yaw * 0.12 : 1 - yaw * 0.02),
      y: eye.y + f.dy,
      squash: far ? 1 - yaw * 0.13 : 1,
      size: eye.size,
      lid: shut ? 1 : face.lid,
      low: shut ? 1 : face.low,
      iris: face.iris,
      color: eye.s === leftOf(p, false) && spec.look.leftEye ? EYE_PAINT[spec.look.leftEye] : eyePaint(spec),
      around: f.around,
      lash: face.lid > 0.85 && spec.type === 'robot' ? f.line : '#2a1a1e',
      gaze: act.gaze,
      sign: eye.s,
    })
    for (const brow of eye.brows) drawBrow(p, spec, face, f, brow)
  }
  if (spec.look.glasses !== 'none')
    drawGlasses(p, spec, { dx: f.dx, y: f.y + f.dy, yaw, size: f.size, grown: 0, apart: f.x })
  drawCreatureMarks(p, spec, f, isShut(face))
  drawFaceTraits(p, spec, f)
  const mouth = mouthOf(spec.look, f.mouth)
  if (mouth <= 0) return drawNoseTrunk(p, spec, f)
  drawMouth(p, face, { x: f.dx * 1.15, y: f.mouthY + f.dy, size: mouth, squash: 1, line: f.line, ...(f.fangs ? { fangs: true } : {}), ...(saysTeeth(spec.look) ? { bare: true } : {}) }) // prettier-ignore
  drawTeeth(p, spec.look, face, f.dx * 1.15, f.mouthY + f.dy, mouth)
  drawUnderbite(p, spec.look, face, f.dx * 1.15, f.mouthY + f.dy, mouth)
  drawNoseTrunk(p, spec, f)
}

function drawBrow(
  p: Pen,
  { look: { old, made } }: CharacterSpec,
  face: Acting['face'],
  f: Features,
  { x: bx, y, size, s }: Brow,
): void {
  const far = s > 0
  const by = y - p.recipe.brow.lift * size + f.dy
  const inner = by + face.browIn - (far ? face.arch * 0.4 : 0)
  const outer = by + 5 + face.browOut - (far ? face.arch : 0)
  const x = f.dx + bx
  const bushy = old === true && !made ? 2 : 1
  p(limb([x - s * 14, inner, 2.6 * bushy, x - s, (inner + outer) / 2 - 5, 3.6 * bushy, x + s * 18, outer, 1.3 * bushy]), bushy > 1 ? '#f3f0f2' : f.brow, 'brow', { decal: true, material: 'hair' }) // prettier-ignore
  if (old === true) p(limb([x + s * 27, f.y + f.dy + 8, 0.8, x + s * 33, f.y + f.dy + 5, 1.6, x + s * 38, f.y + f.dy + 8, 0.6]), f.line, 'crease', { decal: true, alpha: 0.6 }) // prettier-ignore
}
