// Watches a story being written: what is there already, then each page, then the whole. Every look is the member's own.

import { eq } from 'drizzle-orm'
import { stories } from '../../../database/schema/books.ts'
import { minute, second } from '../../base/dates.ts'
import { showBook, type Link } from '../../books/server/book-rows.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { SentEvent } from '../../platform/events/event-stream.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import { unavailable } from '../../platform/http/refusals.ts'
import type { Page, StoryProgress, ToldStory } from '../contract.ts'
import { noStoryYet, storyFailed, storyTakesLonger } from '../refusals.ts'
import { hangBell } from '../../platform/events/bell.ts'
import { pagesOf, showPage } from './page-rows.ts'
import { storyNews } from './story-news.ts'
import { progressAt } from './story-rows.ts'

export type StoryEvent =
  | { event: 'page'; data: Page }
  | { event: 'progress'; data: StoryProgress }
  | { event: 'done'; data: ToldStory }

export interface WatchedStory {
  bookId: string
  storyId: string
}

const lookAgain = 5 * second
const longest = 10 * minute

/** Ends with `done`, or refuses; undefined is a sign of life. Ends without either when the caller has gone. */
export async function* watchStory(
  call: Pick<LongCall<unknown>, 'hands' | 'asMember' | 'caller'>,
  watched: WatchedStory,
  link: Link,
  signal: AbortSignal,
): AsyncGenerator<(StoryEvent & SentEvent) | undefined> {
  const { hands } = call
  const told = new Set<number>()
  const deadline = hands.now().getTime() + longest
  // Hung before the first look, so that nothing falls between the two.
  const bell = hangBell(hands.events, storyNews(watched.storyId), signal)
  try {
    while (!signal.aborted) {
      const { status, notices, book, pages } = await look(call, watched, link)
      const ofStory = pages.filter((page) => page.isOfStory)
      for (const { page } of ofStory.filter((one) => !told.has(one.page.page_number))) {
        told.add(page.page_number)
        yield { event: 'page', data: page }
        yield { event: 'progress', data: progressAt(told.size) }
      }
      if (status === 'failed') throw storyFailed()
      if (status === 'written') {
        yield { event: 'done', data: { success: true, book, pages: pages.map(({ page }) => page), notices } }
        return
      }
      if (bell.isClosed()) throw unavailable()
      if (hands.now().getTime() > deadline) throw storyTakesLonger()
      if (!(await bell.wait(lookAgain))) yield undefined
    }
  } finally {
    bell.stop()
  }
}

function look(call: Pick<LongCall<unknown>, 'hands' | 'asMember' | 'caller'>, watched: WatchedStory, link: Link) {
  return call.asMember(async (rows) => {
    // The story first: when it says that it is written, whatever is read after it is so.
    const [story] = await rows
      .select({ status: stories.status, notices: stories.notices })
      .from(stories)
      .where(eq(stories.id, watched.storyId))
    const book = await findBook({ ...call, rows }, watched.bookId)
    if (!story) throw noStoryYet()
    const found = await pagesOf(rows, watched.bookId)
    const pages = found.map((row) => ({ page: showPage(row, link), isOfStory: row.story_id === watched.storyId }))
    return { ...story, book: showBook(book, link), pages }
  })
}
