// What things and animals are made of.
export const MATERIALS = [
  'skin',
  'fur',
  'scale',
  'cloth',
  'leather',
  'metal',
  'wood',
  'leaf',
  'stone',
  'ground',
  'water',
  'cloud',
  'glass',
  'paper',
  'food',
  'ink',
  'light',
] as const
export type Material = (typeof MATERIALS)[number]
