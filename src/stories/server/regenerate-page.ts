// Tells one page anew, with the member's wish if there is one: other words, the facts that the other pages lean on.

import { and, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { pageVersions, stories } from '../../../database/schema/books.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { isOwn } from '../../writing/own/own-world.ts'
import { CAPS, guardText } from '../../writing/brief/guard-text.ts'
import type { Page, regeneratePage as contract } from '../contract.ts'
import { pictureIsBehind } from '../page-wish-words.ts'
import { pageChanged, pageNotFound, pageWithoutStory, storyUnderWay, wishRefused, wordsAreHers } from '../refusals.ts'
import { changeWords } from './change-words.ts'
import { wantsModel, type ChooseTeller } from './choose-teller.ts'
import { holdRetellings } from './limits.ts'
import { lockPage, pagesOf, showPage } from './page-rows.ts'
import { privateWordsOf } from './private-words-of.ts'
import { showTelling } from './show-telling.ts'
import { withinBudget } from './spent.ts'

type Input = z.output<typeof contract.input>

export async function lookAtPage(call: FirstLook<Input>) {
  const { input, rows } = call
  const book = await findBook(call, input.bookId)
  const pages = await pagesOf(rows, book.id)
  const page = pages.find((one) => one.id === input.pageId)
  if (!page) throw pageNotFound()
  const wish = guardText('prompt', input.prompt, CAPS.wish)
  if (!wish.ok) throw wishRefused(wish.message)
  if (page.story_id === null) throw pageWithoutStory()
  const [story] = await rows
    .select({ id: stories.id, status: stories.status, plan: stories.plan })
    .from(stories)
    .where(eq(stories.id, page.story_id))
  if (story?.status === 'writing') throw storyUnderWay()
  if (!story?.plan) throw pageWithoutStory()
  if (isOwn(story.plan)) throw wordsAreHers()
  const [retold] = await rows
    .select({ times: count() })
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, page.id), eq(pageVersions.story_id, story.id), eq(pageVersions.came, 'retold')))
  return { page, pages, storyId: story.id, plan: story.plan, wish: wish.value, attempt: (retold?.times ?? 0) + 1 }
}

export async function regeneratePage(
  call: LongCall<Input>,
  { page, pages, storyId, plan, wish, attempt }: Awaited<ReturnType<typeof lookAtPage>>,
  { link, chooseTeller }: { link: Link; chooseTeller: ChooseTeller },
): Promise<Page & { notices: string[] }> {
  const { hands, asMember, signal } = call
  await holdRetellings(hands, call.caller.id)
  const teller = chooseTeller(hands, { ai: wantsModel(hands.config, call.caller) })
  const { owner } = hands.database
  const hers = await privateWordsOf(owner, page.book_id)
  const texts = pages.map((one) => one.text_content)
  const told = await withinBudget(hands, page.book_id, (budget, onCost) =>
    teller.retell({ plan, hers, page: page.page_number, pages: texts, wish, attempt, budget, onCost, signal }),
  )
  // First, and whatever becomes of the words: what was spent is spent.
  const cost = sql`${stories.cost} + ${Math.ceil(told.cost)}`
  await owner.update(stories).set({ cost }).where(eq(stories.id, storyId))
  const due: (() => unknown)[] = []
  const kept = await asMember(async (rows) => {
    const present = await lockPage({ ...call, rows }, page.id)
    if (present.version !== page.version) throw pageChanged(showPage(present, link))
    if (told.value === present.text_content) return { page: present, isBehind: false }
    const changed = await changeWords(rows, present, { text: told.value, came: 'retold', now: hands.now() })
    return showTelling({ rows, hands, afterCommit: (work) => void due.push(work) }, changed)
  })
  for (const work of due) await work()
  return { ...showPage(kept.page, link), notices: [...told.notices, ...(kept.isBehind ? [pictureIsBehind] : [])] }
}
