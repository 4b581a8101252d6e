// The names of things that a town's own pages turn on: a sheet that is held, a step before a door, a bell's empty bracket.
export const TOWN_PROPS = [
  'drumsticks',
  'held-sheet',
  'hole-lawn',
  'laundry-step',
  'peg-truck',
  'striped-sock',
  'town-supper',
] as const
export type TownProp = (typeof TOWN_PROPS)[number]
