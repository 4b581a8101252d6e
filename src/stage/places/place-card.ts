// The card of a place, as places/pond.txt says it and the build compiles it; how it is drawn stands in drawing/places.

export const MOTIFS = ['leaf', 'flower', 'flag', 'star', 'flake', 'cloud', 'bubble', 'stone'] as const
export type Motif = (typeof MOTIFS)[number]

/** What stands in the front corners of a page; those behind "of" are of a colour. */
export const CORNERS = ['leafy', 'grassy', 'palmy', 'reedy', 'coil', 'snowy', 'weeds', 'airy', 'hull'] as const
export const COLORED_CORNERS = ['drape', 'stones', 'crags', 'crystals'] as const
type Hex = `#${string}`
export type Corner = { kind: (typeof CORNERS)[number] } | { kind: (typeof COLORED_CORNERS)[number]; color: Hex }

export const FLAGS = [
  /** What belongs outdoors is not there. */
  'room',
  /** Under a roof, and so wide that somebody can be far off. */
  'hall',
  /** Nothing is far off in it. */
  'narrow',
  /** Nobody sees the sky, or no stars in it. */
  'shut',
  'starless',
  /** From here nobody goes to a garden for a page. */
  'far-off',
  /** Without a ground on which things lie or lean. */
  'groundless',
  /** No year goes by, or it is always winter. */
  'seasonless',
  /** Where no table is, a stump is stood on. */
  'wild',
  /** A boat can put off. */
  'shore',
  /** The ground ends a step behind the heroes: a quay, a shore, a roof; wide: but others stand there all the same. */
  'edged',
  'wide',
  /** The gallery of a lighthouse, where something is watched from it. */
  'gallery',
] as const
export type PlaceFlag = (typeof FLAGS)[number]

export interface PlaceCard {
  id: string
  /** "at the pond" */
  said: string
  is: readonly PlaceFlag[]
  /** Nobody stands there: they fly, or swim. */
  deep?: 'fly' | 'swim'
  /** What floats lies in it, so deep on the stage; keel: so far above the foot of the page, where a quay or bank hides it. */
  water?: number
  keel?: number
  /** What is dug out. */
  soil?: Hex
  motif: Motif
  corner?: Corner
  cornerByNight?: Corner
  /** Small jokes that could happen there. */
  gags: readonly string[]
}
