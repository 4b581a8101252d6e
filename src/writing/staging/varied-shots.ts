// No three pages in a row are seen from the same distance: the third steps back, or nearer.
import type { Action, Shot } from '../../stage/scene.ts'
import { BODILY } from '../reading/told-act.ts'
import type { Stage } from '../worlds/world.ts'
import type { Moment } from './moment.ts'

const ELSE: Readonly<Record<Shot, Shot>> = { close: 'medium', medium: 'wide', wide: 'medium', above: 'medium', behind: 'medium' } // prettier-ignore

/** Of these a close look shows too little, too. */
const WHOLE: ReadonlySet<Action> = new Set<Action>([...BODILY, 'sit', 'lie', 'dance', 'hide', 'stuck'])

/** From how far one sees what a cue has that any world may tell, best first: others need room, and so does a body. */
function shotsFor({ acts, deed, extras, frame }: Moment, usual: Shot): readonly Shot[] {
  if (frame.shot) return [frame.shot, usual]
  if (extras.length > 0) return usual === 'close' ? ['wide', 'medium', usual] : ['wide', usual]
  const isWhole = acts.some(({ action }) => action && WHOLE.has(action)) || deed?.does === 'on' || deed?.does === 'in'
  return usual === 'close' && isWhole ? ['medium', 'wide', usual] : [usual]
}

/** `beats`: in the order in which they are told; `own` and `shared`: what is seen on those that this world tells, and on those that any may. */
export function variedShots(
  stages: ReadonlyMap<string, Stage>,
  beats: readonly string[],
  own: ReadonlyMap<string, Moment> = new Map(),
  shared: ReadonlyMap<string, Moment> = new Map(),
): Map<string, Stage> {
  const varied = new Map(stages)
  const shotOf = (beat: string | undefined) => (beat === undefined ? undefined : varied.get(beat)?.shot)
  for (const [i, beat] of beats.entries()) {
    const stage = varied.get(beat)
    if (stage && stage.shot === shotOf(beats[i - 1]) && stage.shot === shotOf(beats[i - 2]))
      varied.set(beat, { ...stage, shot: ELSE[stage.shot] })
  }
  const seenFrom = (at: number) => own.get(beats[at] ?? '')?.frame.shot ?? shotOf(beats[at])
  const isThird = (shot: Shot, at: number) =>
    [at - 2, at - 1, at].some((first) =>
      [first, first + 1, first + 2].every((one) => one === at || seenFrom(one) === shot),
    )
  for (const [i, beat] of beats.entries()) {
    const [stage, cue] = [varied.get(beat), shared.get(beat)]
    const shot = stage && cue && shotsFor(cue, stage.shot).find((one) => !isThird(one, i))
    if (stage && shot) varied.set(beat, { ...stage, shot })
  }
  return varied
}
