// How large things are beside a child of 440.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { readProp, trueHeight } from './prop.ts'

/** How large a thing is when it stands about or is touched. */
export function trueScale(prop: Prop): number {
  const { height, times = 1, sized } = cardOf(prop)
  return height === undefined && sized === undefined ? times : trueHeight(prop) / readProp(prop).box.h
}
