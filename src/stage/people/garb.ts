// What a trade or a story puts on over the clothes; the illustrator has the lines of each.
export const GARBS = [
  'baker',
  'ballerina',
  'butcher',
  'nurse',
  'navy-cap',
  'red-cap',
  'white-cap',
  'fireman',
  'fisher',
  'bowler',
  'bishop',
  'crown',
  'chain',
  'collar',
  'doctor',
  'judge',
  'pillowcase',
  'towel',
  'backwards',
] as const
export type GarbName = (typeof GARBS)[number]
