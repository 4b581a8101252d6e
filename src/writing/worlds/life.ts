// What a life story has beside what every world has: a whole world tells one event by its own words alone, and is told where it is wished for.
import type { CharacterType, Pronoun } from '../../stage/cast.ts'
import type { BeatName } from '../plan/skeletons.data.ts'

/** Stems that one sentence of a wish must have, and those that it must not. */
export interface WishLine {
  /** "brother/sister": one of two; "new+house/home": words that stand together. */
  all: readonly (readonly (readonly string[])[])[]
  none: readonly string[]
}

export const HOLE_KINDS = ['name', 'place', 'thing'] as const

/** A detail of a wish that the pages say. */
export interface TypedHole {
  name: string
  kind: (typeof HOLE_KINDS)[number]
  where?: 'after' | 'before'
  /** What it stands after or before, each in lower case. */
  near: readonly string[]
  /** What is said where nothing was named: a line. */
  otherwise: string
}

/** A word that says who plays the figure, and as what. */
export interface Called {
  word: string
  type: CharacterType
  pronoun: Pronoun
}

export interface Life {
  order: readonly BeatName[]
  told: readonly WishLine[]
  near: readonly WishLine[]
  /** One sentence that says what it tells: a line. */
  about: string
  holes: readonly TypedHole[]
  called: readonly Called[]
  /** Words after which the wish names the figure, whoever it is: "ask Anna". */
  namedAfter: readonly string[]
  /** The hole that names whom the figure marries: seen in place of the grown-up of home, of whom such a story says nothing. */
  partner?: string
}
