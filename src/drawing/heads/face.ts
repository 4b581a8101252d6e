// A person's face on the head: shape by age, features moved as the head turns, feelings as numbers.
import { beardOf, isFreckled, isOld, type CharacterSpec } from '../../stage/cast.ts'
import type { MarkKind } from '../../stage/finer-look.data.ts'
import type { Build } from '../people/build.ts'
import { mix, oklch, seenOn, shadeOf, tone } from '../shapes/color.ts'
import type { FacePose } from './emotions.data.ts'
import { drawEye } from './eye.ts'
import type { Pen } from '../shapes/graph.ts'
import { drawGlasses } from '../worn/glasses.ts'
import { drawMouth } from './mouth.ts'
import { eyesAs } from './own-eyes.ts'
import { EYE_PAINT, HAIR_PAINT, INK, SKIN_PAINT } from '../clothes/paints.data.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'

export interface Turned {
  yaw: number
  pitch: number
  gaze: readonly [number, number]
}

export function headShape(yaw: number, grown: number): Path {
  const slim = 1 - grown * 0.12
  const chin = 79 + grown * 9
  const cheek = 80 * slim
  const k = yaw * 5
  return blob([
    k * 0.3, -80,
    46 * slim + k * 0.2, -71,
    76 * slim, -36,
    cheek + 1 - k * 0.5, 4,
    73 * slim + k * 0.25, 40,
    45 * slim + k * 1.1, 67 + grown * 4,
    k * 1.5, chin,
    -45 * slim + k * 0.7, 68 + grown * 4,
    -74 * slim + k * 0.2, 41,
    -cheek - 1, 4,
    -76 * slim, -36,
    -46 * slim, -71,
  ]) // prettier-ignore
}

export function drawEars(p: Pen, spec: CharacterSpec, t: Turned, build: Build): void {
  const skin = SKIN_PAINT[spec.look.skin]
  const slim = 1 - build.grown * 0.12
  for (const s of [-1, 1]) {
    const isLeft = s > 0 !== p.m[0] * p.m[3] - p.m[1] * p.m[2] < 0
    const own = (what: MarkKind) => (spec.look.marks ?? []).find((mark) => mark.what === what)
    const lost = own('no-ear')
    if (lost && (lost.where === 'right-cheek') !== isLeft) continue
    const wide = own('big-ears') ? 1.42 : own('small-ears') ? 0.7 : 1
    const x = s * (81 + (wide - 1) * 16) * slim - t.yaw * (s < 0 ? -9 : 7)
    const y = 14 - t.pitch * 5
    if (spec.type === 'fairy' || own('pointed-ears'))
      p(blob([x - s * 8, y - 16, x + s * 34, y - 34, x + s * 22, y - 2, x + s * 8, y + 14, x - s * 8, y + 14]), skin, 'skin', { material: 'skin' }) // prettier-ignore
    else p(oval(x, y, 14 * wide, 18 * wide, s * 10), skin, 'skin', { material: 'skin' })
    p(oval(x + s * 1.5, y + 1, 7 * wide, 10.5 * wide, s * 10), shadeOf(skin, 1.2), 'ear', {
      decal: true,
      material: 'skin',
    })
  }
}

/** `marked`: what is drawn on the face, under glasses and moustaches; first what is in the skin, under eyes and mouth. */
export function drawFace(
  p: Pen,
  spec: CharacterSpec,
  face: FacePose,
  t: Turned,
  build: Build,
  marked: (p: Pen, isInSkin: boolean) => void = () => undefined,
): void {
  const skin = SKIN_PAINT[spec.look.skin]
  const hair = HAIR_PAINT[spec.look.hair.color]
  const g = build.grown
  const old = isOld(spec)
  const dark = oklch(skin)[0] < 0.55
  p(headShape(t.yaw, g), skin, 'skin', { material: 'skin', puff: 1 })
  const dx = t.yaw * 15
  const dy = (face.pitch + t.pitch) * 8
  const line = shadeOf(skin, dark ? 3.2 : 4)
  for (const s of [-1, 1])
    p(oval(dx * 1.05 + s * (52 - g * 6) * (s > 0 ? 1 - t.yaw * 0.16 : 1), 37 + dy, 19, 12.5), mix(skin, dark ? '#d8432f' : '#ff5a4d', dark ? 0.5 : 0.55), 'blush', { decal: true, soft: true, material: 'skin', alpha: 0.25 + face.blush * 0.55 }) // prettier-ignore
  if (isFreckled(spec.type, spec.look))
    for (const s of [-1, 1])
      for (const [fx, fy] of [[-30, -1], [-21, 4], [-9, -3], [0, 1], [9, -2], [-4, 6], [5, 7]] as const)
        p(oval(dx * 1.1 + s * (48 + fx), 32 + dy + fy, 2.7, 2.4), mix(skin, dark ? '#2c120a' : '#a8431f', 0.58), 'freckle', { decal: true }) // prettier-ignore
  if (old)
    for (const s of [-1, 1]) {
      p(limb([dx + s * 58, 4 + dy, 0.8, dx + s * 65, 1 + dy, 1.3, dx + s * 71, 3 + dy, 0.6]), line, 'crease', { decal: true, alpha: 0.5 })
      p(limb([dx + s * 28, 34 + dy, 0.6, dx + s * 36, 44 + dy, 1.4, dx + s * 37, 54 + dy, 0.6]), line, 'crease', { decal: true, alpha: 0.45 })
    } // prettier-ignore
  marked(p, true)
  const { apart, brow } = p.recipe
  const eyeY = 8 - g * 10 + dy
  const size = (1.06 - g * 0.27) * (spec.type === 'fairy' ? 1.05 : 1)
  const mirrored = p.m[0] * p.m[3] - p.m[1] * p.m[2] < 0
  for (const s of [-1, 1]) {
    const far = s > 0
    const x = dx + s * (36.5 - g * 5) * apart * (far ? 1 - t.yaw * 0.12 : 1 - t.yaw * 0.02)
    const own = eyesAs(spec, s > 0 !== mirrored, s)
    const eyePen = own.slant ? p.to(times(move(x, eyeY), turn(-s * own.slant), scale(1, own.open), move(-x, -eyeY))) : p
    if (!own.isHidden)
      drawEye(eyePen, {
        x,
        y: eyeY,
        squash: far ? 1 - t.yaw * 0.14 : 1,
        size: size * own.size,
        lid: own.isShut || (face.wink > 0 && far) ? 1 : face.lid,
        low: own.isShut ? 0 : face.wink > 0 && far ? 1 : face.low,
        iris: face.iris,
        color: own.paint(EYE_PAINT[(s > 0 !== mirrored && spec.look.leftEye) || spec.look.eyes]),
        ...(own.pupil && { pupil: own.pupil }),
        around: skin,
        lash: '#2a1a1e',
        gaze: own.turnsIn ? [-s * 0.95, t.gaze[1]] : t.gaze,
        sign: s,
      })
    const by = eyeY - brow.lift * size - (old ? 2 : 0)
    const inner = by + face.browIn + (far ? -face.arch * 0.4 : 0)
    const outer = by + 5 + face.browOut - (far ? face.arch : 0)
    const mid = (inner + outer) / 2 - 5.5 - (far ? face.arch * 0.4 : 0)
    const thick = ((spec.pronoun === 'she' ? 3 : 3.7) + g * 0.6) * brow.thick
    const ink = old
      ? tone(hair, -0.08)
      : oklch(hair)[0] > 0.75
        ? shadeOf(hair, 2.2)
        : seenOn(mix(hair, INK, 0.25), skin)
    p(limb([x - s * 15, inner, thick * 0.72, x - s * 1, mid, thick, x + s * 19, outer, thick * 0.35]), ink, 'brow', { decal: true, material: 'hair' }) // prettier-ignore
  }
  const nx = dx * 1.45
  const ny = 33 + g * 3 + dy * 1.2
  const nose = 1 + g * 0.25
  if (p.recipe.nose !== 'line')
    p(oval(nx, ny, 9.6 * nose, 7.4 * nose), tone(skin, dark ? 0.035 : -0.012, 0.012, -4), 'nose', { material: 'skin', puff: 0.9, plain: true, decal: true }) // prettier-ignore
  p(limb([nx - 8 * nose, ny + 3, 0.8, nx - 2, ny + 7.4 * nose, 1.7, nx + 7 * nose, ny + 4.4, 0.8]), line, 'nose', { decal: true, alpha: dark ? 0.6 : 0.55 }) // prettier-ignore
  if (p.recipe.nose === 'button')
    p(oval(nx - 2.5, ny - 2.6, 3.2, 2.2), '#ffffff', 'nose-light', {
      decal: true,
      alpha: dark ? 0.22 : 0.42,
      fine: true,
    })
  const grown = beardOf(spec.type, spec.age, spec.look)
  if (BEARDED.has(grown)) beard(p, spec, dx, dy, g, grown)
  drawMouth(p, face, { x: dx * 1.15, y: 50.5 + g * 6 + dy, size: (1 - g * 0.1) * p.recipe.mouth, squash: 1 - Math.abs(t.yaw) * 0.06, line: seenOn(mix(line, '#5c1826', 0.5), skin), ...(dark && { lip: mix(skin, '#e0705c', 0.42) }) }) // prettier-ignore
  marked(p, false)
  if (grown === 'moustache' || grown === 'curled-moustache') moustache(p, spec, dx, dy, g)
  if (spec.look.glasses !== 'none') drawGlasses(p, spec, { dx, y: eyeY, yaw: t.yaw, size, grown: g })
}

const BEARDED: ReadonlySet<string> = new Set(['beard', 'goatee', 'long-beard', 'side-whiskers'])
const beardPaint = ({ look }: CharacterSpec) => HAIR_PAINT[look.beardColor ?? look.hair.color]

function beard(p: Pen, spec: CharacterSpec, dx: number, dy: number, g: number, form: string): void {
  const hair = beardPaint(spec)
  if (form === 'goatee') {
    const [x, y] = [dx * 1.2, 66 + g * 7 + dy]
    p(blob([x - 17, y, x, y - 5, x + 17, y, x + 15, y + 18, x, y + 28, x - 15, y + 18]), hair, 'beard', {
      material: 'hair',
    })
    return
  }
  if (form === 'side-whiskers') {
    for (const s of [-1, 1])
      p(blob([s * 78, 0, s * 70, 30, s * 52, 60, s * 66, 74, s * 82, 44]), hair, 'beard', { material: 'hair' })
    return
  }
  const y = 42 + g * 3 + dy
  const old = isOld(spec)
  p(blob([-74, 26, dx - 62, 50, dx - 44, 58 + dy, dx - 26, y + 4, dx, y + 1, dx + 26, y + 4, dx + 44, 58 + dy, dx + 62, 50, 74, 26, 74, 54, dx + 50, 86 + g * 6, dx, 106 + g * 8, dx - 50, 86 + g * 6, -74, 54], 0.85), old ? hair : shadeOf(hair, 0.5), 'beard', { material: 'hair' }) // prettier-ignore
  if (form === 'long-beard')
    p(
      blob([dx - 56, 70, dx, 84, dx + 56, 70, dx + 44, 120, dx + 14, 160, dx, 170, dx - 14, 160, dx - 44, 120]),
      hair,
      'beard',
      { material: 'hair' },
    )
  for (const [x, y] of [[-34, 70], [-12, 82], [14, 82], [36, 70]] as const)
    p(limb([dx + x, y - 12, 1, dx + x * 0.95, y + 2, 2, dx + x * 0.8, y + 14, 0.7]), shadeOf(hair, 1.4), 'strand', { decal: true, fine: true, material: 'hair' }) // prettier-ignore
}

function moustache(p: Pen, spec: CharacterSpec, dx: number, dy: number, g: number): void {
  const hair = beardPaint(spec)
  const [x, y] = [dx * 1.3, 42 + g * 4.5 + dy]
  p(blob([x - 36, y + 9, x - 24, y - 3, x - 8, y - 6, x, y - 3, x + 8, y - 6, x + 24, y - 3, x + 36, y + 9, x + 20, y + 7, x, y + 4, x - 20, y + 7], 0.8), shadeOf(hair, 0.6), 'moustache', { material: 'hair' }) // prettier-ignore
}
