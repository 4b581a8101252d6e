// How the eyes of one person are their own: almond-shaped, one turned in, one shut, clouded.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { MarkKind } from '../../stage/finer-look.data.ts'
import { mix, type Hex } from '../shapes/color.ts'
import { wears } from '../worn/draw-worn.ts'

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
  const isHooded = has('hooded-eyes') || has('droopy-lid', 'left-eye')
  return {
    slant: isAlmond ? 11 : isHooded ? 2 : 0,
    open: isHooded ? 0.7 : isAlmond ? 0.8 : 1,
    size: has('big-eyes') ? 1.16 : has('small-eyes') ? 0.84 : has('down') ? 0.96 : 1,
    isShut: has('shut-eye', 'left-eye'),
    isHidden: isDark || has('eye-patch-skin', 'left-eye'),
    turnsIn: has('cross-eyes', 'left-eye'),
    ...(isClouded && { pupil: '#8d989f' }),
    paint: isClouded ? clouded : asTheyAre,
  }
}
