// What is chosen from where nothing was said.
import type { Accessory, Bottom, EyeColor, HairColor, HairStyle, Top } from '../../stage/cast.ts'

/** Where nobody says otherwise: what most people with this skin have. */
export const USUAL: Readonly<Record<'light' | 'tan' | 'dark', { eyes: readonly EyeColor[]; color: readonly HairColor[]; she: readonly HairStyle[]; he: readonly HairStyle[] }>> = {
  light: { eyes: ['brown', 'dark', 'hazel', 'green', 'blue'], color: ['black', 'brown', 'chestnut', 'blonde', 'red'], she: ['bob', 'long', 'ponytail', 'curly', 'braids'], he: ['short', 'curly', 'spiky', 'wavy'] },
  tan: { eyes: ['brown', 'dark', 'hazel', 'green'], color: ['black', 'brown', 'chestnut'], she: ['bob', 'long', 'ponytail', 'wavy', 'braids'], he: ['short', 'curly', 'spiky', 'wavy'] },
  dark: { eyes: ['brown', 'dark'], color: ['black', 'black', 'brown'], she: ['braids', 'puffs', 'curly', 'afro', 'bun'], he: ['short', 'curly', 'afro', 'locs'] },
} // prettier-ignore
/** Where nobody says otherwise: children are dressed for puddles, grown-ups for the day. */
export const USUAL_CLOTHES: Readonly<Record<'child' | 'she' | 'he', { top: readonly Top[]; bottom: readonly Bottom[]; accessory: readonly Accessory[] }>> = {
  child: { top: ['t-shirt', 'jumper', 'hoodie', 'dungarees', 'shirt', 'cardigan', 'raincoat'], bottom: ['trousers', 'shorts', 'leggings'], accessory: ['scarf', 'none', 'backpack', 'boots', 'none'] },
  she: { top: ['cardigan', 'jumper', 'shirt', 'dress', 't-shirt'], bottom: ['trousers', 'skirt'], accessory: ['none', 'scarf', 'none'] },
  he: { top: ['shirt', 'jumper', 'cardigan', 'hoodie', 't-shirt'], bottom: ['trousers'], accessory: ['none', 'scarf', 'none'] },
} // prettier-ignore
