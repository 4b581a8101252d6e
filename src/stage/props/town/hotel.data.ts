// The names of the things of a thin hotel whose lift has stopped.
export const HOTEL_PROPS = [
  'bear-lady',
  'biting-lift',
  'cherry-cake',
  'full-lift',
  'great-wheel',
  'oil-can',
  'rope-countess',
  'rose-bush',
  'turned-wheel',
] as const
export type HotelProp = (typeof HOTEL_PROPS)[number]
