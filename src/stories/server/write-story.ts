// The job that writes a story: plans it, then keeps page after page as they are told. Killed anywhere, it goes on there.

import { setImmediate } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { books, pages, stories } from '../../../database/schema/books.ts'
import { picturesDue } from '../../books/server/pictures-due.ts'
import type { Hands } from '../../platform/hands.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { storyLimits } from '../story.ts'
import type { ChooseTeller } from './choose-teller.ts'
import { keepPage } from './keep-page.ts'
import { keepPlan, type PlannedRow } from './keep-plan.ts'
import { privateWordsOf } from './private-words-of.ts'
import { addCost, budgetLeft } from './spent.ts'
import { storyNews } from './story-news.ts'

type WriteJob = Pick<RunningJob<{ storyId: string }>, 'payload' | 'signal' | 'isLastAttempt'>

export async function writeStory(hands: Hands, chooseTeller: ChooseTeller, job: WriteJob): Promise<void> {
  const { storyId } = job.payload
  try {
    const [story] = await hands.database.owner.select().from(stories).where(eq(stories.id, storyId))
    if (story?.status !== 'writing') return
    const planned = await keepPlan(hands, story)
    hands.failpoint('write-story.planned')
    if (await tellPages(hands, chooseTeller, planned, job.signal)) await endStory(hands, planned, 'written')
  } catch (fault) {
    // So that the book can have another story; a process that drains only hands this one on.
    if (job.isLastAttempt && !job.signal.aborted) await endStory(hands, { id: storyId }, 'failed')
    throw fault
  }
}

/** Answers false when the story was ended by somebody else. */
async function tellPages(
  hands: Hands,
  chooseTeller: ChooseTeller,
  story: PlannedRow,
  signal: AbortSignal,
): Promise<boolean> {
  const { owner } = hands.database
  const kept = await owner
    .select({ number: pages.page_number, text: pages.text_content })
    .from(pages)
    .where(eq(pages.story_id, story.id))
  const written = new Map(kept.map(({ number, text }) => [number, text]))
  const prompts = new Set(story.prompts)
  const teller = chooseTeller(hands, { ai: story.ai, onPrompt: (used) => prompts.add(used) })
  const budget = await budgetLeft(owner, hands.config, story.book_id)
  const hers = await privateWordsOf(owner, story.book_id)
  let spent = 0
  for await (const said of teller.tell({ plan: story.plan, hers, fallback: story.fallback, written, budget, signal })) {
    if ('page' in said) {
      if (!(await keepPage(hands, story, story.plan, said))) return false
      written.set(said.page, said.text)
      hands.failpoint('write-story.page')
      // The embedded database never waits: without a pause nobody else's turn would come before the last page.
      await setImmediate()
    } else if ('notice' in said) await addNotice(hands, story.id, said.notice)
    else {
      await keepCost(hands, story, said.cost - spent, [...prompts])
      spent = said.cost
    }
  }
  if (written.size < storyLimits.pages) throw new Error('The teller left pages out')
  hands.failpoint('write-story.told')
  return true
}

/** Said once, however often the story was taken up again. */
async function addNotice({ database }: Hands, storyId: string, notice: string): Promise<void> {
  const added = JSON.stringify([notice])
  await database.owner
    .update(stories)
    .set({ notices: sql`${stories.notices} || ${added}::jsonb` })
    .where(and(eq(stories.id, storyId), sql`not ${stories.notices} @> ${added}::jsonb`))
}

/** At once, and not with the page: what was spent is spent, even if the page is lost. */
async function keepCost({ database }: Hands, story: PlannedRow, cost: number, prompts: string[]): Promise<void> {
  await database.transaction(async (rows) => {
    await addCost(rows, story.book_id, cost)
    await rows
      .update(stories)
      .set({ cost: sql`${stories.cost} + ${Math.max(0, Math.ceil(cost))}`, prompts })
      .where(eq(stories.id, story.id))
  })
}

async function endStory(hands: Hands, { id }: { id: string }, status: 'written' | 'failed'): Promise<void> {
  const now = hands.now()
  await hands.database.transaction(async (rows) => {
    const [ended] = await rows
      .update(stories)
      .set({ status, ended_at: now })
      .where(and(eq(stories.id, id), eq(stories.status, 'writing')))
      .returning({ book_id: stories.book_id })
    if (!ended) return
    if (status === 'written') {
      // Another story has not been read yet, and its pictures are others.
      const seen_steps = sql`${books.seen_steps} - 'story' - 'pictures' - 'preview'`
      await rows
        .update(books)
        .set({ status: 'text_generated', seen_steps, updated_at: now })
        .where(eq(books.id, ended.book_id))
      await hands.jobs.send(picturesDue, { bookId: ended.book_id }, rows)
    }
    await hands.events.publish(storyNews(id), { ended: true }, rows)
  })
}
