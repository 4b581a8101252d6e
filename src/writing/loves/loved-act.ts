// What the hero loves to do, where it can be seen in a pair of hands; else what it is done with is held.
import { isDeep } from '../../stage/places/places.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Action, Place } from '../../stage/scene.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { hobbyAct } from './hobby-act.ts'
import { KIT, type CueAct, type Moment } from '../staging/moment.ts'

const SHOWN_ACTS: ReadonlySet<Action> = new Set<Action>(['draw', 'write', 'play-music', 'sing', 'dance', 'read'])

function lovedAct(habit: string): ReturnType<typeof hobbyAct> {
  const loved = hobbyAct(habit)
  return loved && SHOWN_ACTS.has(loved.action) ? loved : undefined
}

/** Who draws the way out draws it large. */
const DRAWN_LARGE = { by: 'hero', does: 'touches', what: 'wall-picture' } as const

/** "hero do-hobby", as this hero does it; the page that is about it shows whatever it is, and holds up what is only held. */
export function withLoved(cue: Moment, beat: BeatName, place: Place, hero?: CharacterSpec): Moment {
  if (!cue.acts.some(({ loved }) => loved)) return cue
  const habit = hero?.habit ?? ''
  const isAbout = beat === 'hobby'
  const loved = isAbout ? hobbyAct(habit) : lovedAct(habit)
  const seen = loved ? { action: loved.action, ...(loved.holds && { holds: loved.holds }) } : { holds: KIT }
  const isDrawn = !isAbout && loved?.action === 'draw' && !isDeep(place)
  const isHeldUp = isAbout && (loved === undefined || loved.action === 'hold')
  const touch: Deed | undefined = isDrawn ? DRAWN_LARGE : isHeldUp && seen.holds ? { by: 'hero', does: 'lifts', what: seen.holds } : undefined // prettier-ignore
  return {
    ...cue,
    acts: cue.acts.map(({ loved: is, ...act }): CueAct => (is ? { ...act, ...seen } : act)),
    ...(touch && !cue.deed && { deed: touch }),
  }
}
