// Pages that are tied to no place of their world play where the member set the story.
import { PLACES } from '../../stage/places/places.ts'
import type { Place } from '../../stage/scene.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { TIED_TO_NO_PLACE } from './setting-worlds.ts'

/** Things of this world that bind a page to it. */
const OF_THE_WORLD = ['small', 'crowd', 'scary', 'mistake', 'home'] as const

/** Where the page plays instead; undefined where it must stay. `hasFriend`: else the world tells of its own people there. */
export function movedPlace(
  beat: BeatName,
  told: string,
  words: Readonly<Record<string, string>>,
  hasFriend: boolean,
): Place | undefined {
  const place = PLACES.find((one) => one === words['moved'])
  const opens = words['opens'] ?? ''
  if (place === undefined) return undefined
  if (beat === 'home') return opens !== '' ? place : undefined
  if (!TIED_TO_NO_PLACE.includes(beat) || (beat === 'friend' && !hasFriend)) return undefined
  const isBound = OF_THE_WORLD.some((key) => told.toLowerCase().includes((words[key] ?? '¬').toLowerCase()))
  return beat === 'flaw' && isBound ? undefined : place
}
