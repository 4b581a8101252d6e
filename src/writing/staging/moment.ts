// What a cue says of one moment, read and whole; the grammar stands in cue.ts.
import type { Deed, Rest } from '../../stage/deed.ts'
import type { Extra } from '../../stage/people/extra.ts'
import type { Action, Emotion, Place, Shot, State, Time, Weather } from '../../stage/scene.ts'
import type { Sound } from '../../stage/sound.ts'
import type { Prop } from '../../stage/things/card.ts'

/** The grown-up of home is in life stories alone. */
export const ROLES = ['hero', 'hero2', 'friend', 'friend2', 'figure', 'grown'] as const
export type CueRole = (typeof ROLES)[number]

/** In a cue: the thing of the hero’s hobby, whichever it is. */
export const KIT = 'kit'

/** In a cue: what the hero loves to do is done. */
export const LOVED = 'do-hobby'

export interface CueAct {
  who: CueRole
  /** Who does it where `who` is not on the page. */
  or?: CueRole
  action?: Action
  emotion?: Emotion
  holds?: Prop
  /** What the hero loves to do, with what it is done with. */
  loved?: true
  asleep?: true
  back?: true
  /** Thought of in the words, and not there. */
  away?: true
  state?: readonly State[]
  sized?: Prop
}

export interface Frame {
  place?: Place
  time?: Time
  weather?: Weather
  shot?: Shot
  feel?: Emotion
}

export interface Moment {
  acts: readonly CueAct[]
  /** By and to are roles, or "friend?hero". */
  deed?: Deed
  rests: readonly Rest[]
  shown: readonly Prop[]
  extras: readonly Extra[]
  counts?: Readonly<Record<string, number>>
  sounds?: readonly Sound[]
  frame: Frame
}

export interface Cue extends Moment {
  then?: Moment
}

export interface Draft {
  acts: CueAct[]
  deed?: Deed
  rests: Rest[]
  shown: Prop[]
  extras: Extra[]
  counts: Record<string, number>
  sounds: Sound[]
  /** What has become what: the thing, and its new state or size. */
  became: [Prop, Prop][]
}
