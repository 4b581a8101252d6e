// Colors beyond those that a die falls on: of hair and of cloth, where somebody says so.

// prettier-ignore
export const FURTHER_HAIR_COLORS = ['purple', 'auburn', 'strawberry', 'dark-brown', 'light-brown', 'silver', 'teal', 'orange', 'platinum', 'honey', 'dark-blonde', 'copper', 'pepper', 'lilac', 'burgundy', 'navy', 'yellow', 'mint'] as const
export type FurtherHair = (typeof FURTHER_HAIR_COLORS)[number]

// prettier-ignore
export const FURTHER_CLOTH_COLORS = ['white', 'black', 'grey', 'brown', 'orange', 'pink', 'maroon', 'gold', 'silver', 'forest', 'khaki', 'turquoise', 'peach', 'mustard', 'light-blue', 'royal-blue', 'hot-pink', 'lime', 'beige', 'charcoal', 'denim', 'tan', 'dark-brown', 'dark-purple', 'olive'] as const
export type FurtherCloth = (typeof FURTHER_CLOTH_COLORS)[number]
