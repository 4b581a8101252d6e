// The face of a moment: who looks at something has open eyes, however glad.
import type { Action, Actor } from '../base/scene.ts'
import { FACES, type FacePose } from './emotions.data.ts'

const LOOKING: ReadonlySet<Action> = new Set(['look', 'look-up', 'look-down', 'peek', 'point', 'read', 'reach', 'catch', 'give']) // prettier-ignore

export function openEyed({ action, emotion }: Actor): FacePose {
  const face = FACES[emotion]
  return LOOKING.has(action) && face.lid >= 1 ? { ...face, lid: -0.02, low: 0.3 } : face
}
