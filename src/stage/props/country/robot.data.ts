// The names of what a small lost robot does, and who comes for it; a stair to sit on.
export const ROBOT_PROPS = [
  'blip',
  'blip-beans',
  'blip-toaster',
  'blip-toast',
  'blip-pram',
  'blip-races',
  'blip-roof',
  'blip-kite',
  'blip-hole',
  'blip-dim',
  'blip-calls',
  'lamp-eye',
  'mother-ship',
  'stair-seat',
  'red-switch',
] as const
export type RobotProp = (typeof ROBOT_PROPS)[number]
