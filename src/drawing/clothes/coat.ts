// A creature's coat: its colours and what it is made of.

import type { CharacterLook, CharacterSpec } from '../../stage/cast.ts'
import type { Hex } from '../shapes/color.ts'
import type { Material } from '../shapes/graph.ts'
import { ACCENT_PAINT, HIDE_PAINT, STUFF_MATERIAL, STUFF_PAINT, TRIM_PAINT } from './paints.data.ts'

export interface Coat {
  hide: Hex
  trim: Hex
  accent: Hex
  material: Material
}

export const coatPaints = ({ made, hide }: CharacterLook): Omit<Coat, 'material'> =>
  made ? STUFF_PAINT[made] : { hide: HIDE_PAINT[hide], trim: TRIM_PAINT[hide], accent: ACCENT_PAINT[hide] }

export function coatOf({ type, look }: CharacterSpec): Coat {
  const furry = type === 'dog' || type === 'cat' || type === 'rabbit' || type === 'monster' || type === 'other'
  const made = look.made && STUFF_MATERIAL[look.made]
  return { ...coatPaints(look), material: made ?? (type === 'robot' ? 'metal' : furry ? 'fur' : 'scale') }
}
