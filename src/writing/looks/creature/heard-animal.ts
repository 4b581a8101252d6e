// What is known of a creature while its words are read.
import type { CharacterType } from '../../../stage/cast.ts'
import type { HeardLook } from '../heard-look.ts'
import type { About } from './about.ts'
import type { Word } from './words-of.ts'

export interface Heard {
  text: string
  look: HeardLook
  type: CharacterType
  words: readonly Word[]
  /** The part before, and where it ends: its colour is that of "and paws", too. */
  last: { about: About; end: number } | undefined
}

export interface Kept {
  /** What it is drawn as, where that is only near. */
  drawn?: string | undefined
  used?: readonly number[]
}

export type Around = About & { end: number }
