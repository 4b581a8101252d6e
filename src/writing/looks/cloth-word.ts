// How a colour of cloth is called where people read it.
import type { ClothColor } from '../../stage/cast.ts'

export const CLOTH_NAMES: Readonly<Record<ClothColor, string>> = {
  tomato: 'red',
  sunflower: 'yellow',
  leaf: 'green',
  sky: 'blue',
  navy: 'navy',
  plum: 'purple',
  coral: 'coral',
  mint: 'mint',
  cream: 'cream',
  teal: 'teal',
  rust: 'rust',
  lilac: 'lilac',
  white: 'white',
  black: 'black',
  grey: 'grey',
  brown: 'brown',
  orange: 'orange',
  pink: 'pink',
}

export const clothWord = (color: ClothColor) => CLOTH_NAMES[color]
