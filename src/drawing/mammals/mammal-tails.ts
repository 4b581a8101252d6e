// Tails of mammals: brushes, tassels, plumes and paddles, which feel what the face feels.
import { coatedAt, patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn } from '../coats/pattern.ts'
import { drawTailEnd, hasTailEnd } from '../coats/tail-ends.ts'
import { drawTailOf, drawTailTip } from '../coats/tails.ts'
import type { Own } from '../people/own-body.ts'
import { shadeOf } from '../shapes/color.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import type { Mammal, MammalTail } from './mammals.data.ts'

/** By the width of the hip: they grow to the left, where the body does not hide them. */
const SHAPES: Readonly<Record<MammalTail, (h: number) => Path>> = {
  brush: (h) =>
    blob([
      -h * 0.5,
      2,
      -h * 1.3,
      16,
      -h * 2.1,
      0,
      -h * 2.5,
      -56,
      -h * 2.2,
      -112,
      -h * 1.8,
      -78,
      -h * 1.3,
      -40,
      -h * 0.8,
      -26,
    ]),
  hair: (h) =>
    blob([
      -h * 0.6,
      -22,
      -h * 1.2,
      -34,
      -h * 1.7,
      -14,
      -h * 2,
      32,
      -h * 2.1,
      74,
      -h * 1.7,
      58,
      -h * 1.4,
      66,
      -h * 1.2,
      24,
      -h * 0.9,
      0,
    ]),
  tassel: (h) => limb([-h * 0.7, -6, 8, -h * 1.3, 0, 7, -h * 1.8, -24, 6, -h * 2, -62, 5]),
  thin: (h) =>
    limb([-h * 0.6, 4, 8, -h * 1.4, 16, 7, -h * 2.1, -6, 6, -h * 2.2, -54, 5, -h * 1.8, -86, 4.4, -h * 2.1, -112, 3.4]),
  stub: (h) => oval(-h * 1.02, -8, 19, 16, -24),
  paddle: (h) =>
    blob([-h * 0.7, 2, -h * 1.3, -4, -h * 1.9, -34, -h * 2.5, -78, -h * 2.6, -34, -h * 2.2, 8, -h * 1.4, 20]),
  plume: (h) =>
    blob([
      -h * 0.5,
      6,
      -h * 1.7,
      12,
      -h * 2.7,
      -30,
      -h * 3,
      -104,
      -h * 3.5,
      -150,
      -h * 3,
      -206,
      -h * 2.2,
      -196,
      -h * 2,
      -140,
      -h * 2.1,
      -84,
      -h * 1.6,
      -38,
      -h * 0.8,
      -22,
    ]),
  thick: (h) => limb([-h * 0.5, 0, 24, -h * 1.2, 12, 19, -h * 1.9, 10, 14, -h * 2.6, -12, 8]),
  pigtail: (h) =>
    limb([
      -h * 0.9,
      -10,
      6,
      -h * 1.2,
      -20,
      6,
      -h * 1.4,
      -6,
      5.4,
      -h * 1.24,
      4,
      5,
      -h * 1.14,
      -10,
      4.6,
      -h * 1.4,
      -30,
      4,
    ]),
}

const BARE: ReadonlySet<MammalTail> = new Set(['pigtail'])

export function drawMammalTail(own: Own, row: Mammal): void {
  const { tail, tops } = row
  const { torso, build, face, swing, coat, more, spec } = own
  const mood = face.smile < -3 ? -22 : face.open > 0.4 ? 10 : 0
  const t = torso.to(times(move(-build.hip * 0.6, -6), turn(mood - swing * 16), move(build.hip * 0.6, 6)))
  if (spec.look.tail || spec.look.counts?.tails) return drawTailOf(t, spec, build.hip, coat, more)
  const shape = SHAPES[tail](build.hip)
  const isHair = tail === 'hair'
  const hair = patchOf(spec.look, 'mane') ?? row.hair ?? (tops?.includes('mane') ? coat.accent : undefined)
  const paint = patchOf(spec.look, 'tail') ?? (isHair && hair ? hair : coat.hide)
  t(shape, tail === 'paddle' ? shadeOf(paint, 2) : paint, 'tail', BARE.has(tail) ? { ...more, puff: 0.6 } : more)
  if (spec.look.patterned?.tail)
    patternOn(t, shape, markingOf(coatedAt(spec.look, 'tail'), paint, coat.material, spec.type))
  drawTailTip(t, shape, spec, coat.material)
  if (hasTailEnd(spec)) return drawTailEnd(t, shape, spec, paint)
  if (tail !== 'tassel') return
  const [x, y] = [-build.hip * 2, -62]
  t(
    blob([x - 3, y + 8, x + 6, y + 6, x + 13, y - 16, x + 2, y - 38, x - 13, y - 18]),
    row.hair ?? coat.accent,
    'tuft',
    more,
  )
}
