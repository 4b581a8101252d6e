// More things on which single stories turn: a spring in a beard, a bed in a matchbox, a kite of ninety kites.

export const SMALL_TALE_PROPS = [
  'spring',
  'bee',
  'nap-box',
  'brass-hook',
  'book-steps',
  'patch-kite',
  'hot-dog',
  'notice',
  'cow',
  'green-flag',
] as const
export type SmallTaleProp = (typeof SMALL_TALE_PROPS)[number]
