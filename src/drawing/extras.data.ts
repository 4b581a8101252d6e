// Those who are on a page beside the cast: how each kind of person is dressed, and the animals in the lines of props.data.ts.
import type { Accessory, ClothColor, HairStyle, Top } from '../base/cast.ts'
import type { Extra } from '../base/scene.ts'
import type { Prop } from '../base/props.data.ts'
import type { Drawing } from './props.data.ts'

export interface Kind {
  type: 'boy' | 'girl' | 'man' | 'woman'
  /** One of them is chosen. */
  ages: readonly number[]
  hair: readonly HairStyle[]
  top: readonly Top[]
  colors: readonly ClothColor[]
  accessory?: Accessory
  holds?: Prop
}

const CLOTHS = ['rust', 'teal', 'plum', 'navy', 'leaf', 'coral', 'sunflower', 'lilac'] as const
const MAN: Kind = { type: 'man', ages: [24, 33, 40, 52], hair: ['short', 'curly', 'wavy', 'bald', 'spiky'], top: ['shirt', 'jumper', 'cardigan', 'hoodie', 't-shirt', 'dungarees'], colors: CLOTHS } // prettier-ignore
const WOMAN: Kind = { type: 'woman', ages: [22, 31, 38, 50], hair: ['bun', 'bob', 'wavy', 'headscarf', 'long', 'curly', 'ponytail', 'afro'], top: ['dress', 'cardigan', 'jumper', 't-shirt', 'shirt'], colors: CLOTHS } // prettier-ignore
const OLD_MAN: Kind = {
  ...MAN,
  ages: [66, 72, 80],
  hair: ['short', 'bald', 'wavy'],
  top: ['cardigan', 'shirt', 'jumper'],
}
const OLD_WOMAN: Kind = { ...WOMAN, ages: [66, 72, 80], hair: ['bun', 'bob', 'curly', 'headscarf'], top: ['cardigan', 'dress', 'jumper'], colors: ['lilac', 'plum', 'teal', 'rust', 'navy'] } // prettier-ignore
const BOY: Kind = { type: 'boy', ages: [4, 7, 10], hair: ['short', 'curly', 'spiky', 'afro', 'wavy'], top: ['t-shirt', 'jumper', 'dungarees', 'hoodie'], colors: CLOTHS } // prettier-ignore
const GIRL: Kind = { type: 'girl', ages: [4, 7, 10], hair: ['braids', 'bob', 'ponytail', 'puffs', 'curly', 'long'], top: ['dress', 'jumper', 'dungarees', 't-shirt'], colors: CLOTHS } // prettier-ignore
const PLAYER: Kind = { ...MAN, top: ['shirt'], colors: ['tomato'], accessory: 'bow-tie' }
const SAILOR: Kind = {
  ...MAN,
  hair: ['short', 'curly', 'wavy'],
  top: ['t-shirt'],
  colors: ['cream', 'navy'],
  accessory: 'scarf',
}

export const PERSONS: Readonly<Partial<Record<Extra, readonly Kind[]>>> = {
  man: [MAN],
  woman: [WOMAN],
  'old-man': [OLD_MAN],
  'old-woman': [OLD_WOMAN],
  boy: [BOY],
  girl: [GIRL],
  baby: [{ ...GIRL, ages: [1], hair: ['short'], top: ['jumper'], colors: ['coral', 'mint', 'sunflower'] }],
  crowd: [WOMAN, OLD_MAN, GIRL, MAN, OLD_WOMAN],
  children: [GIRL, BOY, GIRL, BOY],
  band: [
    { ...PLAYER, holds: 'violin' },
    { ...PLAYER, type: 'woman', hair: ['bun'], holds: 'flute' },
    { ...PLAYER, holds: 'trumpet' },
  ],
  sailors: [SAILOR, SAILOR, SAILOR],
}

const HEN: Drawing = ['ground', 'fur', 'l O -8 -2 3.4 -6 -20 3.4; l O 8 -2 3.4 6 -20 3.4; b M -30 -40 -66 -78 -60 -44 -40 -18; b O -46 -38 -40 -66 -8 -64 16 -88 40 -84 42 -56 34 -24 0 -12 -34 -18; b R 14 -86 14 -102 24 -94 30 -106 36 -94 46 -98 42 -84; p Y 42 -76 60 -70 42 -64; o R 44 -58 5 8; o* I 31 -74 4.4 5; o* W 29.6 -76 1.5 1.6; b M -30 -44 6 -46 0 -24 -20 -22'] // prettier-ignore
const DUCK: Drawing = ['ground', 'fur', 'o O -6 0 11 4; o O 14 0 11 4; b Y -60 -46 -50 -30 -30 -10 20 -8 42 -30 38 -54 10 -56 -24 -44; o Y 30 -72 24 23; b O 50 -76 74 -70 72 -62 48 -62; b* O -30 -38 6 -42 14 -28 -10 -18; o* I 36 -76 4.4 5; o* W 34.4 -78 1.6 1.7'] // prettier-ignore
const SEAL: Drawing = ['ground', 'scale', 'b E -70 -12 -118 -34 -124 -10 -112 2 -74 2; b E -90 2 -70 -34 -20 -50 6 -110 40 -128 72 -104 66 -56 52 -14 40 2; b S 18 2 14 -50 34 -74 52 -46 46 -4; b E 6 -14 -22 6 -36 4 -14 -30; b E 48 -14 74 4 84 0 60 -30; o W 58 -88 18 13; o* I 64 -94 6 4.6; o* I 36 -102 5.6 6.6; o* W 34 -105 2 2.2; o* I 62 -108 5 6; o* W 60.4 -110 1.8 2; l* I 54 -82 1.2 62 -80 1.8 70 -84 1.2; l* I 76 -88 0.8 94 -92 0.6; l* I 76 -84 0.8 94 -82 0.6'] // prettier-ignore

const DOG: Drawing = ['ground', 'fur', 'b M -30 0 -34 -50 -14 -80 20 -80 34 -40 36 0; b C -12 -2 -14 -40 4 -56 18 -40 16 -2; l M 34 -14 8 62 -30 6 70 -52 4; b U -30 -134 -58 -96 -46 -74 -26 -100; b U 36 -134 62 -96 50 -74 30 -100; o M 2 -108 40 36; b C -20 -94 4 -104 28 -94 24 -76 4 -70 -16 -76; o I 4 -92 9 7; o* W -14 -114 9 10; o* W 20 -114 9 10; o* I -13 -113 6.5 7.5; o* I 21 -113 6.5 7.5; o* W -15 -116 2.2 2.4; o* W 19 -116 2.2 2.4; l* I -6 -82 1.6 4 -77 2.4 14 -82 1.6; r R -22 -76 48 9 4; o C -18 -2 14 7; o C 20 -2 14 7'] // prettier-ignore

/** Animals stand about in threes, or more; those that are props as well are drawn as they are there. */
export const ANIMALS: Readonly<Partial<Record<Extra, Drawing | Prop>>> = {
  hens: HEN,
  ducks: DUCK,
  seals: SEAL,
  goats: 'goat',
  geese: 'goose',
  owls: 'owl',
  dogs: DOG,
  toads: 'toad',
  hedgehogs: 'hedgehog',
}
