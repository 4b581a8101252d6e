// The names of the things of the whale in the boating pond.
export const WHALE_PROPS = [
  'pond-whale',
  'boat-whale',
  'bow-whale',
  'balloon-whale',
  'puddle-whale',
  'washed-whale',
  'hum-whale',
  'song-whale',
  'soap-road',
  'slide-whale',
  'dry-whale',
  'suds-whale',
  'leaping-whale',
  'cup-whale',
  'no-whales',
  'whale-notice',
  'fallen-pull',
  'trout-aloft',
] as const
export type WhaleProp = (typeof WHALE_PROPS)[number]
