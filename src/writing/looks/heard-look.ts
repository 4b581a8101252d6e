// What was heard of a look, before anything is left to chance; and how one phrase of it ends.
import type {
  Accessory,
  Beard,
  Bottom,
  CharacterLook,
  CharacterType,
  ClothColor,
  EyeColor,
  Glasses,
  HairColor,
  HairStyle,
  Skin,
  Top,
  Worn,
} from '../../stage/cast.ts'
import type { LookChoices } from '../../stage/chosen-look.ts'
import type { FinerCreature, Hide, Size, Stuff } from '../../stage/finer-creature.data.ts'
import type { Frame, Limb, Mark } from '../../stage/finer-look.data.ts'
import { is, type Phrase, type Unit } from './look-phrases.ts'
import type { Origin } from './origins.data.ts'

export const PEOPLE: ReadonlySet<CharacterType> = new Set(['boy', 'girl', 'man', 'woman', 'fairy'])

export interface HeardLook {
  skin?: Skin
  hairColor?: HairColor
  beardColor?: HairColor
  style?: HairStyle
  length?: 'long' | 'short'
  isStraight?: true
  ribbons?: ClothColor
  eyes?: EyeColor
  /** Their own left one, where it is of another colour. */
  leftEye?: EyeColor
  glasses?: Glasses
  frames?: ClothColor
  freckles?: boolean
  beard?: Beard
  hide?: Hide
  made?: Stuff
  size?: Size
  old?: true
  top?: Top
  topColor?: ClothColor
  bottom?: Bottom
  bottomColor?: ClothColor
  /** Said to be under a dress. */
  isHidden?: true
  shoes?: ClothColor
  worn: Worn[]
  /** Of a creature: its kind, coat, marks and forms. */
  creature: FinerCreature
  /** The coat that its kind has where no colour was said. */
  naturalHide?: Hide
  /** What is only drawn where it is said. */
  outfit: Partial<CharacterLook['outfit']>
  hairMore: Partial<CharacterLook['hair']>
  marks: Mark[]
  builds: Frame[]
  /** The years that words say, where no number is known. */
  years?: number
  short?: Limb | undefined
  beardOwn?: HairColor
  /** Seen under a dress. */
  leggings?: ClothColor
  isBare?: true
  /** With the hood of what is worn up, and whose head an animal's hood is. */
  isHooded?: true
  hood?: Accessory
  /** Whose work they are dressed for. */
  trade?: string
  /** Never left to chance: what it was said not to have. */
  denied: Set<Accessory | HairStyle | Top | Bottom>
  origins: Origin[]
}

export interface Sitter {
  type: CharacterType
  age: number | null
}

export interface Ending {
  /** What is drawn of the phrase, or nothing. */
  drawn: string | null
  /** The words of it that are drawn. */
  by: readonly Unit[]
  isNear?: boolean
}

export const NOTHING: Ending = { drawn: null, by: [] }

/** Keeps what was heard first; a second word that says otherwise is not drawn. */
export function keep<K extends keyof HeardLook>(heard: HeardLook, key: K, value: HeardLook[K]): boolean {
  if (heard[key] !== undefined) return heard[key] === value
  heard[key] = value
  return true
}

/** The words of a phrase that say something: what stands before its noun, the noun, and what follows it. */
export interface Parts {
  head: Unit | undefined
  mods: readonly Unit[]
  tail: readonly Unit[]
  colors: readonly Unit[]
  phrase: Phrase
}

export const countIn = (units: readonly Unit[]) => units.find((unit) => is(unit, 'count'))

export interface Chooser {
  choices?: LookChoices | undefined
}

/** What was chosen, laid over what was heard of it in words: a choice is drawn as it stands in its list. */
export function withChosen(heard: HeardLook, { type, choices }: Pick<Sitter, 'type'> & Chooser): HeardLook {
  if (choices === undefined) return heard
  const { skin, hair, style, top, cloth, eyes, glasses, freckles, beard, hide } = choices
  if (!PEOPLE.has(type))
    return { ...heard, ...(hide && { hide }), ...(cloth && { topColor: cloth }), ...worn(heard, choices, cloth) }
  return {
    ...heard,
    ...(skin && { skin }),
    ...(hair && { hairColor: hair }),
    ...(style && { style }),
    ...(top && { top }),
    ...(cloth && { topColor: cloth }),
    ...(eyes && { eyes }),
    ...(glasses && { glasses }),
    ...(freckles !== undefined && { freckles }),
    ...(beard && { beard }),
    ...worn(heard, choices),
  }
}

/** Before what else was said to be worn, and as it was said to be. */
function worn(
  { worn: said }: HeardLook,
  { extra }: LookChoices,
  color?: LookChoices['cloth'],
): Pick<HeardLook, 'worn' | 'isBare'> {
  if (extra === undefined) return { worn: said }
  if (extra === 'none') return { worn: said, isBare: true }
  const more = said.find(({ what }) => what === extra)
  return { worn: [{ what: extra, ...(color && { color }), ...more }, ...said.filter((one) => one !== more)] }
}
