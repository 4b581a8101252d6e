// No three pages in a row are seen from the same distance: the third steps back, or nearer.
import type { Shot } from '../../stage/scene.ts'
import type { Stage } from '../worlds/world.ts'

const ELSE: Readonly<Record<Shot, Shot>> = { close: 'medium', medium: 'wide', wide: 'medium', above: 'medium', behind: 'medium' } // prettier-ignore

/** `beats`: in the order in which they are told. */
export function variedShots(stages: ReadonlyMap<string, Stage>, beats: readonly string[]): Map<string, Stage> {
  const varied = new Map(stages)
  const shotOf = (beat: string | undefined) => (beat === undefined ? undefined : varied.get(beat)?.shot)
  for (const [i, beat] of beats.entries()) {
    const stage = varied.get(beat)
    if (stage && stage.shot === shotOf(beats[i - 1]) && stage.shot === shotOf(beats[i - 2]))
      varied.set(beat, { ...stage, shot: ELSE[stage.shot] })
  }
  return varied
}
