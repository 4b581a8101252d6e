// The cue of a page whose words all worlds share, in one of them: two friends who are brought in are seen both, and nothing is where it cannot be.
import { isPlace } from '../../stage/places/places.ts'
import { DEEDS } from '../../stage/deed.ts'
import type { Prop } from '../../stage/things/card.ts'
import type { Place } from '../../stage/scene.ts'
import { belongs } from '../reading/told-things.ts'
import { IN_HAND } from './deeds.ts'
import { KIT, type Cue, type CueAct } from './moment.ts'

/** What the second friend does beside a touch of the first is done with an empty or a full hand. */
function untouched({ deed, acts }: Cue): { act: CueAct; shown: Prop[] } {
  const { emotion, action, holds } = acts.find(({ who }) => who === 'friend') ?? {}
  const does = deed?.by === 'friend' ? deed : undefined
  const moves = action ?? (does && DEEDS[does.does])
  const has = holds ?? (does?.what !== undefined && IN_HAND.has(does.does) ? does.what : undefined)
  return {
    act: { who: 'friend2', ...(emotion && { emotion }), ...(moves && { action: moves }), ...(has && { holds: has }) },
    shown: does?.what !== undefined && !has ? [does.what] : [],
  }
}

/** What the words say of the second friend comes beside what they say of the first. */
function withSecond(cue: Cue, second: Cue): Cue {
  const isFree = cue.deed === undefined && second.deed?.by === 'friend' && second.deed.to === undefined
  const { act, shown } = untouched(second)
  return {
    ...cue,
    acts: [...cue.acts, act],
    ...(isFree && second.deed && { deed: { ...second.deed, by: 'friend2' } }),
    rests: [...cue.rests, ...second.rests],
    shown: [...cue.shown, ...shown, ...second.shown],
    extras: [...cue.extras, ...second.extras],
    frame: { ...second.frame, ...cue.frame },
  }
}

/** `cues`: of what the page tells, at least one. */
export function sharedCue([first, second]: readonly Cue[], place: Place): Cue {
  if (!first) throw new Error('A page that tells nothing')
  const cue = second ? withSecond(first, second) : { ...first, acts: [...first.acts, { who: 'friend2' as const }] }
  const isFar = isPlace(place, 'far-off')
  const { place: asked, ...frame } = cue.frame
  const where = isFar || asked === undefined ? place : asked
  const fits = (one: Prop | undefined) => one === undefined || one === KIT || belongs(one, where)
  const { deed, ...rest } = cue
  return {
    ...rest,
    ...(deed && fits(deed.what) && fits(deed.over) && { deed }),
    rests: cue.rests.filter(({ what, at }) => fits(what) && fits(at)),
    shown: cue.shown.filter(fits),
    frame: { ...frame, ...(where !== place && { place: where }) },
  }
}
