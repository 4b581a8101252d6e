// The names of things that are met out of doors: in a river, under a cloud, on a hill that answers.
export const AFIELD_PROPS = ['bath-wave', 'cloud-jar', 'river-barrel', 'sheet-hug', 'trout-coin'] as const
export type AfieldProp = (typeof AFIELD_PROPS)[number]
