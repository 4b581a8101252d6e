// The cards of all who are beside the cast, as they were compiled from people/.
import { head } from '#shelf/people'
import type { Extra } from './extra.ts'
import type { Kind, PersonCard } from './person-card.ts'

const CARDS: ReadonlyMap<Extra, PersonCard> = new Map(head.map((card) => [card.id, card]))

/** Those of `EXTRAS`. */
export const NAMED_PEOPLE: readonly PersonCard[] = head.filter(({ onThings }) => !onThings)

export function personCalled(extra: Extra): PersonCard {
  const card = CARDS.get(extra)
  if (!card) throw new Error(`There is no card of anybody called ${extra}`)
  return card
}

/** The first of them. */
export function kindCalled(extra: Extra): Kind {
  const [first] = personCalled(extra).figures
  if (!first) throw new Error(`${extra} is nobody of the cast's kinds`)
  return first
}

/** Of people there are as many as there are figures; of an animal there are always several. */
export const areSeveral = (extra: Extra): boolean => personCalled(extra).figures.length !== 1
