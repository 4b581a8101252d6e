// The names of kites that would not fly, and of the one that did.
export const KITE_PROPS = ['kites-down', 'kite-cow', 'wind-kite', 'kite-line'] as const
export type KiteProp = (typeof KITE_PROPS)[number]
