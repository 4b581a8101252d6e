// Animals beside the cast, in the lines of lines.ts; those that are props as well are drawn as they are there.
import type { Prop } from '../../stage/things/card.ts'
import type { CharacterType } from '../../stage/cast.ts'
import type { Hide } from '../../stage/finer-creature.data.ts'
import type { Extra } from '../../stage/extras.data.ts'
import type { Material } from '../shapes/graph.ts'
import type { Action } from '../../stage/scene.ts'

/** What it is of, and its lines. */
type Drawn = readonly [Material, string]

const HEN: Drawn = ['fur', 'l O -8 -2 3.4 -6 -20 3.4; l O 8 -2 3.4 6 -20 3.4; b M -30 -40 -66 -78 -60 -44 -40 -18; b O -46 -38 -40 -66 -8 -64 16 -88 40 -84 42 -56 34 -24 0 -12 -34 -18; b R 14 -86 14 -102 24 -94 30 -106 36 -94 46 -98 42 -84; p Y 42 -76 60 -70 42 -64; o R 44 -58 5 8; o* I 31 -74 4.4 5; o* W 29.6 -76 1.5 1.6; b M -30 -44 6 -46 0 -24 -20 -22'] // prettier-ignore
/** Animals stand about in threes, or more; those that are props as well are drawn as they are there. */
export const ANIMALS: Readonly<Partial<Record<Extra, Drawn | Prop>>> = {
  hens: HEN,
  ducks: 'duck',
  seals: 'seal',
  goats: 'goat',
  geese: 'goose',
  owls: 'owl',
  toads: 'toad',
  hedgehogs: 'hedgehog',
}

/** Those that the cast has a rig for. */
export interface Troop {
  type: CharacterType
  hides: readonly Hide[]
  does: readonly Action[]
}

export const TROOPS: Readonly<Partial<Record<Extra, Troop>>> = {
  dogs: { type: 'dog', hides: ['white', 'black', 'ginger', 'spotted', 'grey'], does: ['sit', 'sit', 'stand', 'wave', 'look-up'] },
} // prettier-ignore
