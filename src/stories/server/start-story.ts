// Begins a book's next story, or joins the one that is being written: the row and its job in one transaction.

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { books, stories } from '../../../database/schema/books.ts'
import { hashText } from '../../base/dice.ts'
import { bookNotFound } from '../../books/refusals.ts'
import type { Hands } from '../../platform/hands.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Brief } from '../../writing/brief/brief.ts'
import type { PickedStory } from '../picked-story.ts'
import { storyLimits } from '../story.ts'
import { newestStory } from './story-rows.ts'

/** A book has one story under way at most (a unique index says so), so one per story is one per book. */
export const writeStoryJob = jobKind({
  name: 'stories.write',
  payload: z.object({ storyId: z.uuid() }),
  onePer: ({ storyId }) => storyId,
  atOnce: 4,
})

export interface StoryOrder {
  bookId: string
  brief: Brief
  ai: boolean
  seed: number | undefined
  /** The number of the story before this one, if the caller knows it. */
  after: number | undefined
  /** What was shown of the offered stories: it is told by the same dice. */
  pitch?: PickedStory | undefined
}

/** Answers the id of the story to watch. */
export function startStory({ database, jobs, now }: Hands, order: StoryOrder): Promise<string> {
  const { bookId, brief, ai, seed, after, pitch } = order
  return database.transaction(async (rows) => {
    const [book] = await rows.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
    if (!book) throw bookNotFound()
    const before = await newestStory(rows, bookId)
    if (before?.status === 'writing') {
      // Does nothing while its job is alive; a job that was given up begins anew where it stopped.
      await jobs.send(writeStoryJob, { storyId: before.id }, rows)
      return before.id
    }
    if (before && after !== undefined && before.number > after) return before.id
    const [story] = await rows
      .insert(stories)
      .values({
        book_id: bookId,
        number: (before?.number ?? 0) + 1,
        seed: seed ?? pitch?.seed ?? (before ? (before.seed + 1) % (storyLimits.largestSeed + 1) : hashText(bookId)),
        is_seed_asked: seed !== undefined,
        ai,
        brief,
        created_at: now(),
      })
      .returning({ id: stories.id })
    if (!story) throw new Error('The insert answered no row')
    await jobs.send(writeStoryJob, { storyId: story.id }, rows)
    return story.id
  })
}
