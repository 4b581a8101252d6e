// A world has its own things, and those of any world.
import { shelfFault, type TextLine } from '../../base/shelf-text.ts'
import { COMMON, type Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'

export function ownThing(thing: Prop, world: string, at: Pick<TextLine, 'file' | 'line'>): Prop {
  const { shelf } = cardOf(thing)
  if (shelf !== COMMON && shelf !== world)
    throw shelfFault(at, `"${thing}" is a thing of another world`, `things/${COMMON}, and this world’s own`)
  return thing
}
