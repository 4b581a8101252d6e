// The names of the things about a statue that has the evening off: what it left, blocked and came home to.
export const STATUE_PROPS = [
  'signal-lamp',
  'left-plinth',
  'nurse-door',
  'station-door',
  'dog-heap',
  'spiked-gate',
  'iron-key',
  'croc-table',
  'clock-late',
] as const
export type StatueProp = (typeof STATUE_PROPS)[number]
