// A mammal's head while it is drawn: its pen, its colours, and which way it is turned.
import type { Own } from '../people/own-body.ts'
import type { Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import type { Mammal } from './mammals.data.ts'

/** What the parts of a head are drawn by. */
export interface HeadOf {
  own: Own
  mammal: Mammal
  p: Pen
  dx: number
  dy: number
  /** How far it is turned. */
  yaw: number
  swing: number
  behind: boolean
  hide: Hex
  trim: Hex
  accent: Hex
  line: Hex
}
