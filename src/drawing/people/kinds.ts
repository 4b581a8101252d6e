// Which animals have a body of their own, and how it is built.
import { ANIMALS } from '../animals/animals.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { BODY_OF, type BodyPlan } from '../../stage/drawn-creature.data.ts'
import { BIRDS } from '../birds/birds.data.ts'
import { MAMMALS } from '../mammals/mammals.data.ts'
import type { Kind } from './build.ts'

export type Body = 'person' | 'creature' | BodyPlan

const PEOPLE: ReadonlySet<CharacterSpec['type']> = new Set(['boy', 'girl', 'man', 'woman', 'fairy'])

/** What somebody is built as: like a person, like the creatures of picture books, or as its species is. */
export function bodyOf({ type, look: { species } }: CharacterSpec): Body {
  if (PEOPLE.has(type)) return 'person'
  return (type === 'other' && species && BODY_OF[species]) || 'creature'
}

export function kindOf(spec: CharacterSpec): Kind | undefined {
  const { species } = spec.look
  const body = bodyOf(spec)
  if (!species || body === 'person' || body === 'creature') return undefined
  return { bird: BIRDS, mammal: MAMMALS, sundry: ANIMALS }[body][species]
}

/** Who lies on no back: a bird, a snake in its coil, a snail under its house. */
export const roosts = (spec: CharacterSpec): boolean => bodyOf(spec) === 'bird' || kindOf(spec)?.roosts === true
