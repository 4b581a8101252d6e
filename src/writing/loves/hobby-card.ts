// The card of a hobby, as hobbies/drawing.txt says it and the build compiles it.
import type { Prop } from '../../stage/things/card.ts'
import type { Action } from '../../stage/scene.ts'
import type { Written } from '../lines/lines.ts'
import type { Way } from '../worlds/world.ts'

/** What is heard as it, what the book calls it then, and its kit where that is another. */
export interface Asked {
  word: string
  own: string
  kit: string | null
}

/** How somebody is seen who does it, where the words begin with one of these. */
export interface Seen {
  read: string
  action: Action
  holds?: Prop
  /** Only where no hobby has a word of its own there: "playing", "watching". */
  general: boolean
}

export const LOVED_KINDS = ['thing', 'animal', 'food', 'doing', 'place'] as const

/** What people love that it can stand for: "thing | watching {x} | toy {one} | cars, trucks". */
export interface LovedRow {
  kind: (typeof LOVED_KINDS)[number]
  /** What is done with it, {x} being the word. */
  doing: string
  /** {one} being one of it. */
  kit: string
  words: readonly string[]
}

/** "@young": what it is, in two tellings with their cues; "@old": what older readers hear besides. */
export const DETAIL_KINDS = ['young', 'old'] as const

export interface HobbyCard {
  id: string
  way: Way
  asked: readonly Asked[]
  kit: string
  doing: string
  method: string
  seen: readonly Seen[]
  sound: string
  /** Of a kit that it shares with others, or that sounds another way. */
  sounds: Readonly<Record<string, string>>
  play: readonly string[]
  hinge: readonly string[]
  feast: Readonly<Record<(typeof DETAIL_KINDS)[number], readonly string[]>>
  loved: readonly LovedRow[]
  details: Readonly<Record<(typeof DETAIL_KINDS)[number], readonly Written[]>>
}
