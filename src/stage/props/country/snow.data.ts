// The names of a train in the snow, the hedgehogs on its line and what is tried with them.
export const SNOW_PROPS = [
  'snow-train',
  'carriage-window',
  'cheer-train',
  'hog-line',
  'engine-bell',
  'hog-balls',
  'hog-bucket',
  'tipped-bucket',
  'old-hog',
  'snow-hole',
  'snow-slide',
  'train-seat',
  'tied-box',
  'rack-books',
  'book-bridge',
  'lamp-line',
  'three-hogs',
] as const
export type SnowProp = (typeof SNOW_PROPS)[number]
