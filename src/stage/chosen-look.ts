// What was chosen of somebody's look, from closed lists: it goes from the chip to the illustrator as it is, beside what was said in words.
import type {
  ACCESSORIES,
  BEARDS,
  ClothColor,
  EYE_COLORS,
  GLASSES,
  HAIR_STYLES,
  HairColor,
  Skin,
  TOPS,
} from './cast.ts'
import type { Hide } from './finer-creature.data.ts'

export interface LookChoices {
  skin?: Skin | undefined
  hair?: HairColor | undefined
  style?: (typeof HAIR_STYLES)[number] | undefined
  top?: (typeof TOPS)[number] | undefined
  /** Of the top; of a creature, of what it wears. */
  cloth?: ClothColor | undefined
  eyes?: (typeof EYE_COLORS)[number] | undefined
  glasses?: (typeof GLASSES)[number] | undefined
  freckles?: boolean | undefined
  beard?: (typeof BEARDS)[number] | undefined
  /** "none": nothing more is worn. */
  extra?: (typeof ACCESSORIES)[number] | undefined
  hide?: Hide | undefined
}

export interface ChosenLook {
  choices: LookChoices
  /** In a member's own manner of speaking. */
  words: string
  /** Of the portrait that was approved: what was left open is as it shows. */
  seed?: string | undefined
}
