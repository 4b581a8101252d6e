// The plan of one book: what happens on each page and why, before a word is written.

import type { CharacterSpec } from '../../stage/cast.ts'
import type { Scene } from '../../stage/scene.ts'
import type { Band } from '../brief/band.ts'
import type { Occasion } from '../brief/brief-lists.ts'
import type { DayKind } from '../fragments/day.ts'
import type { Way } from '../worlds/world.ts'
import type { Moral } from '../brief/shape-story.ts'
import type { BeatName, SkeletonName } from './skeletons.data.ts'
import type { Turns } from '../dealing/turns.ts'

export interface Beat {
  n: number
  fn: BeatName
  /** What happens, in the plain words of the 4-6 telling: what a page must state, whoever writes it. */
  event: string
  /** The pages that this one follows from. */
  because: number[]
  pre: string[]
  add: string[]
  del: string[]
  plants: string[]
  pays: string[]
  valence: number
  hook: 'question' | 'cut' | 'reveal' | null
  refrain: 'base' | 'turned' | null
  scene: Scene
  /** Of a member's own words: what the picture cannot show. */
  unshown?: readonly string[]
}

/** What else the hero loves, ready for a sentence. */
export interface SaidLove {
  typed: string
  kind: 'thing' | 'animal' | 'food' | 'doing' | 'place' | 'dear'
  said: string
  doing: string
}

/** By beat: the telling of the world's own that its page has, and the turn for which it was named. */
export type NamedTellings = Readonly<Partial<Record<BeatName, { turn: number; id: string }>>>

export interface StoryPlan {
  seed: number
  band: Band
  rhyme: boolean
  /** A life story has an order of its own. */
  skeleton: SkeletonName | 'own'
  pack: string
  moral: Moral
  occasion: Occasion
  day: DayKind
  means: { hobby: string; way: Way }
  refrain: { base: string; turned: string; at: number[] }
  cast: CharacterSpec[]
  habits: string[]
  words: Record<string, string>
  flags: string[]
  turns: Turns
  /** Plans made before have none, and are told by their turns. */
  tellings?: NamedTellings
  /** Which of the world's titles comes first; the first of them unless it was dealt. */
  title?: number
  beats: Beat[]
  /** Plans made before have none. */
  loves?: SaidLove[]
  /** What the member asked for that found no place. */
  notices: string[]
}
