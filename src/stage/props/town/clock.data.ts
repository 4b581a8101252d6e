// The names of a town clock, its works, and what its tick does out in the long grass.
export const CLOCK_PROPS = [
  'town-clock',
  'tick-leaves',
  'clock-six',
  'wound-works',
  'sprung-works',
  'hole-works',
  'tick-works',
  'tiny-cog',
  'cake-table',
  'lit-cake',
  'egg-pot',
  'bowing-duck',
  'tick-poppy',
  'bee-net',
  'tick-resting',
  'cricket-band',
  'moss-box',
  'tick-bed',
  'tick-feast',
] as const
export type ClockProp = (typeof CLOCK_PROPS)[number]
