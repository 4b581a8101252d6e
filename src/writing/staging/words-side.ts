// Where the words of a page lie: beside the figures, or over all of them when those and their thing take the whole width.
import { cardOf } from '../../stage/things/cards.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Shot, TextSide } from '../../stage/scene.ts'

/** Somebody with a hand out. */
const PERSON = 250
/** Beside a column of words all of this is as large as under a band of them. */
const COLUMN = 670
/** Whose doer is where the thing is, and not beside it. */
const THERE: ReadonlySet<Deed['does']> = new Set<Deed['does']>(['on', 'in', 'under', 'behind', 'wears'])

export const BESIDE: readonly TextSide[] = ['left', 'right']

function isBroad(shot: Shot, people: number, deed: Deed | undefined): boolean {
  const thing = deed?.what === undefined ? 0 : (cardOf(deed.what).wide ?? 0)
  if (!deed || thing === 0) return shot !== 'close' && people > 2
  // Two on a stone are both there.
  const there = THERE.has(deed.does) ? (deed.to ? 2 : 1) : 0
  const others = PERSON * (people - there)
  return (there > 0 ? Math.max(thing, PERSON * there) : thing) + others > COLUMN
}

/** Words below push everyone up over an empty floor: where there is ground, they lie on the sky or the wall. */
export function sidesFor(shot: Shot, people: number, deed: Deed | undefined, isAfloat: boolean): readonly TextSide[] {
  if (shot !== 'wide' && shot !== 'above' && !isBroad(shot, people, deed)) return BESIDE
  return isAfloat ? ['top', 'bottom'] : ['top']
}
