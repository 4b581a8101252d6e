// A story's plan, made once and kept: whoever takes the story up again tells the same one.

import { and, eq, isNull } from 'drizzle-orm'
import { books, stories } from '../../../database/schema/books.ts'
import type { Hands } from '../../platform/hands.ts'
import { EMPTY_LEDGER } from '../../writing/ledger.ts'
import type { StoryPlan } from '../../writing/story-plan.ts'
import { couldNotFit } from '../story-words.ts'
import { planStory } from './plan-story.ts'
import { ledgerFor, type StoryRow } from './story-rows.ts'

export type PlannedRow = StoryRow & { plan: StoryPlan }

const isPlanned = (story: StoryRow): story is PlannedRow => story.plan !== null

export async function keepPlan({ database }: Hands, story: StoryRow): Promise<PlannedRow> {
  if (isPlanned(story)) return story
  const ledger = story.is_seed_asked ? EMPTY_LEDGER : await ledgerFor(database.owner, story)
  const made = await planStory({ brief: story.brief, seed: story.seed, ledger })
  const { plan, lines, titles, dedication, blurb } = made
  return database.transaction(async (rows) => {
    await rows
      .update(stories)
      .set({
        ...{ plan, lines, titles, dedication, blurb, fallback: made.pages },
        ...{ pack: plan.pack, skeleton: plan.skeleton, moral: plan.moral },
        notices: plan.notices.length > 0 ? [couldNotFit(plan.notices)] : [],
      })
      .where(and(eq(stories.id, story.id), isNull(stories.plan)))
    // A finished book loses its pictures one by one from here on: it is not complete any more.
    await rows
      .update(books)
      .set({ status: 'text_generated' })
      .where(and(eq(books.id, story.book_id), eq(books.status, 'completed')))
    const [kept] = await rows.select().from(stories).where(eq(stories.id, story.id))
    if (!kept || !isPlanned(kept)) throw new Error('The plan was not kept')
    return kept
  })
}
