// A story's plan, made once and kept: whoever takes the story up again tells the same one.

import { and, asc, eq, isNull } from 'drizzle-orm'
import { books, characters, stories } from '../../../database/schema/books.ts'
import { withLooks } from '../../books/server/book-looks.ts'
import type { Hands } from '../../platform/hands.ts'
import { EMPTY_LEDGER } from '../../writing/dealing/ledger.ts'
import type { StoryPlan } from '../../writing/plan/story-plan.ts'
import { dealStory } from './deal-story.ts'
import { planStory } from './plan-story.ts'
import type { PlanOrder } from './planned-story.ts'
import { ledgerFor, type StoryRow } from './story-rows.ts'

export type PlannedRow = StoryRow & { plan: StoryPlan }

const isPlanned = (story: StoryRow): story is PlannedRow => story.plan !== null

/** A seed that was asked for is told as it is: neither what its member has had nor what others have changes it. */
async function usedFor(hands: Hands, story: StoryRow): Promise<Pick<PlanOrder, 'ledger' | 'deal'>> {
  // Nothing is dealt for a story of the member's own.
  if (story.is_seed_asked || story.brief.own) return { ledger: EMPTY_LEDGER }
  const ledger = await ledgerFor(hands.database.owner, story)
  return { ledger, deal: await dealStory(hands, story, ledger) }
}

export async function keepPlan(hands: Hands, story: StoryRow): Promise<PlannedRow> {
  if (isPlanned(story)) return story
  const { brief, seed } = story
  const cast = await hands.database.owner
    .select()
    .from(characters)
    .where(eq(characters.book_id, story.book_id))
    .orderBy(asc(characters.character_order))
  const made = await planStory({ brief: withLooks(brief, cast), seed, ...(await usedFor(hands, story)) })
  const { plan, lines, titles, dedication, blurb } = made
  return hands.database.transaction(async (rows) => {
    await rows
      .update(stories)
      .set({
        ...{ plan, lines, titles, dedication, blurb, fallback: made.pages },
        ...{ pack: plan.pack, skeleton: plan.skeleton, moral: plan.moral },
        notices: plan.notices,
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
