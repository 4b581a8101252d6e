// Who can be told and drawn: a character is plain data from closed lists, so that one spec gives one face on every page.
import type { FinerCreature, Hide, Size, Stuff } from './finer-creature.data.ts'
import type {
  Aid,
  FinerOutfit,
  Frame,
  FurtherBeard,
  FurtherBottom,
  FurtherEyes,
  FurtherGlasses,
  FurtherHairStyle,
  FurtherTop,
  Garb,
  PawWear,
  HairPlace,
  Headwear,
  Limb,
  Mark,
  Motif,
  Print,
  Trinket,
} from './finer-look.data.ts'
import type { FurtherCloth, FurtherHair } from './further-colors.data.ts'

export const CHARACTER_TYPES = [
  'boy',
  'girl',
  'man',
  'woman',
  'dog',
  'cat',
  'rabbit',
  'dragon',
  'robot',
  'fairy',
  'alien',
  'monster',
  'other',
] as const
export type CharacterType = (typeof CHARACTER_TYPES)[number]

/** Of somebody who lacks either. */
export const nameAndTypeWords = 'Character name and type are required'

export const PRONOUNS = ['she', 'he', 'they', 'it'] as const
export type Pronoun = (typeof PRONOUNS)[number]

const ROLES = ['hero', 'companion', 'figure'] as const
export type Role = (typeof ROLES)[number]

export const SKINS = ['porcelain', 'fair', 'light', 'olive', 'tan', 'brown', 'deep', 'ebony'] as const
export type Skin = (typeof SKINS)[number]

export const HAIR_STYLES = [
  'short',
  'bob',
  'long',
  'ponytail',
  'pigtails',
  'braids',
  'bun',
  'curly',
  'afro',
  'puffs',
  'spiky',
  'wavy',
  'bald',
  'locs',
  'headscarf',
] as const
export type HairStyle = (typeof HAIR_STYLES)[number] | FurtherHairStyle

export const HAIR_COLORS = [
  'black',
  'brown',
  'chestnut',
  'red',
  'blonde',
  'grey',
  'white',
  'blue',
  'pink',
  'green',
] as const
export type HairColor = (typeof HAIR_COLORS)[number] | FurtherHair

export const EYE_COLORS = ['brown', 'dark', 'hazel', 'green', 'blue', 'grey'] as const
export type EyeColor = (typeof EYE_COLORS)[number] | FurtherEyes

export const CLOTH_COLORS = [
  'tomato',
  'sunflower',
  'leaf',
  'sky',
  'navy',
  'plum',
  'coral',
  'mint',
  'cream',
  'teal',
  'rust',
  'lilac',
] as const
export type ClothColor = (typeof CLOTH_COLORS)[number] | FurtherCloth

export const TOPS = [
  't-shirt',
  'jumper',
  'hoodie',
  'raincoat',
  'dress',
  'dungarees',
  'shirt',
  'cardigan',
  'none',
] as const
export type Top = (typeof TOPS)[number] | FurtherTop

export const BOTTOMS = ['trousers', 'shorts', 'skirt', 'leggings', 'none'] as const
export type Bottom = (typeof BOTTOMS)[number] | FurtherBottom

export const ACCESSORIES = [
  'none',
  'scarf',
  'hat',
  'bow',
  'hair-clip',
  'backpack',
  'cape',
  'collar',
  'bow-tie',
  'boots',
  'headphones',
  'flower',
  'hearing-aid',
  'wheelchair',
] as const
export type Accessory = (typeof ACCESSORIES)[number] | Headwear | Aid | Trinket | Garb | PawWear

export const GLASSES = ['none', 'round', 'square'] as const
export type Glasses = (typeof GLASSES)[number] | FurtherGlasses

export const BEARDS = ['none', 'moustache', 'beard'] as const
export type Beard = (typeof BEARDS)[number] | FurtherBeard

export interface Worn {
  what: Accessory
  color?: ClothColor
  print?: Print
  ink?: ClothColor
  motif?: Motif
  /** A number or a few letters on it. */
  text?: string
  /** The wearer's own. */
  side?: 'left' | 'right' | 'both'
}

export interface CharacterLook extends FinerCreature {
  skin: Skin
  /** Cropped: curls and waves that were cut short; in looks that were frozen before there were such they are full. Cloth: of ribbons and headscarves, else that of the legs. */
  hair: {
    style: HairStyle
    color: HairColor
    cropped?: true
    cloth?: ClothColor
    /** Streaks, tips, one half: in another colour. */
    second?: { color: HairColor; where: HairPlace }
    fringe?: true
    beads?: ClothColor
    motif?: Motif
    /** What a headscarf is printed with. */
    print?: Print
    ink?: ClothColor
    /** Cuffs of gold, water in it, a crest left standing. */
    wears?: 'cuffs' | 'fireflies' | 'sidelocks' | 'pins' | 'rollers'
    form?: 'middle-parting' | 'left-parting' | 'right-parting' | 'cowlick'
    /** The ties of plaits and tails are bows. */
    bows?: true
    reach?: 'chin' | 'shoulder' | 'waist'
  }
  eyes: EyeColor
  /** Their own left eye, where it has another colour. */
  leftEye?: EyeColor
  glasses: Glasses
  frames?: ClothColor
  /** These two are not in looks that were frozen before one could choose them: there the hair says. */
  freckles?: boolean
  beard?: Beard
  beardColor?: HairColor
  marks?: readonly Mark[]
  frame?: Frame
  /** Tall and thin: how else it is made. */
  alsoFramed?: readonly Frame[]
  /** Which limb ends early, as it was born or left. */
  short?: Limb
  hide: Hide
  /** Of a creature whose words say so: what it is made of, how it stands beside its kind, and that it is old. */
  made?: Stuff
  size?: Size
  old?: boolean
  outfit: FinerOutfit<ClothColor> & {
    top: Top
    bottom: Bottom
    colors: [ClothColor, ClothColor]
    shoes?: ClothColor
  }
  accessory: Accessory
  /** Of the accessory, where it was said; else the one that stands out from the rest. */
  accessoryColor?: ClothColor
  accessoryMore?: Omit<Worn, 'what' | 'color'>
  /** What else is worn, where more than one thing was said. */
  also?: readonly Worn[]
  /** Height in heads: a toddler has four, a grown-up seven. */
  heads: number
}

/** By the years, or because it was said. */
export const isOld = ({ age, look }: Pick<CharacterSpec, 'age' | 'look'>): boolean =>
  (age ?? 0) >= 60 || look.old === true

export const isFreckled = (type: CharacterType, { freckles, hair }: CharacterLook): boolean =>
  freckles ?? (type !== 'man' && hair.color === 'red')

export const beardOf = (type: CharacterType, age: number | null, { beard, hair }: CharacterLook): Beard =>
  beard ??
  (type === 'man' && ((age ?? 0) >= 60 || hair.color === 'grey' || hair.color === 'red' || hair.style === 'bald')
    ? 'beard'
    : 'none')

export interface CharacterSpec {
  id: string
  name: string
  /** The name as it was ordered, where it is told otherwise: short, or so that no two have one. */
  called?: string
  /** The whole name as it is printed once, where the story goes on with a short one. */
  full?: string
  type: CharacterType
  age: number | null
  pronoun: Pronoun
  role: Role
  want: string
  habit: string
  relation: string
  look: CharacterLook
  /** One sentence that names every drawn trait: the same words on every page, for any illustrator. */
  canonical: string
}
