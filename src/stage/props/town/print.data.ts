// The names of the things of a street where somebody takes the gold letters off the shops.
export const PRINT_PROPS = [
  'chalk-thud',
  'goat-bait',
  'goat-feast',
  'h-trap',
  'nib-asleep',
  'nib-home',
  'pan-table',
  'people-heap',
  'tap-wall',
] as const
export type PrintProp = (typeof PRINT_PROPS)[number]
