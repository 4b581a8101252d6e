// The cards of all things, as they were compiled from things/.
import { head } from '#shelf/things'
import type { Card, Prop } from './card.ts'

const CARDS: ReadonlyMap<Prop, Card> = new Map(head.map((card) => [card.id, card]))

/** Those of any world first; with the states of each. */
export const PROPS: readonly Prop[] = head.map(({ id }) => id)

/** "comet@button": a comet as large as a button; "duck~2": a second duck. */
const VARIANT = /^([a-z-]+(?:\.[a-z-]+)?)(?:@([a-z-]+))?(?:~\d)?$/
const variants = new Map<Prop, Card>()

export function cardOf(prop: Prop): Card {
  const card = CARDS.get(prop) ?? variants.get(prop) ?? variantOf(prop)
  if (!card) throw new Error(`There is no card of a thing called ${prop}`)
  return card
}

/** Whether there can be such a thing. */
export const isThing = (prop: Prop): boolean => CARDS.has(prop) || variantOf(prop) !== undefined

function variantOf(prop: Prop): Card | undefined {
  const [, name = '', size] = VARIANT.exec(prop) ?? []
  const card = CARDS.get(name)
  const like = size === undefined ? card : CARDS.get(size)
  if (!card || !like) return undefined
  const made = like === card ? { ...card, id: prop, as: name } : sizedAs(prop, card, like)
  variants.set(prop, made)
  return made
}

/** It is handled as the other thing is. */
function sizedAs(prop: Prop, card: Card, like: Card): Card {
  const { height: _, times: __, huge: ___, large: ____, giant: _____, wide: ______, aloft: _______, ...same } = card
  return {
    ...same,
    id: prop,
    as: card.id,
    sized: like.id,
    spot: card.spot === 'sky' ? 'sky' : like.spot,
    ...(like.large && { large: true }),
    names: [`${like.names[0] ?? like.id}-sized ${card.names[0] ?? card.id}`],
  }
}
