// Animals beside the cast, in the lines of props.data.ts; those that are props as well are drawn as they are there.
import type { CharacterType, Hide } from '../base/cast.ts'
import type { Extra } from '../base/extras.data.ts'
import type { Action } from '../base/scene.ts'
import type { Prop } from '../base/props.data.ts'
import type { Drawing } from './props.data.ts'

const HEN: Drawing = ['ground', 'fur', 'l O -8 -2 3.4 -6 -20 3.4; l O 8 -2 3.4 6 -20 3.4; b M -30 -40 -66 -78 -60 -44 -40 -18; b O -46 -38 -40 -66 -8 -64 16 -88 40 -84 42 -56 34 -24 0 -12 -34 -18; b R 14 -86 14 -102 24 -94 30 -106 36 -94 46 -98 42 -84; p Y 42 -76 60 -70 42 -64; o R 44 -58 5 8; o* I 31 -74 4.4 5; o* W 29.6 -76 1.5 1.6; b M -30 -44 6 -46 0 -24 -20 -22'] // prettier-ignore
const DUCK: Drawing = ['ground', 'fur', 'o O -6 0 11 4; o O 14 0 11 4; b Y -60 -46 -50 -30 -30 -10 20 -8 42 -30 38 -54 10 -56 -24 -44; o Y 30 -72 24 23; b O 50 -76 74 -70 72 -62 48 -62; b* O -30 -38 6 -42 14 -28 -10 -18; o* I 36 -76 4.4 5; o* W 34.4 -78 1.6 1.7'] // prettier-ignore
const SEAL: Drawing = ['ground', 'scale', 'b E -70 -12 -118 -34 -124 -10 -112 2 -74 2; b E -90 2 -70 -34 -20 -50 6 -110 40 -128 72 -104 66 -56 52 -14 40 2; b S 18 2 14 -50 34 -74 52 -46 46 -4; b E 6 -14 -22 6 -36 4 -14 -30; b E 48 -14 74 4 84 0 60 -30; o W 58 -88 18 13; o* I 64 -94 6 4.6; o* I 36 -102 5.6 6.6; o* W 34 -105 2 2.2; o* I 62 -108 5 6; o* W 60.4 -110 1.8 2; l* I 54 -82 1.2 62 -80 1.8 70 -84 1.2; l* I 76 -88 0.8 94 -92 0.6; l* I 76 -84 0.8 94 -82 0.6'] // prettier-ignore

/** Animals stand about in threes, or more; those that are props as well are drawn as they are there. */
export const ANIMALS: Readonly<Partial<Record<Extra, Drawing | Prop>>> = {
  hens: HEN,
  ducks: DUCK,
  seals: SEAL,
  goats: 'goat',
  geese: 'goose',
  owls: 'owl',
  toads: 'toad',
  hedgehogs: 'hedgehog',
}

/** Those that the cast has a rig for. */
export interface Pack {
  type: CharacterType
  hides: readonly Hide[]
  does: readonly Action[]
}

export const PACKS: Readonly<Partial<Record<Extra, Pack>>> = {
  dogs: { type: 'dog', hides: ['white', 'black', 'ginger', 'spotted', 'grey'], does: ['sit', 'sit', 'stand', 'wave', 'look-up'] },
} // prettier-ignore
