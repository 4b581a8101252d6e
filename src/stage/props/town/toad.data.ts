// The names of what four hundred toads do in a library that was built on their pond.
export const TOAD_PROPS = [
  'story-steps',
  'toad-door',
  'toad-shelf',
  'toad-reeds',
  'duchess-mat',
  'big-doors',
  'book-slot',
  'toad-steps',
  'toad-ring',
  'duchess-dip',
  'dip-lid',
  'lid-lifts',
  'full-dip',
  'toad-bus',
  'bare-pole',
] as const
export type ToadProp = (typeof TOAD_PROPS)[number]
