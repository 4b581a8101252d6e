// The beats of a plan, as its pages were told: what each follows from, what it plants and pays, whether the refrain is on it.
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import type { Band } from '../brief/band.ts'
import { tellPage } from '../telling/tell-page.ts'
import { BECAUSE, HOOKS, VALENCE, type BeatName } from './skeletons.data.ts'
import type { Beat, StoryPlan } from './story-plan.ts'

const PLANTS: Readonly<Partial<Record<BeatName, readonly string[]>>> = {
  hobby: ['rule', 'kit'],
  friend: ['habit'],
  want: ['event'],
  flaw: ['flaw'],
  clue: ['clue'],
  snag: ['key lost'],
}
const PAYS: Readonly<Partial<Record<BeatName, readonly string[]>>> = {
  insight: ['rule', 'clue'],
  means: ['kit'],
  rescue: ['habit', 'key lost'],
  choice: ['flaw'],
  close: ['event'],
}

/** `plain`: the reader in whose words it is noted what happens. */
export function beatsOf(
  sketch: StoryPlan,
  names: readonly BeatName[],
  pages: readonly string[],
  scenes: readonly Scene[],
  plain: Band = 'b4_6',
): Beat[] {
  const root = dice(sketch.seed)
  const isOnLap = sketch.band === 'b0_3' && !sketch.rhyme
  const pageOf = (beat: BeatName) => names.indexOf(beat) + 1
  return names.flatMap((fn, index): Beat[] => {
    const [told, scene] = [pages[index], scenes[index]]
    if (told === undefined || scene === undefined) return []
    const because = BECAUSE[fn].map(pageOf).filter((page) => page <= index)
    const refrain = told.includes(sketch.refrain.turned) ? 'turned' : told.includes(sketch.refrain.base) ? 'base' : null
    const beat: Beat = {
      n: index + 1,
      fn,
      event: sketch.band === plain || isOnLap ? told : tellPage(sketch, fn, root.fork(`event:${fn}`), plain),
      because: because.length > 0 || index === 0 ? because : [index],
      pre: BECAUSE[fn].filter((one) => pageOf(one) <= index),
      add: [fn],
      del: fn === 'rescue' ? ['snag'] : fn === 'resolution' ? ['trouble'] : [],
      plants: [...(PLANTS[fn] ?? [])],
      pays: [...(PAYS[fn] ?? [])],
      valence: VALENCE[fn],
      hook: HOOKS[fn] ?? null,
      refrain,
      scene,
    }
    return [beat]
  })
}
