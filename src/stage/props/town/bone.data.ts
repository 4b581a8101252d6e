// The names of the things of a dinosaur in pieces: as she was put up wrong, her head, her hand, the broom that held her for one breath.
export const BONE_PROPS = [
  'bone-crash',
  'broom-legs',
  'bun-table',
  'crooked-bone',
  'doris-hand',
  'doris-head',
  'doris-shadow',
  'dust-doris',
  'tail-row',
  'wrong-doris',
] as const

export type BoneProp = (typeof BONE_PROPS)[number]
