// The names of the things of a pier with an octopus who plays under it.
export const PIER_PROPS = [
  'concert-board',
  'foam-knot',
  'full-house',
  'half-knot',
  'ink-knot',
  'knot-tuba',
  'ottoline-plays',
  'pier-theatre',
  'pringle-knot',
  'slid-knot',
  'tap-knot',
] as const
export type PierProp = (typeof PIER_PROPS)[number]
