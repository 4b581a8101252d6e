// The names of the things of a lane where a goose brings the post and everybody has the wrong parcel.
export const LANE_PROPS = [
  'bare-goose',
  'bare-hook',
  'blot-letter',
  'chalk-tuba',
  'door-goose',
  'fipps-tuba',
  'kerb-goose',
  'nest-goose',
  'parcel-heap',
  'point-goose',
  'post-goose',
  'sad-goose',
  'saddle-man',
  'sniff-goose',
  'string-roll',
  'wrong-parcels',
] as const
export type LaneProp = (typeof LANE_PROPS)[number]
