// How the eyes of one person are their own: almond-shaped, one turned in, one shut, clouded.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { MarkKind } from '../../stage/finer-look.data.ts'
import { mix, type Hex } from '../shapes/color.ts'

interface OwnEyes {
  /** Degrees that the outer corner is higher. */
  slant: number
  open: number
  size: number
  isShut: boolean
  turnsIn: boolean
  pupil?: Hex
  paint: (color: Hex) => Hex
}

const asTheyAre = (color: Hex) => color
const clouded = (color: Hex) => mix(color, '#e4ebee', 0.72)
const PLAIN: OwnEyes = { slant: 0, open: 1, size: 1, isShut: false, turnsIn: false, paint: asTheyAre }

export function eyesAs({ look: { marks } }: CharacterSpec, isLeft: boolean): OwnEyes {
  if (!marks) return PLAIN
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
    turnsIn: has('cross-eyes', 'left-eye'),
    ...(isClouded && { pupil: '#8d989f' }),
    paint: isClouded ? clouded : asTheyAre,
  }
}
