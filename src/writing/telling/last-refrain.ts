// The refrain with which a story ends: the turned one where it was turned.
import type { StoryPlan } from '../plan/story-plan.ts'

export const lastRefrain = ({ refrain, beats }: Pick<StoryPlan, 'refrain' | 'beats'>): string =>
  beats.some((beat) => beat.refrain === 'turned') ? refrain.turned : refrain.base
