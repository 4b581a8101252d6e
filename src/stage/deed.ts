// The touch that a page turns on: who does what to what, and where its things lie.
import type { Prop } from './things/card.ts'

/** How somebody touches something, as it can be drawn, and the body's part in it. */
export const DEEDS = {
  gives: 'give',
  lifts: 'hold',
  touches: 'reach',
  opens: 'reach',
  pulls: 'pull',
  pushes: 'push',
  pours: 'hold',
  throws: 'throw',
  catches: 'catch',
  wears: null,
  hugs: 'hug',
  blows: null,
  on: 'sit',
  in: 'sit',
  under: 'crawl',
  behind: 'hide',
} as const
export type DeedName = keyof typeof DEEDS

/** What a page turns on: "hero gives gift to figure", "figure on bicycle". */
export interface Deed {
  /** The id of one of `who`. */
  by: string
  does: DeedName
  what?: Prop
  /** The id of another one of `who`. */
  to?: string
  /** What is poured into, thrown over. */
  over?: Prop
  /** What whoever sits on or in something has in both hands. */
  holding?: Prop
}

export const RESTS = ['on', 'in', 'under', 'against'] as const

/** Where a thing is that nobody holds: "gift on bed". */
export interface Rest {
  what: Prop
  how: (typeof RESTS)[number]
  at: Prop
}
