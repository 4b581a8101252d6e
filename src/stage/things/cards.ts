// The cards of all things, as they were compiled from things/.
import { head } from '#shelf/things'
import type { Card, Prop } from './card.ts'

const CARDS: ReadonlyMap<Prop, Card> = new Map(head.map((card) => [card.id, card]))

/** Those of any world first. */
export const PROPS: readonly Prop[] = head.map(({ id }) => id)

export function cardOf(prop: Prop): Card {
  const card = CARDS.get(prop)
  if (!card) throw new Error(`There is no card of a thing called ${prop}`)
  return card
}
