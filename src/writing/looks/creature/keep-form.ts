// Keeps the form of a part or of the whole, where it is drawn.
import { BODY_OF, DRAWN_FORMS, DRAWN_ON, TRAIT_ON } from '../../../stage/drawn-creature.data.ts'
import {
  BREED_FORMS,
  EAR_FORMS,
  FUR_FORMS,
  type Species,
  TAIL_FORMS,
  type Trait,
  TRAITS,
} from '../../../stage/finer-creature.data.ts'
import type { CharacterType } from '../../../stage/cast.ts'
import type { HeardLook } from '../heard-look.ts'
import { keepSize } from './size-of.ts'

const of = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value)

/** A body of its own kind has what its kind has, but for what is drawn on it as well. */
export const isDrawnOn = (species: Species | undefined, what: string): boolean => {
  const body = species && BODY_OF[species]
  return body === undefined || DRAWN_ON[body].has(what)
}

export const isFormDrawn = (form: string): boolean => DRAWN_FORMS.has(form.split(':')[0] ?? '')

/** A body of its own has another hand, and other traits. */
const isTraitDrawn = (trait: Trait, type: string, species: Species | undefined): boolean =>
  TRAIT_ON[trait].split('|').includes((species && BODY_OF[species]) ?? type)

function keepTrait(look: HeardLook, trait: Trait | undefined, type: string): boolean {
  const { species, traits = [] } = look.creature
  if (species === 't-rex' && trait === 'short-arms') return true
  if (species === 'elephant' && trait === 'trunk') return true
  if (!trait || !isTraitDrawn(trait, type, species)) return false
  if (!traits.includes(trait)) look.creature = { ...look.creature, traits: [...traits, trait] }
  return true
}

/** `ears:floppy`, `glows:true`. What was said goes before what a breed has. */
export function keepForm(look: HeardLook, form: string, isSaid: boolean, type: CharacterType): boolean {
  const [name = '', value = ''] = form.split(':')
  const { creature } = look
  // As everybody of its kind is drawn.
  if (name === 'same') return value === 'all' || value.split(',').includes(look.creature.species ?? type)
  if (name === 'size') return keepSize(look, 'small')
  if (name === 'trait') return keepTrait(look, of(TRAITS, value), type)
  if (!DRAWN_FORMS.has(name) || !(isDrawnOn(creature.species, name) || isDrawnOn(creature.species, form))) return false
  const { ears, tail, fur, shape } = creature
  const put = {
    ears: of(EAR_FORMS, value),
    tail: of(TAIL_FORMS, value),
    fur: of(FUR_FORMS, value),
    shape: of(BREED_FORMS, value),
  }
  if (name === 'glows') look.creature = { ...creature, glows: true }
  else if (name === 'ears' && put.ears) look.creature = { ...creature, ears: isSaid ? put.ears : (ears ?? put.ears) }
  else if (name === 'tail' && put.tail) look.creature = { ...creature, tail: isSaid ? put.tail : (tail ?? put.tail) }
  else if (name === 'fur' && put.fur) look.creature = { ...creature, fur: isSaid ? put.fur : (fur ?? put.fur) }
  else if (name === 'shape' && put.shape)
    look.creature = { ...creature, shape: isSaid ? put.shape : (shape ?? put.shape) }
  else return false
  return true
}
