// The names of the things of a school with a comet in it: the window that nobody was to open, a frozen paint jar, a mitten that drips.
export const COMET_PROPS = [
  'coat-bundle',
  'comet-jar',
  'comet-mitten',
  'comet-soup',
  'comet-window',
  'end-window',
  'falling-lights',
  'floated-head',
  'paper-chain',
  'peg-bench',
  'tail-pole',
] as const

export type CometProp = (typeof COMET_PROPS)[number]
