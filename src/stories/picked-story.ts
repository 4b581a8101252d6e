// What names a story of those that were offered (`pitch-stories`), so that it is told as it was shown.

import { z } from 'zod'
import { storyLimits } from './story.ts'

export const pickedStory = z.object({
  world: z.string('pitch.world must be one that was offered').max(40, 'pitch.world must be one that was offered'),
  seed: z
    .int('pitch.seed must be a whole number')
    .min(0, `pitch.seed must be between 0 and ${storyLimits.largestSeed}`)
    .max(storyLimits.largestSeed, `pitch.seed must be between 0 and ${storyLimits.largestSeed}`),
})
export type PickedStory = z.infer<typeof pickedStory>
