// The card of people or animals beside the cast, as people/postman.txt says it and the build compiles it.
import type {
  Accessory,
  Beard,
  Bottom,
  CharacterType,
  ClothColor,
  Glasses,
  HairColor,
  HairStyle,
  Skin,
  Top,
} from '../cast.ts'
import type { Hide } from '../finer-creature.data.ts'
import type { Action } from '../scene.ts'
import type { Prop } from '../things/card.ts'
import type { Material } from '../things/materials.ts'
import type { Extra } from './extra.ts'
import type { GarbName } from './garb.ts'

/** How one of them is dressed; who has a trade or a name in a story looks the same on every page of it. */
export interface Kind {
  type: 'boy' | 'girl' | 'man' | 'woman'
  /** One of each list is chosen, the same on every page of a book. */
  ages: readonly number[]
  hair: readonly HairStyle[]
  top: readonly Top[]
  colors: readonly ClothColor[]
  skin?: readonly Skin[] | undefined
  hairColor?: readonly HairColor[]
  bottom?: readonly Bottom[]
  glasses?: Glasses
  beard?: Beard
  accessory?: Accessory
  holds?: Prop
  garb?: GarbName
  /** Beside another of the same age. */
  size?: number
  /** What this one does, whatever the others do. */
  does?: Action
}

/** A creature that the cast has a rig for: no two of one coat side by side. */
export interface Troop {
  type: CharacterType
  hides: readonly Hide[]
  does: readonly Action[]
}

/** What it is of, and its lines. */
export interface Lines {
  of: Material
  draw: readonly string[]
}

export interface Animal {
  /** So many, where no number is told. */
  several: number
  /** Beside the one that a page is about. */
  size?: number
  drawn: Troop | Lines | Prop
}

export interface PersonCard {
  id: Extra
  /** By which words of a page they are met: patterns. */
  heard: readonly string[]
  /** Who is met as one of these is not met again as "the man". */
  also: readonly Extra[]
  /** By which words of a wish, and how they are told to the member. */
  wished?: string
  called: string
  /** They belong to things, and no cue names them. */
  onThings?: true
  /** People, each drawn as one of the cast; or one animal, several times. */
  figures: readonly Kind[]
  animal?: Animal
}
