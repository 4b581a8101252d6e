// A look in the words it is read from: whoever reads them draws the same figure again, whatever the dice say.

import type { Beard, CharacterLook, CharacterType, ClothColor, HairStyle } from '../base/cast.ts'
import { creatureWords, CURLS, PEOPLE } from './look.ts'

export const CLOTH_NAMES: Readonly<Record<ClothColor, string>> = {
  tomato: 'red',
  sunflower: 'yellow',
  leaf: 'green',
  sky: 'blue',
  navy: 'navy',
  plum: 'purple',
  coral: 'pink',
  mint: 'mint',
  cream: 'cream',
  teal: 'teal',
  rust: 'rust',
  lilac: 'lilac',
}
export const SKIN_NAMES: Readonly<Record<string, string>> = { tan: 'tanned', deep: 'deep brown' }
const HAIR: Readonly<Record<HairStyle, (color: string) => string>> = {
  short: (color) => `short ${color} hair`,
  bob: (color) => `${color} hair in a bob`,
  long: (color) => `long ${color} hair`,
  ponytail: (color) => `${color} hair in a ponytail`,
  pigtails: (color) => `${color} hair in pigtails`,
  braids: (color) => `${color} hair in braids`,
  bun: (color) => `${color} hair in a bun`,
  curly: (color) => `curly ${color} hair`,
  afro: (color) => `${color} hair, an afro`,
  puffs: (color) => `${color} hair in puffs`,
  spiky: (color) => `spiky ${color} hair`,
  wavy: (color) => `wavy ${color} hair`,
  bald: () => 'a bald head',
  locs: (color) => `${color} hair in locs`,
  headscarf: () => 'a headscarf',
}
/** By the name of the style, with the colour or without it. */
export const HAIR_PHRASES: ReadonlyMap<string, (color: string) => string> = new Map(Object.entries(HAIR))
export const BEARD_NAMES: Readonly<Record<Beard, string>> = {
  none: 'clean-shaven',
  moustache: 'a moustache',
  beard: 'a beard',
}
const WORN_IN_PAIRS = new Set(['boots', 'headphones'])

/** As much as has to be said for it to be read again as it is. */
function hairOf(type: CharacterType, { style, color, cropped }: CharacterLook['hair']): string {
  const isLong = !cropped && (type === 'boy' || type === 'man') && CURLS.has(style)
  return `${cropped ? 'short ' : isLong ? 'long ' : ''}${HAIR[style](color)}`
}

export function describeLook(type: CharacterType, look: CharacterLook): string {
  const [upper, lower] = look.outfit.colors.map((color) => CLOTH_NAMES[color])
  const worn = look.accessory === 'flower' ? 'flower in the hair' : look.accessory.replace('-', ' ')
  const one = WORN_IN_PAIRS.has(look.accessory) ? '' : 'a '
  if (!PEOPLE.has(type))
    return [...creatureWords(look), look.hide, worn === 'none' ? 'nothing else' : `${one}${upper} ${worn}`].join(', ')
  return [
    `${SKIN_NAMES[look.skin] ?? look.skin} skin`,
    hairOf(type, look.hair),
    `${look.eyes} eyes`,
    ...(look.glasses === 'none' ? [] : [`${look.glasses} glasses`]),
    ...(look.freckles === undefined ? [] : [look.freckles ? 'freckles' : 'no freckles']),
    ...(look.beard === undefined || (look.beard === 'none' && type !== 'man') ? [] : [BEARD_NAMES[look.beard]]),
    `a ${upper} ${look.outfit.top}`,
    `${lower} ${look.outfit.bottom}`,
    worn === 'none' ? 'nothing else' : `${one}${worn}`,
  ].join(', ')
}
