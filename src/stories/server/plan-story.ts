// Plans a story off the event loop: a hundred milliseconds of thinking must not keep everybody else waiting.

import { openThreads } from '../../platform/threads/threads.ts'
import type { PlannedStory, PlanOrder } from './planned-story.ts'

/** One thread a process, started by the first story: plans queue up there. */
const planning = openThreads<PlanOrder, PlannedStory>(new URL('./plan-thread.ts', import.meta.url), 1)

export const planStory = (order: PlanOrder) => planning.ask(order)
