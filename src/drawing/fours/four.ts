// Who goes on four legs, while it is drawn: what differs from kind to kind is its feet, its tail, its head and its coat.
import type { Worn } from '../../stage/cast.ts'
import type { FurForm } from '../../stage/finer-creature.data.ts'
import type { Own } from '../people/own-body.ts'
import type { Acting } from '../poses/acting.ts'
import type { Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { isWorked } from '../coats/stuffs.ts'

export interface FourRig {
  /** The colour of its hooves; without one it has paws. */
  hooves?: Hex | undefined
  /** Where a hat sits. */
  top: number
  /** How its kind is furred, unless something else was said. */
  fur?: FurForm | undefined
  humps?: boolean | undefined
  /** `own.torso` stands where the tail grows. */
  tail(own: Own): void
  head(own: Own, head: Pen, act: Acting): void
}

export interface Four extends Own {
  rig: FourRig
  /** Of metal or stone: bright where it swells, green where rain stands. */
  cast: boolean
  /** On all four feet. */
  boots: Worn | undefined
}

export const isCast = ({ spec: { look } }: Pick<Own, 'spec'>): boolean =>
  look.made !== undefined && !isWorked(look.made)
