// One page, told by several dice: the candidates of a telling, and the ways in which a member may have met a line.
import type { Chance } from '../lines/line.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { tellPage } from './tell-page.ts'

/** One telling for each of the dice. Most lines leave nothing to chance: what is told without a roll is told once for all of them. */
export function tellPageBy(plan: StoryPlan, beat: BeatName, dice: readonly Chance[]): string[] {
  let isRolled = false
  let told = ''
  return dice.map((one, at) => {
    const pick: Chance['pick'] = (choices) => {
      isRolled = true
      return one.pick(choices)
    }
    if (at === 0 || isRolled) told = tellPage(plan, beat, { pick })
    return told
  })
}
