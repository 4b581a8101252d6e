// The names of the things of a village at the foot of a giant: the hill that hums, his pie with a goat at it, his needle in a log.
export const GIANT_PROPS = [
  'big-pie',
  'duck-pond',
  'goat-ladder',
  'humming-hill',
  'log-needle',
  'long-scarf',
  'rocking-button',
  'white-church',
] as const

export type GiantProp = (typeof GIANT_PROPS)[number]
