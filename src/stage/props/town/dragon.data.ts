// The names of the things of a street over a dragon: her open mouth, a shop that fires off its buns, bakers under sheets and in paste.
export const DRAGON_PROPS = [
  'bang-shop',
  'black-stairs',
  'bun-tray',
  'cellar-steps',
  'dragon-mouth',
  'empty-shelf',
  'ghost-bakers',
  'glued-bakers',
  'shopping',
] as const

export type DragonProp = (typeof DRAGON_PROPS)[number]
