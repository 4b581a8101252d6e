// What somebody wears on one page alone, as its member wished.

import type { Accessory, Bottom, ClothColor, Glasses, Top, Worn } from './cast.ts'

export interface Dress {
  put?: readonly Worn[]
  without?: readonly Accessory[]
  glasses?: Glasses
  frames?: ClothColor
  top?: Top
  topColor?: ClothColor
  bottom?: Bottom
  bottomColor?: ClothColor
  shoes?: ClothColor
}
