import type { StoryPlan } from './story-plan.ts'

/** The page whose picture is the cover: the height of the story. */
export const coverBeat = <Beat extends Pick<StoryPlan['beats'][number], 'fn'>>({
  beats,
}: {
  beats: readonly Beat[]
}): Beat | undefined => beats.find(({ fn }) => fn === 'climax') ?? beats[0]
