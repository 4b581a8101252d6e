// Small things that an activity sheet has of its own.
import type { Prop } from '../../stage/things/card.ts'

/** Plain to tell from each other, when the story has too few things to count. */
export const SPARE: readonly Prop[] = ['apple', 'key', 'star', 'cup', 'leaf']

/** What hangs in the air of one picture and not of the other. */
export const EXTRAS: readonly Prop[] = ['balloon', 'kite', 'feather', 'bird', 'leaf']
