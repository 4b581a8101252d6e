// The names of the things of a village in the snow and of somebody with bare feet.
export const YETI_PROPS = [
  'chalk-foot',
  'parcel-doors',
  'thin-tree',
  'snow-coat',
  'fox-dish',
  'quilt-boots',
  'gold-button',
] as const
export type YetiProp = (typeof YETI_PROPS)[number]
