// A sound that is lettered in the picture, by the hand that draws it: "Splat!" from the cake.
import type { Prop } from './things/card.ts'

export interface Sound {
  text: string
  /** A thing, somebody of the cast by id, or one of the others. */
  from: Prop
}

/** What the hand has letters for. */
export const LETTERED = /^(?=.*[A-Za-z])[A-Za-z !?.’'-]{1,16}$/
