// Which part of a creature has a colour of its own: what was said of the part, else what its coat means there.
import type { CharacterLook } from '../../stage/cast.ts'
import type { CoatMarks, CreaturePart, Hide, Patch, Patterned } from '../../stage/finer-creature.data.ts'
import { HIDE_PAINT } from '../clothes/paints.data.ts'
import type { Hex } from '../shapes/color.ts'

const of = (color: Hide, ...parts: readonly CreaturePart[]): Patch[] => parts.map((part) => ({ part, color }))

/** Coats that are nothing but colours of parts. */
function partsOfCoat({ kind, color }: CoatMarks): readonly Patch[] {
  if (kind === 'points') return of(color ?? 'dark-brown', 'ears', 'muzzle', 'face', 'paws', 'tail')
  if (kind === 'tuxedo') return of(color ?? 'white', 'chest', 'belly', 'muzzle', 'blaze', 'paws', 'tail-tip')
  if (kind === 'saddle') return of(color ?? 'black', 'back', 'ears', 'muzzle', 'tail')
  if (kind === 'tan-points') return of(color ?? 'copper', 'muzzle', 'chest', 'paws', 'cheeks')
  return []
}

/** The colour of the first of these parts that has one: name the nearest first (`left-ear`, then `ears`). */
export function patchOf({ patches = [], coat }: CharacterLook, ...parts: readonly CreaturePart[]): Hex | undefined {
  for (const all of [patches, coat ? partsOfCoat(coat) : []])
    for (const part of parts) {
      const found = all.findLast((patch) => patch.part === part)
      if (found) return HIDE_PAINT[found.color]
    }
  return undefined
}

/** Whether somebody said how its coat is: then nothing is put on it that nobody named. */
export const isMarked = ({ patches, coat }: CharacterLook): boolean => patches !== undefined || coat !== undefined

/** As its coat is on this part: a pattern that was said of the part alone goes before that of the rest. */
export const coatedAt = (look: CharacterLook, part: Patterned): CharacterLook => {
  const own = look.patterned?.[part]
  return own ? { ...look, coat: own } : look
}
