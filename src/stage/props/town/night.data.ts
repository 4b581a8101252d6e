// The names of the things of a night between beds.
export const NIGHT_PROPS = [
  'dream-box',
  'singed-mat',
  'duck-file',
  'leaf-arch',
  'duck-girl',
  'coat-girl',
  'elm-ladders',
  'owl-brood',
  'tin-wall',
  'mud-drawing',
  'turned-boat',
  'near-cot',
  'cot-bars',
  'supper-table',
  'fallen-dough',
  'parcel-label',
  'wet-parcel',
  'chalked-cat',
] as const
export type NightProp = (typeof NIGHT_PROPS)[number]
