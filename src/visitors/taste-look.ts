// What can be chosen in the live taste.

import { ART_STYLES } from '../stage/art-styles.data.ts'
import type { Accessory, ClothColor, HairColor, HairStyle, Skin, Top } from '../stage/cast.ts'

export const tasteKinds = ['girl', 'boy'] as const
export const tasteSkins = ['fair', 'light', 'tan', 'brown', 'deep'] as const satisfies readonly Skin[]
export const tasteHair = ['curly', 'braids', 'short', 'long'] as const satisfies readonly HairStyle[]
export const tasteStyles = ART_STYLES.map(({ value }) => value)

export interface TasteLook {
  kind: (typeof tasteKinds)[number]
  skin: (typeof tasteSkins)[number]
  hair: (typeof tasteHair)[number]
  style: (typeof tasteStyles)[number]
}

/** What the hero of the front page shows before anybody chose. */
export const firstTaste: TasteLook = { kind: 'girl', skin: 'deep', hair: 'curly', style: 'pixar' }

/** What nobody is asked: the hair of each skin, and what the hero of the sample book wears. */
export const tasteHairColors: Readonly<Record<TasteLook['skin'], HairColor>> = {
  fair: 'red',
  light: 'brown',
  tan: 'chestnut',
  brown: 'black',
  deep: 'black',
}
export const tasteClothes: { top: Top; color: ClothColor } = { top: 'raincoat', color: 'sunflower' }
export const tasteExtras: Readonly<Record<TasteLook['kind'], Accessory>> = { girl: 'bow', boy: 'none' }
