// Which animals have a body of their own, and how it is built.
import { ANIMALS } from '../animals/animals.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { BODY_OF } from '../../stage/drawn-creature.data.ts'
import { BIRDS } from '../birds/birds.data.ts'
import { MAMMALS } from '../mammals/mammals.data.ts'
import type { Kind } from './build.ts'

export function kindOf({ type, look: { species } }: CharacterSpec): Kind | undefined {
  return type === 'other' && species && BODY_OF[species]
    ? (BIRDS[species] ?? MAMMALS[species] ?? ANIMALS[species])
    : undefined
}

/** Who lies on no back: a bird, a snake in its coil, a snail under its house. */
export const roosts = (spec: CharacterSpec): boolean =>
  kindOf(spec)?.roosts === true ||
  (spec.type === 'other' && spec.look.species !== undefined && BODY_OF[spec.look.species] === 'bird')
