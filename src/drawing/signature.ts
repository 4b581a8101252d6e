// The two colours that a character is known by: its clothes', or a creature's coat and trim.
import type { CharacterSpec } from '../base/cast.ts'
import type { Hex } from './color.ts'
import { ACCENT_PAINT, CLOTH_PAINT, HIDE_PAINT } from './paints.data.ts'

export function signatureOf(spec: CharacterSpec): readonly [Hex, Hex] {
  const { outfit, hide } = spec.look
  if (outfit.top === 'none') return [HIDE_PAINT[hide], ACCENT_PAINT[hide]]
  return [CLOTH_PAINT[outfit.colors[0]], CLOTH_PAINT[outfit.colors[1]]]
}
