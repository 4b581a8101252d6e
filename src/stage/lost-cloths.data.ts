// Cloths that would be lost on a coat, and what is worn where both of a creature's own would be.
import type { ClothColor } from './cast.ts'
import type { Hide } from './finer-creature.data.ts'

// prettier-ignore
export const LOST_ON: Readonly<Record<Hide, { near: readonly ClothColor[]; instead: ClothColor }>> = {
  golden: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange', 'gold', 'khaki', 'peach', 'mustard', 'beige', 'tan', 'dark-brown', 'olive'], instead: 'tomato' },
  brown: { near: ['tomato', 'sunflower', 'coral', 'cream', 'rust', 'white', 'brown', 'orange', 'maroon', 'gold', 'peach', 'mustard', 'beige', 'tan', 'dark-brown'], instead: 'teal' },
  black: { near: ['navy', 'plum', 'lilac', 'black', 'charcoal', 'dark-purple'], instead: 'teal' },
  white: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange', 'gold', 'khaki', 'peach', 'mustard', 'beige', 'tan', 'dark-brown', 'olive'], instead: 'tomato' },
  grey: { near: ['sky', 'navy', 'lilac', 'grey', 'silver', 'light-blue', 'royal-blue', 'charcoal', 'denim'], instead: 'teal' },
  ginger: { near: ['tomato', 'sunflower', 'coral', 'cream', 'rust', 'white', 'brown', 'orange', 'maroon', 'gold', 'peach', 'mustard', 'beige', 'tan', 'dark-brown'], instead: 'teal' },
  green: { near: ['leaf', 'mint', 'teal', 'forest', 'turquoise', 'lime'], instead: 'tomato' },
  blue: { near: ['sky', 'navy', 'grey', 'silver', 'light-blue', 'royal-blue', 'charcoal', 'denim'], instead: 'teal' },
  purple: { near: ['navy', 'plum', 'lilac', 'black', 'royal-blue', 'charcoal', 'dark-purple'], instead: 'teal' },
  red: { near: ['tomato', 'coral', 'rust', 'brown', 'orange', 'pink', 'maroon', 'peach', 'hot-pink', 'tan', 'dark-brown'], instead: 'teal' },
  silver: { near: ['sky', 'navy', 'grey', 'silver', 'light-blue', 'royal-blue', 'charcoal', 'denim'], instead: 'teal' },
  spotted: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange', 'gold', 'khaki', 'peach', 'mustard', 'beige', 'tan', 'dark-brown', 'olive'], instead: 'tomato' },
  pink: { near: ['tomato', 'plum', 'coral', 'pink', 'maroon', 'hot-pink'], instead: 'teal' },
  yellow: { near: ['sunflower', 'cream', 'white', 'orange', 'gold', 'khaki', 'mustard', 'lime', 'beige', 'tan', 'olive'], instead: 'tomato' },
  teal: { near: ['mint', 'teal', 'forest', 'turquoise'], instead: 'teal' },
  orange: { near: ['tomato', 'sunflower', 'coral', 'cream', 'rust', 'white', 'brown', 'orange', 'gold', 'peach', 'mustard', 'beige', 'tan', 'dark-brown'], instead: 'teal' },
  cream: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange', 'gold', 'khaki', 'peach', 'mustard', 'beige', 'tan', 'dark-brown', 'olive'], instead: 'tomato' },
  tan: { near: ['sunflower', 'cream', 'rust', 'white', 'brown', 'orange', 'gold', 'khaki', 'peach', 'mustard', 'beige', 'tan', 'dark-brown', 'olive'], instead: 'tomato' },
  'dark-brown': { near: ['tomato', 'sunflower', 'coral', 'cream', 'rust', 'white', 'brown', 'orange', 'maroon', 'gold', 'peach', 'mustard', 'beige', 'tan', 'dark-brown'], instead: 'teal' },
  'light-blue': { near: ['sky', 'navy', 'grey', 'silver', 'light-blue', 'royal-blue', 'charcoal', 'denim'], instead: 'teal' },
  lilac: { near: ['navy', 'plum', 'lilac', 'black', 'royal-blue', 'charcoal', 'dark-purple'], instead: 'teal' },
  'dark-green': { near: ['leaf', 'mint', 'teal', 'forest', 'turquoise', 'lime'], instead: 'tomato' },
  lime: { near: ['leaf', 'forest', 'khaki', 'lime', 'olive'], instead: 'tomato' },
  copper: { near: ['tomato', 'sunflower', 'coral', 'cream', 'rust', 'white', 'brown', 'orange', 'maroon', 'gold', 'peach', 'mustard', 'beige', 'tan', 'dark-brown'], instead: 'teal' },
  navy: { near: ['sky', 'navy', 'grey', 'silver', 'light-blue', 'royal-blue', 'charcoal', 'denim'], instead: 'teal' },
  charcoal: { near: ['plum', 'lilac', 'black', 'charcoal', 'dark-purple'], instead: 'teal' },
  'dark-red': { near: ['tomato', 'coral', 'rust', 'brown', 'orange', 'pink', 'maroon', 'peach', 'hot-pink', 'tan', 'dark-brown'], instead: 'teal' },
  gold: { near: ['sunflower', 'cream', 'white', 'orange', 'gold', 'khaki', 'mustard', 'lime', 'beige', 'tan', 'olive'], instead: 'tomato' },
}
