// Five titles: from the book's story, or before there is one from a plan of what it is to be about.

import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { stories } from '../../../database/schema/books.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { hashText } from '../../base/dice.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { SHOP_LEDGER } from '../../writing/dealing/shop-ledger.ts'
import type { Brief } from '../../writing/brief/brief.ts'
import { isOwn } from '../../writing/own/own-world.ts'
import type { StoryPlan } from '../../writing/plan/story-plan.ts'
import { briefOfBook } from '../brief-of-book.ts'
import type { generateTitles as contract } from '../contract.ts'
import { storyLimits } from '../story.ts'
import { wantsModel, type ChooseTeller } from './choose-teller.ts'
import { lookAtDeal } from './deal-story.ts'
import { holdTitles } from './limits.ts'
import { pagesOf } from './page-rows.ts'
import { planStory } from './plan-story.ts'
import { privateWordsOf } from './private-words-of.ts'
import { withinBudget } from './spent.ts'
import { newestStory } from './story-rows.ts'

type Input = z.output<typeof contract.input>

interface Telling {
  plan: StoryPlan
  pages: string[]
  titles: string[]
}

/** The book's story, or the answers that one is made of. */
type Found = { brief: Brief; storyId?: never; told?: never } | { brief?: never; storyId: string; told: Telling }

export async function lookAtStory(call: FirstLook<Input>): Promise<Found> {
  const book = await findBook(call, call.input.bookId)
  const story = await newestStory(call.rows, book.id)
  // Answers that no story can be made of are refused now, before anything is done.
  if (!story?.plan) return { brief: briefOfBook(book) }
  const pages = await pagesOf(call.rows, book.id)
  const told: Telling = { plan: story.plan, pages: pages.map((page) => page.text_content), titles: story.titles }
  return { storyId: story.id, told }
}

export async function suggestTitles(
  { hands, input, caller, signal }: LongCall<Input>,
  found: Found,
  chooseTeller: ChooseTeller,
): Promise<{ titles: string[]; notices: string[] }> {
  await holdTitles(hands, caller.id)
  const { plan, pages, titles } = found.told ?? (await planned(hands.database.owner, found.brief, input.bookId))
  const teller = chooseTeller(hands, { ai: !isOwn(plan) && wantsModel(hands.config, caller, input.ai) })
  const { owner } = hands.database
  const hers = await privateWordsOf(owner, input.bookId)
  const said = await withinBudget(hands, input.bookId, (budget, onCost) =>
    teller.titles({ plan, hers, pages, fallback: titles, budget, onCost, signal }),
  )
  if (found.told) {
    const cost = sql`${stories.cost} + ${Math.ceil(said.cost)}`
    await owner.update(stories).set({ titles: said.value, cost }).where(eq(stories.id, found.storyId))
  }
  return { titles: said.value.slice(0, storyLimits.titles), notices: said.notices }
}

/** The plan of the story that the book would get first. */
async function planned(owner: Rows, brief: Brief, bookId: string): Promise<Telling> {
  const seed = hashText(bookId)
  if (brief.own) return planStory({ brief, seed, ledger: SHOP_LEDGER })
  return planStory({ brief, seed, ledger: SHOP_LEDGER, deal: await lookAtDeal(owner, brief, seed, SHOP_LEDGER) })
}
