// How often a book is seen from where, and on which of its beats that tells most.
import type { View } from '../../stage/direction.ts'
import type { BeatName } from '../plan/skeletons.data.ts'

/** At least so many pages of a book, where so many can be seen so; and at most. */
export const QUOTAS: readonly { views: readonly View[]; least: number; most: number }[] = [
  { views: ['without'], least: 2, most: 2 },
  { views: ['far'], least: 3, most: 4 },
  { views: ['behind'], least: 2, most: 2 },
  { views: ['near', 'hands'], least: 4, most: 6 },
  { views: ['high'], least: 2, most: 3 },
  { views: ['low'], least: 2, most: 3 },
]

/** Alone and small when all is lost, near when somebody thinks, from low when something is dared. */
export const LIKED: Readonly<Partial<Record<View, readonly BeatName[]>>> = {
  far: ['home', 'low', 'want', 'fail3', 'close', 'trouble', 'stakes'],
  near: ['flaw', 'choice', 'insight', 'friend', 'stakes', 'clue', 'low'],
  hands: ['hobby', 'clue', 'means', 'choice', 'insight', 'friend'],
  behind: ['close', 'insight', 'turn', 'low', 'resolution'],
  high: ['fail1', 'trouble', 'fail3', 'snag', 'low', 'fail2'],
  low: ['climax', 'try2', 'turn', 'rescue', 'try3', 'try1'],
  without: ['home', 'trouble', 'clue', 'stakes', 'turn'],
}

/** Where the story turns, the picture is as large as the page. */
export const TURNS: readonly BeatName[] = ['climax', 'turn', 'low', 'resolution']

/** Nobody is a dot, or away, where all has led to; and the cover is the climax. */
export const WHOLE_PAGE: readonly BeatName[] = ['climax', 'resolution', 'turn']
export const NEVER: Readonly<Partial<Record<View, readonly BeatName[]>>> = {
  far: WHOLE_PAGE,
  without: WHOLE_PAGE,
  behind: ['climax'],
}
