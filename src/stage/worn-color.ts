// The colour of what each character is known by: the one that was said, else one that stands out from the rest.
import type { CharacterLook, ClothColor, Hide } from './cast.ts'

const SIGNATURE = ['tomato', 'sunflower', 'teal', 'coral'] as const

/** Cloths that would be lost on a coat, and what is worn where both of a creature's own would be. */
const LOST_ON: Readonly<Record<Hide, { near: readonly ClothColor[]; instead: ClothColor }>> = {
  golden: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange'], instead: 'tomato' },
  brown: {
    near: ['tomato', 'sunflower', 'coral', 'cream', 'rust', 'white', 'brown', 'orange'],
    instead: 'teal',
  },
  black: { near: ['navy', 'plum', 'lilac', 'black'], instead: 'teal' },
  white: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange'], instead: 'tomato' },
  grey: { near: ['sky', 'navy', 'lilac', 'grey'], instead: 'teal' },
  ginger: {
    near: ['tomato', 'sunflower', 'coral', 'cream', 'rust', 'white', 'brown', 'orange'],
    instead: 'teal',
  },
  green: { near: ['leaf', 'mint', 'teal'], instead: 'tomato' },
  blue: { near: ['sky', 'navy', 'grey'], instead: 'teal' },
  purple: { near: ['navy', 'plum', 'lilac', 'black'], instead: 'teal' },
  red: { near: ['tomato', 'coral', 'rust', 'brown', 'orange', 'pink'], instead: 'teal' },
  silver: { near: ['sky', 'navy', 'grey'], instead: 'teal' },
  spotted: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange'], instead: 'tomato' },
  pink: { near: ['tomato', 'plum', 'coral', 'pink'], instead: 'teal' },
  yellow: { near: ['sunflower', 'cream', 'white', 'orange'], instead: 'tomato' },
  teal: { near: ['mint', 'teal'], instead: 'teal' },
}

/** Nothing: a statue's is cast with it. */
export function wornColor({ made, hide, outfit, accessoryColor }: CharacterLook): ClothColor | undefined {
  if (accessoryColor) return accessoryColor
  if (made) return undefined
  if (outfit.top !== 'none') return SIGNATURE.find((color) => !outfit.colors.includes(color)) ?? 'tomato'
  const { near, instead } = LOST_ON[hide]
  return outfit.colors.find((color) => !near.includes(color)) ?? instead
}
