// The names of what is told of a Yawn as large as a house.
export const YAWN_PROPS = ['alarm-clocks', 'peeping-yawn', 'tall-yawn', 'sleeping-yawn'] as const
export type YawnProp = (typeof YAWN_PROPS)[number]
