// The scene of a page that is told otherwise than it was planned: from the cue of the telling that it has now.
import type { Scene } from '../../stage/scene.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { cueOf } from '../telling/page-cues.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { withSaid } from './said-scene.ts'
import { stageBook } from '../staging/stage-book.ts'

/** None where the page has no telling of ours with a cue: there its scene stays what it was. */
export function sceneAsTold(plan: StoryPlan, page: number, pages: readonly string[]): Scene | undefined {
  const beat = plan.beats[page - 1]
  if (!beat || !cueOf(plan, beat.fn, pages[page - 1] ?? '')) return undefined
  const names = plan.beats.map(({ fn }) => fn)
  const scene = stageBook(worldCalled(plan.pack), plan, names, pages)[page - 1]
  return scene && withSaid(plan, pages[page - 1] ?? '', scene)
}
