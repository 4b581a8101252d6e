// What one card tells of a thing.
import type { Facts } from './vocabulary.ts'

/** The name of a thing that has a card. */
export type Prop = string

export interface Card extends Facts {
  id: Prop
  /** Whose it is: a world's, or any world's. */
  shelf: string
  spot: NonNullable<Facts['spot']>
  of: NonNullable<Facts['of']>
  /** How people call it, in a wish as well; the first is what a picture is described with. */
  names: readonly string[]
  /** The words of a page that mean it, as a pattern; and where somebody holds it. */
  reads?: string
  inHand?: string
  /** What it was before it became this: "cake.splat" was a cake. */
  was?: Prop
  /** Another size of a thing, or another one of it: what it is drawn as. */
  as?: Prop
  /** As high as that thing, wherever it is: in hand, too. */
  sized?: Prop
  /** How a kit is called that is drawn as this. */
  kit?: string
}

/** A card as it is written: with the lines of its drawing. */
export interface DrawnCard {
  card: Card
  draw: readonly string[]
}

/** The shelf of what any world may have. */
export const COMMON = 'common'
