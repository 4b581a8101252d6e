// How each kind of person beside the cast is dressed; who has a trade or a name in a story looks the same on every page of it.
import type { Prop } from '../../stage/things/card.ts'
import type {
  Accessory,
  Beard,
  Bottom,
  ClothColor,
  Glasses,
  HairColor,
  HairStyle,
  Skin,
  Top,
} from '../../stage/cast.ts'
import type { Extra } from '../../stage/extras.data.ts'
import type { Action } from '../../stage/scene.ts'
import type { GarbName } from '../clothes/garb.data.ts'

export interface Kind {
  type: 'boy' | 'girl' | 'man' | 'woman'
  /** One of each list is chosen, the same on every page of a book. */
  ages: readonly number[]
  hair: readonly HairStyle[]
  top: readonly Top[]
  colors: readonly ClothColor[]
  skin?: readonly Skin[] | undefined
  hairColor?: readonly HairColor[]
  bottom?: readonly Bottom[]
  glasses?: Glasses
  beard?: Beard
  accessory?: Accessory
  holds?: Prop
  garb?: GarbName
  /** Beside another of the same age. */
  size?: number
  /** What this one does, whatever the others do. */
  does?: Action
}

const CLOTHS = ['rust', 'teal', 'plum', 'navy', 'leaf', 'coral', 'sunflower', 'lilac'] as const
const MAN: Kind = { type: 'man', ages: [24, 33, 40, 52], hair: ['short', 'curly', 'wavy', 'bald', 'spiky'], top: ['shirt', 'jumper', 'cardigan', 'hoodie', 't-shirt', 'dungarees'], colors: CLOTHS } // prettier-ignore
const WOMAN: Kind = { type: 'woman', ages: [22, 31, 38, 50], hair: ['bun', 'bob', 'wavy', 'headscarf', 'long', 'curly', 'ponytail', 'afro'], top: ['dress', 'cardigan', 'jumper', 't-shirt', 'shirt'], colors: CLOTHS } // prettier-ignore
const OLD_MAN: Kind = { ...MAN, ages: [66, 72, 80], hair: ['short', 'bald', 'wavy'], top: ['cardigan', 'shirt', 'jumper'] } // prettier-ignore
const OLD_WOMAN: Kind = { ...WOMAN, ages: [66, 72, 80], hair: ['bun', 'bob', 'curly', 'headscarf'], top: ['cardigan', 'dress', 'jumper'], colors: ['lilac', 'plum', 'teal', 'rust', 'navy'] } // prettier-ignore
const BOY: Kind = { type: 'boy', ages: [4, 7, 10], hair: ['short', 'curly', 'spiky', 'afro', 'wavy'], top: ['t-shirt', 'jumper', 'dungarees', 'hoodie'], colors: CLOTHS } // prettier-ignore
const GIRL: Kind = { type: 'girl', ages: [4, 7, 10], hair: ['braids', 'bob', 'ponytail', 'puffs', 'curly', 'long'], top: ['dress', 'jumper', 'dungarees', 't-shirt'], colors: CLOTHS } // prettier-ignore
const PLAYER: Kind = { ...MAN, top: ['shirt'], colors: ['tomato'], accessory: 'bow-tie' }
const SAILOR: Kind = { ...MAN, hair: ['short', 'curly', 'wavy'], top: ['t-shirt'], colors: ['cream', 'navy'], accessory: 'scarf' } // prettier-ignore

/** What is nothing but a body until it is dressed. */
export const DRESSED = BOY

const UNDER_A_HAT = ['short', 'bald'] as const
const IN_UNIFORM: Kind = { ...MAN, hair: UNDER_A_HAT, top: ['jumper'], colors: ['navy'], bottom: ['trousers'], accessory: 'none' } // prettier-ignore
const AT_WORK: Kind = { ...MAN, hair: UNDER_A_HAT, top: ['t-shirt'], colors: ['cream', 'sky'], accessory: 'none' }
const FISHER: Kind = { ...MAN, hair: ['short', 'wavy'], top: ['raincoat'], colors: ['sunflower', 'teal', 'leaf', 'sky', 'rust'], accessory: 'none', garb: 'fisher' } // prettier-ignore
const BAKER: Kind = { ...AT_WORK, garb: 'baker', beard: 'moustache' }
const PORTER: Kind = { ...IN_UNIFORM, garb: 'red-cap', colors: ['teal', 'navy'] }

/** Somebody in single stories: once on a clock or in a boat, once in the street. */
export const KEITH: Kind = { type: 'man', ages: [36], hair: ['short'], hairColor: ['brown'], skin: ['light'], beard: 'moustache', top: ['jumper'], colors: ['navy'], bottom: ['leggings'], glasses: 'none', accessory: 'none' } // prettier-ignore
export const CAPE_BOY: Kind = { type: 'boy', ages: [6], hair: ['short'], hairColor: ['brown'], skin: ['tan'], top: ['jumper'], colors: ['sky', 'sunflower'], bottom: ['shorts'], glasses: 'none', accessory: 'none' } // prettier-ignore
export const JUDGE: Kind = { type: 'man', ages: [64], hair: ['bald'], skin: ['fair'], beard: 'none', top: ['dress'], colors: ['navy'], glasses: 'none', accessory: 'none' } // prettier-ignore
export const BISHOP: Kind = { type: 'man', ages: [66], hair: ['short'], skin: ['brown'], beard: 'beard', top: ['dress'], colors: ['plum'], glasses: 'none', accessory: 'none', garb: 'bishop' } // prettier-ignore
export const READER: Kind = { ...MAN, ages: [44], hair: ['short'], hairColor: ['brown'], skin: ['tan'], beard: 'moustache', top: ['cardigan'], colors: ['rust', 'navy'], bottom: ['trousers'], glasses: 'square', accessory: 'none', garb: 'bowler', holds: 'newspaper' } // prettier-ignore
export const NURSE: Kind = { ...WOMAN, ages: [38], hair: ['bun'], hairColor: ['chestnut'], skin: ['tan'], top: ['dress'], colors: ['sky'], glasses: 'none', accessory: 'none', garb: 'nurse' } // prettier-ignore
export const LITTLE_LADY: Kind = { type: 'woman', ages: [70], hair: ['bun'], hairColor: ['white'], skin: ['fair'], top: ['cardigan'], colors: ['plum', 'teal'], bottom: ['skirt'], glasses: 'round', accessory: 'scarf', size: 0.66 } // prettier-ignore
export const MISS_FIPPS: Kind = { ...OLD_WOMAN, ages: [72], hair: ['bun'], hairColor: ['grey'], skin: ['fair'], top: ['cardigan'], colors: ['plum', 'leaf'], bottom: ['skirt'], glasses: 'round', accessory: 'none' } // prettier-ignore
export const DOCTOR_BELL: Kind = { ...MAN, ages: [52], hair: ['bald'], skin: ['brown'], top: ['cardigan'], colors: ['cream', 'navy'], bottom: ['trousers'], glasses: 'none', accessory: 'none' } // prettier-ignore
export const SADDLE_MAN: Kind = { ...OLD_MAN, ages: [70], hair: ['bald'], skin: ['light'], beard: 'moustache', top: ['cardigan'], colors: ['leaf', 'rust'], bottom: ['trousers'], glasses: 'none', accessory: 'bow-tie' } // prettier-ignore
export const MR_PRINGLE: Kind = { ...OLD_MAN, ages: [68], hair: ['short'], hairColor: ['grey'], skin: ['light'], beard: 'moustache', top: ['shirt'], colors: ['cream', 'navy'], bottom: ['trousers'], glasses: 'round', accessory: 'bow-tie' } // prettier-ignore
export const HAT_LADY: Kind = { ...WOMAN, ages: [50], hair: ['bob'], hairColor: ['chestnut'], skin: ['light'], top: ['dress'], colors: ['plum'], glasses: 'none', accessory: 'flower' } // prettier-ignore
export const SOUP_MAN: Kind = { ...MAN, ages: [52], hair: ['short'], hairColor: ['red'], skin: ['fair'], beard: 'beard', top: ['shirt'], colors: ['teal', 'navy'], bottom: ['trousers'], glasses: 'none', accessory: 'none' } // prettier-ignore
export const COUNTESS: Kind = { ...OLD_WOMAN, ages: [66], hair: ['bun'], hairColor: ['white'], skin: ['tan'], top: ['dress'], colors: ['plum', 'coral'], glasses: 'none', accessory: 'none' } // prettier-ignore
export const BASS_MAN: Kind = { ...MAN, ages: [40], hair: ['short'], hairColor: ['black'], skin: ['olive'], beard: 'moustache', top: ['shirt'], colors: ['navy', 'navy'], bottom: ['trousers'], glasses: 'none', accessory: 'bow-tie' } // prettier-ignore
export const LIFT_COOK: Kind = { ...AT_WORK, ages: [52], hair: ['bald'], skin: ['light'], beard: 'moustache', glasses: 'none' } // prettier-ignore
const MR_DIMITY: Kind = { ...IN_UNIFORM, ages: [66], hair: ['short'], hairColor: ['white'], skin: ['fair'], beard: 'moustache', glasses: 'round', colors: ['teal', 'navy'] } // prettier-ignore
/** Who keeps a pond flat with a mop. */
export const POND_KEEPER: Kind = { type: 'man', ages: [55], hair: ['short'], hairColor: ['grey'], skin: ['fair'], beard: 'beard', top: ['cardigan'], colors: ['leaf', 'rust'], bottom: ['trousers'], glasses: 'square', accessory: 'hat' } // prettier-ignore
export const TINY: Kind = { type: 'girl', ages: [1], hair: ['short'], top: ['jumper'], colors: ['mint'], accessory: 'none', glasses: 'none' } // prettier-ignore
export const FEEDS_DUCKS: Kind = { type: 'girl', ages: [7], hair: ['long'], hairColor: ['brown'], skin: ['brown'], top: ['dress'], colors: ['coral', 'cream'], glasses: 'round', accessory: 'none' } // prettier-ignore
export const NIGHT_BAKER: Kind = { ...AT_WORK, ages: [48], hair: ['bald'], skin: ['olive'], beard: 'moustache', glasses: 'none' } // prettier-ignore

export const HEAD_TEACHER: Kind = { ...WOMAN, ages: [52], hair: ['bun'], hairColor: ['grey'], skin: ['fair'], top: ['cardigan'], colors: ['plum', 'navy'], bottom: ['skirt'], glasses: 'round', accessory: 'none' } // prettier-ignore
export const ROUND_BAKER: Kind = { ...NIGHT_BAKER, type: 'woman', ages: [40], hair: ['bun'], skin: ['brown'], beard: 'none' } // prettier-ignore

export const FIREMAN: Kind = { ...IN_UNIFORM, ages: [40], skin: ['brown'], beard: 'beard', glasses: 'none', garb: 'fireman', colors: ['rust', 'navy'] } // prettier-ignore

export const PERSONS: Readonly<Partial<Record<Extra, readonly Kind[]>>> = {
  man: [MAN],
  woman: [WOMAN],
  'old-man': [OLD_MAN],
  'old-woman': [OLD_WOMAN],
  boy: [BOY],
  girl: [GIRL],
  baby: [{ ...TINY, colors: ['coral', 'mint', 'sunflower'] }],
  crowd: [WOMAN, OLD_MAN, GIRL, MAN, OLD_WOMAN, BOY, { ...WOMAN, type: 'man', hair: ['curly', 'short', 'afro'] }],
  children: [GIRL, BOY, GIRL, BOY, GIRL],
  band: [
    { ...PLAYER, holds: 'violin' },
    { ...PLAYER, type: 'woman', hair: ['bun'], holds: 'flute' },
    { ...PLAYER, holds: 'trumpet' },
  ],
  sailors: [SAILOR, SAILOR, { ...SAILOR, type: 'woman', hair: ['ponytail', 'curly'] }, SAILOR],
  baker: [BAKER],
  bakers: [BAKER, { ...BAKER, type: 'woman', hair: ['bun', 'bob'], beard: 'none' }, BAKER, { ...BAKER, ages: [68], beard: 'beard' }], // prettier-ignore
  cook: [{ ...BAKER, type: 'woman', hair: ['bun', 'braids'], beard: 'none', colors: ['sky', 'navy'] }],
  butcher: [{ ...AT_WORK, does: 'talk', garb: 'butcher', colors: ['cream', 'tomato'], beard: 'beard' }],
  nurse: [NURSE],
  doctor: [{ ...WOMAN, hair: ['bun', 'short', 'wavy'], top: ['cardigan'], colors: ['cream'], accessory: 'none', garb: 'doctor', glasses: 'round' }], // prettier-ignore
  postman: [{ ...IN_UNIFORM, garb: 'navy-cap', accessory: 'backpack' }],
  policeman: [{ ...IN_UNIFORM, garb: 'navy-cap', beard: 'moustache' }],
  guard: [{ ...IN_UNIFORM, garb: 'navy-cap', ages: [58] }],
  porter: [{ ...PORTER, ages: [40, 58, 66] }],
  porters: [PORTER, { ...PORTER, ages: [68] }, PORTER],
  stationmaster: [{ ...IN_UNIFORM, type: 'woman', ages: [58], hair: ['bun'], hairColor: ['grey'], bottom: ['skirt'], garb: 'red-cap', glasses: 'round' }], // prettier-ignore
  driver: [{ ...IN_UNIFORM, garb: 'navy-cap', colors: ['teal', 'navy'] }],
  'sea-captain': [{ ...IN_UNIFORM, type: 'woman', hair: ['bun', 'braids'], garb: 'white-cap' }],
  fireman: [{ ...IN_UNIFORM, garb: 'fireman', colors: ['rust', 'navy'] }],
  fishers: [FISHER, { ...FISHER, type: 'woman', hair: ['braids', 'wavy'], ages: [40] }, { ...FISHER, ages: [70], beard: 'beard' }, { ...FISHER, type: 'boy', ages: [10] }], // prettier-ignore
  farmer: [{ ...MAN, top: ['dungarees'], colors: ['navy', 'tomato'], hair: UNDER_A_HAT, garb: 'bowler', accessory: 'none', beard: 'beard' }], // prettier-ignore
  mayor: [{ ...OLD_MAN, hair: ['short'], top: ['dress'], colors: ['tomato'], accessory: 'none', garb: 'chain' }],
  vicar: [{ ...OLD_MAN, hair: ['short'], top: ['jumper'], colors: ['navy'], accessory: 'none', garb: 'collar' }],
  bishop: [BISHOP],
  judge: [{ ...JUDGE, hair: ['curly'], hairColor: ['white'] }],
  king: [{ ...OLD_MAN, top: ['dress'], colors: ['plum'], accessory: 'cape', garb: 'crown', beard: 'beard' }],
  queen: [{ ...WOMAN, hair: ['long', 'wavy', 'bun'], top: ['dress'], colors: ['lilac'], accessory: 'cape', garb: 'crown' }], // prettier-ignore
  reader: [READER],
  'little-lady': [LITTLE_LADY],
  'tired-man': [{ ...MAN, hair: ['spiky'], top: ['jumper'], colors: ['leaf', 'navy'], accessory: 'none', glasses: 'none', garb: 'backwards', does: 'yawn' }], // prettier-ignore
  'miss-fipps': [MISS_FIPPS],
  'mr-dimity': [{ ...MR_DIMITY, garb: 'red-cap' }],
  'hatless-dimity': [MR_DIMITY],
  'mr-pringle': [MR_PRINGLE],
  'cape-man': [{ ...KEITH, bottom: ['trousers'], top: ['jumper'], colors: ['navy', 'teal'] }],
  'cape-boy': [CAPE_BOY],
} // prettier-ignore
