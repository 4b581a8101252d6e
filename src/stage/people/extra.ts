// Who can be beside the cast: whoever has a card, but those who belong to a thing.
import { head } from '#shelf/people'

/** The name of a card. */
export type Extra = string

/** Whom a cue may name; those whom words name come first, in the order in which they are met. */
export const EXTRAS: readonly Extra[] = head.flatMap(({ id, onThings }) => (onThings ? [] : [id]))
