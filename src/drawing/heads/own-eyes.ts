// How the eyes of one person are their own: almond-shaped, one turned in, one shut, clouded.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { MarkKind } from '../../stage/finer-look.data.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { wears } from '../worn/draw-worn.ts'
import { drawMotif } from '../worn/motif.ts'
import { CLOTH, DECAL, type Draw } from './mark-tools.ts'

interface OwnEyes {
  /** Degrees that the outer corner is higher. */
  slant: number
  open: number
  size: number
  isShut: boolean
  /** Behind a patch or a dark glass nothing of it is to be seen, in no style. */
  isHidden: boolean
  turnsIn: boolean
  pupil?: Hex
  paint: (color: Hex) => Hex
}

const asTheyAre = (color: Hex) => color
const clouded = (color: Hex) => mix(color, '#e4ebee', 0.72)
const PLAIN: OwnEyes = { slant: 0, open: 1, size: 1, isShut: false, isHidden: false, turnsIn: false, paint: asTheyAre }

/** `s`: 1 for the eye to the right in the head's own space, where a patch is of which no side was said. */
export function eyesAs(spec: CharacterSpec, isLeft: boolean, s: number): OwnEyes {
  const { marks, glasses } = spec.look
  const patch = wears(spec, 'eye-patch')
  const isPatched = patch !== undefined && (patch.side === undefined ? s > 0 : (patch.side === 'left') === isLeft)
  const isDark = glasses === 'sunglasses' || isPatched
  if (!marks) return isDark ? { ...PLAIN, isHidden: true } : PLAIN
  const side = isLeft ? 'left-eye' : 'right-eye'
  const has = (what: MarkKind, usual?: 'left-eye') =>
    marks.some((mark) => mark.what === what && (usual === undefined || (mark.where ?? usual) === side))
  const isAlmond = has('almond-eyes') || has('down')
  const isClouded = has('clouded-eyes')
  return {
    slant: isAlmond ? 11 : 0,
    open: isAlmond ? 0.8 : 1,
    size: has('big-eyes') ? 1.16 : has('small-eyes') ? 0.84 : has('down') ? 0.96 : 1,
    isShut: has('shut-eye', 'left-eye'),
    isHidden: isDark || has('eye-patch-skin', 'left-eye'),
    turnsIn: has('cross-eyes', 'left-eye'),
    ...(isClouded && { pupil: '#8d989f' }),
    paint: isClouded ? clouded : asTheyAre,
  }
}

/** How large the eyes of a style are beside those of glass. */
const eyeOf = ({ p, grown }: Parameters<Draw>[0]) => ((1 - grown * 0.22) * p.recipe.lens) / 31

/** The fold at the inner corner of each eye, and a round cheek. */
export const folded: Draw = (f) => {
  for (const s of [-1, 1]) {
    const x = f.dx + s * (36.5 - f.grown * 5) * f.p.recipe.apart
    const [y, k] = [f.eyeY, eyeOf(f)]
    f.p(
      blob([
        x - s * 25 * k,
        y - 7 * k,
        x - s * 17 * k,
        y - 10 * k,
        x - s * 13 * k,
        y + 2 * k,
        x - s * 17 * k,
        y + 9 * k,
        x - s * 24 * k,
        y + 7 * k,
      ]),
      f.skin,
      'fold',
      DECAL,
    )
    f.p(
      limb([x - s * 15 * k, y - 13 * k, 0.8, x - s * 13 * k, y - 1 * k, 2, x - s * 18 * k, y + 9 * k, 0.8]),
      f.line,
      'fold',
      {
        decal: true,
        alpha: 0.75,
      },
    )
  }
}

/** A patch that is stuck over an eye, under the glasses. */
export const patched: Draw = (f, { where, color, motif }) => {
  const s = (where === 'right-eye' ? -1 : 1) * f.way
  const x = f.dx + s * (36.5 - f.grown * 5) * f.p.recipe.apart
  const q = f.p.to(times(move(x, f.eyeY + 1), turn(s * 8), scale(eyeOf(f))))
  const own = (color && CLOTH.get(color)) ?? mix(f.skin, '#f3d3ae', 0.72)
  q(oval(0, 0, 35, 29), own, 'eye-patch', { material: 'cloth', puff: 0.35 })
  q(oval(0, 0, 22, 17), tone(own, 0.05), 'eye-patch', { decal: true, alpha: 0.8 })
  if (motif) drawMotif(q, motif, 17)
}
