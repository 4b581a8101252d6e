// A creature's coat: its colours and what it is made of.

import type { CharacterLook, CharacterSpec } from '../../stage/cast.ts'
import type { Stuff } from '../../stage/finer-creature.data.ts'
import { mix, type Hex } from '../shapes/color.ts'
import type { Material } from '../shapes/graph.ts'
import { ACCENT_PAINT, HIDE_PAINT, STUFF_MATERIAL, STUFF_PAINT, TRIM_PAINT } from './paints.data.ts'

export interface Coat {
  hide: Hex
  trim: Hex
  accent: Hex
  material: Material
}

/** What has no colour of its own: it takes that of the hide. */
const DYED: ReadonlySet<Stuff> = new Set<Stuff>(['slime', 'glass', 'cloth'])

export function coatPaints({ made, hide }: CharacterLook): Omit<Coat, 'material'> {
  if (made && !DYED.has(made)) return STUFF_PAINT[made]
  const own = { hide: HIDE_PAINT[hide], trim: TRIM_PAINT[hide], accent: ACCENT_PAINT[hide] }
  const pale = (color: Hex, by: number) => mix(color, '#eaf9ff', by)
  if (made === 'glass') return { hide: pale(own.hide, 0.52), trim: pale(own.hide, 0.8), accent: pale(own.accent, 0.4) }
  if (made === 'slime') return { ...own, trim: mix(own.hide, '#ffffff', 0.4) }
  return own
}

export function coatOf({ type, look }: CharacterSpec): Coat {
  const furry = type === 'dog' || type === 'cat' || type === 'rabbit' || type === 'monster' || type === 'other'
  const made = look.made && STUFF_MATERIAL[look.made]
  return { ...coatPaints(look), material: made ?? (type === 'robot' ? 'metal' : furry ? 'fur' : 'scale') }
}
