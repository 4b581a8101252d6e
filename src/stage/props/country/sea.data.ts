// The names of things by the sea at night: lights far off, rocks, seals, and whoever comes in a boat.
export const SEA_PROPS = [
  'far-light',
  'dark-tower',
  'star-boat',
  'seal-wall',
  'kissing-seal',
  'nine-seals',
  'gull-nest',
  'wet-steps',
  'small-lady',
  'torch-lady',
] as const
export type SeaProp = (typeof SEA_PROPS)[number]
