// Who can be told and drawn: a character is plain data from closed lists, so that one spec gives one face on every page.

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
export type HairStyle = (typeof HAIR_STYLES)[number]

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
/** Only where somebody says so: no die falls on these, nor on the further eyes, cloths and hides below. */
export const FURTHER_HAIR_COLORS = ['purple'] as const
export type HairColor = (typeof HAIR_COLORS)[number] | (typeof FURTHER_HAIR_COLORS)[number]

export const EYE_COLORS = ['brown', 'dark', 'hazel', 'green', 'blue', 'grey'] as const
export const FURTHER_EYE_COLORS = ['yellow', 'orange', 'red', 'purple', 'pink'] as const
export type EyeColor = (typeof EYE_COLORS)[number] | (typeof FURTHER_EYE_COLORS)[number]

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
export const FURTHER_CLOTH_COLORS = ['white', 'black', 'grey', 'brown', 'orange', 'pink'] as const
export type ClothColor = (typeof CLOTH_COLORS)[number] | (typeof FURTHER_CLOTH_COLORS)[number]

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
export type Top = (typeof TOPS)[number]

export const BOTTOMS = ['trousers', 'shorts', 'skirt', 'leggings', 'none'] as const
export type Bottom = (typeof BOTTOMS)[number]

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
export type Accessory = (typeof ACCESSORIES)[number]

export const GLASSES = ['none', 'round', 'square'] as const
export type Glasses = (typeof GLASSES)[number]

export const BEARDS = ['none', 'moustache', 'beard'] as const
export type Beard = (typeof BEARDS)[number]

/** The colour of a coat, scales, shell or fur; unused on people. */
export const HIDES = [
  'golden',
  'brown',
  'black',
  'white',
  'grey',
  'ginger',
  'green',
  'blue',
  'purple',
  'red',
  'silver',
  'spotted',
] as const
export const FURTHER_HIDES = ['pink', 'yellow', 'teal'] as const
export type Hide = (typeof HIDES)[number] | (typeof FURTHER_HIDES)[number]

/** What a creature is made of that is no living thing: a statue. */
const STUFFS = ['bronze', 'stone'] as const
export type Stuff = (typeof STUFFS)[number]

const SIZES = ['small', 'large'] as const
export type Size = (typeof SIZES)[number]

export interface Worn {
  what: Accessory
  color?: ClothColor
}

export interface CharacterLook {
  skin: Skin
  /** Cropped: curls and waves that were cut short; in looks that were frozen before there were such they are full. Cloth: of ribbons and headscarves, else that of the legs. */
  hair: { style: HairStyle; color: HairColor; cropped?: true; cloth?: ClothColor }
  eyes: EyeColor
  glasses: Glasses
  frames?: ClothColor
  /** These two are not in looks that were frozen before one could choose them: there the hair says. */
  freckles?: boolean
  beard?: Beard
  hide: Hide
  /** Of a creature whose words say so: what it is made of, how it stands beside its kind, and that it is old. */
  made?: Stuff
  size?: Size
  old?: boolean
  outfit: { top: Top; bottom: Bottom; colors: [ClothColor, ClothColor]; shoes?: ClothColor }
  accessory: Accessory
  /** Of the accessory, where it was said; else the one that stands out from the rest. */
  accessoryColor?: ClothColor
  /** What else is worn, where more than one thing was said. */
  also?: readonly Worn[]
  /** Height in heads: a toddler has four, a grown-up seven. */
  heads: number
}

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
