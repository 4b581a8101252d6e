// More things on which single stories turn: a spring in a beard, a bed in a matchbox, a kite of ninety kites.

export const MORE_PROPS_C = [
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
export type MorePropC = (typeof MORE_PROPS_C)[number]
