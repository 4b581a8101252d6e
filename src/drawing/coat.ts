// A creature's coat: its colours and what it is made of.

import type { CharacterSpec } from '../base/cast.ts'
import type { Hex } from './color.ts'
import type { Material } from './graph.ts'
import { ACCENT_PAINT, HIDE_PAINT, TRIM_PAINT } from './paints.data.ts'

export interface Coat {
  hide: Hex
  trim: Hex
  accent: Hex
  material: Material
}

export function coatOf(spec: CharacterSpec): Coat {
  const { hide } = spec.look
  const furry = spec.type === 'dog' || spec.type === 'cat' || spec.type === 'rabbit' || spec.type === 'monster' || spec.type === 'other' // prettier-ignore
  return {
    hide: HIDE_PAINT[hide],
    trim: TRIM_PAINT[hide],
    accent: ACCENT_PAINT[hide],
    material: spec.type === 'robot' ? 'metal' : furry ? 'fur' : 'scale',
  }
}
