// A creature while it is drawn: its pens, its coat, and how it holds itself.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Coat } from '../clothes/coat.ts'
import type { Acting } from '../poses/acting.ts'
import type { Pose } from '../poses/poses.data.ts'
import type { More, Pen } from '../shapes/graph.ts'
import type { Build } from './build.ts'

export interface Beast {
  p: Pen
  torso: Pen
  spec: CharacterSpec
  build: Build
  pose: Pose
  face: Acting['face']
  behind: boolean
  coat: Coat
  /** What it is made of, and how round. */
  more: More
  /** How far what hangs on it swings. */
  swing: number
}

export const hasClaws = ({ spec }: Beast): boolean => spec.type === 'dragon' || spec.type === 'monster'

const PAWED: ReadonlySet<CharacterSpec['type']> = new Set(['dog', 'cat', 'other', 'rabbit'])
export const hasPaws = ({ spec }: Pick<Beast, 'spec'>): boolean => PAWED.has(spec.type)

/** A cat's socks. */
export const hasSocks = ({ spec }: Beast): boolean => spec.type === 'cat' && spec.look.hide !== 'white'
