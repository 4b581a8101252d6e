// The colour of what each character is known by: the one that was said, else one that stands out from the rest.
import type { CharacterLook, ClothColor } from './cast.ts'
import { LOST_ON } from './lost-cloths.data.ts'

const SIGNATURE = ['tomato', 'sunflower', 'teal', 'coral'] as const

/** Nothing: a statue's is cast with it. */
export function wornColor({ made, hide, outfit, accessoryColor }: CharacterLook): ClothColor | undefined {
  if (accessoryColor) return accessoryColor
  if (made) return undefined
  if (outfit.top !== 'none') return SIGNATURE.find((color) => !outfit.colors.includes(color)) ?? 'tomato'
  const { near, instead } = LOST_ON[hide]
  return outfit.colors.find((color) => !near.includes(color)) ?? instead
}
