// The two colours that a character is known by: its clothes', or a creature's coat and trim.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Hex } from '../shapes/color.ts'
import { coatPaints } from './coat.ts'
import { CLOTH_PAINT } from './paints.data.ts'

export function signatureOf(spec: CharacterSpec): readonly [Hex, Hex] {
  const { outfit } = spec.look
  if (outfit.top === 'none') {
    const { hide, accent } = coatPaints(spec.look)
    return [hide, accent]
  }
  return [CLOTH_PAINT[outfit.colors[0]], CLOTH_PAINT[outfit.colors[1]]]
}
