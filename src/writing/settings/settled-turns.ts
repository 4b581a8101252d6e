// Chooses such tellings of the pages about the hero and the friend as can play where the member set the story.
import { dice } from '../../base/dice.ts'
import type { World } from '../worlds/world-of.ts'
import { TIED_TO_NO_PLACE } from './setting-worlds.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { stageBook } from '../staging/stage-book.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { tellPage } from '../telling/tell-page.ts'
import { AROUND, type Thread, type Turns } from '../dealing/turns.ts'

/** Whatever else leans on such a page keeps to the same thread. */
const THREADS: Readonly<Partial<Record<BeatName, readonly Thread[]>>> = {
  hobby: ['loves', 'rule'],
  friend: ['pal1'],
  flaw: ['moral'],
}

function plays(world: World, plan: StoryPlan, beat: BeatName): boolean {
  const page = tellPage(plan, beat, dice(plan.seed).fork(`event:${beat}`))
  return stageBook(world, plan, [beat], [page])[0]?.place === plan.words['moved']
}

export function settledTurns(world: World, plan: StoryPlan): Turns {
  if (plan.words['moved'] === undefined) return plan.turns
  return TIED_TO_NO_PLACE.reduce((turns: Turns, beat) => {
    const tries = (THREADS[beat] ?? []).flatMap((thread) =>
      Array.from({ length: AROUND }, (_, by): Turns => ({ ...turns, [thread]: (turns[thread] ?? 0) + by })),
    )
    return tries.find((one) => plays(world, { ...plan, turns: one }, beat)) ?? turns
  }, plan.turns)
}
