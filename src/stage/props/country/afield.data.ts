// The names of things that are met out of doors: in a river, under a cloud, in the dust of the moon.
export const AFIELD_PROPS = [
  'bath-wave',
  'bright-plate',
  'cloud-jar',
  'dust-high',
  'felled-goats',
  'floating-soup',
  'high-balloon',
  'moon-dust',
  'mop-lantern',
  'river-barrel',
  'sheet-hug',
  'tin-heap',
  'trout-coin',
] as const
export type AfieldProp = (typeof AFIELD_PROPS)[number]
