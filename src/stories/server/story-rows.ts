// Stories in the database: the newest of a book, what a member has had before, and how the calls answer one.

import { and, count, desc, eq, ne, notInArray } from 'drizzle-orm'
import { books, pages, stories } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { lastRefrain } from '../../writing/telling/last-refrain.ts'
import type { Ledger } from '../../writing/dealing/ledger.ts'
import { SHOP_LEDGER } from '../../writing/dealing/shop-ledger.ts'
import { dedications } from '../../writing/plan/dedications.ts'
import { isOwn, OWN } from '../../writing/own/own-world.ts'
import type { Story, StoryProgress } from '../contract.ts'
import { storyLimits } from '../story.ts'

export type StoryRow = typeof stories.$inferSelect

export async function newestStory(rows: Rows, bookId: string): Promise<StoryRow | undefined> {
  const [found] = await rows
    .select()
    .from(stories)
    .where(eq(stories.book_id, bookId))
    .orderBy(desc(stories.number))
    .limit(1)
  return found
}

/** So many of a member's latest stories are kept apart from the next one. */
const remembered = 40

/** What the member of this story has had, in all her books, apart from the story itself. */
export async function ledgerFor(rows: Rows, story: StoryRow): Promise<Ledger> {
  const [book] = await rows.select({ owner: books.user_id }).from(books).where(eq(books.id, story.book_id))
  return book ? ledgerOf(rows, book.owner, story.id) : SHOP_LEDGER
}

/** `but`: a story that counts for nothing yet. */
export async function ledgerOf(rows: Rows, owner: string, but?: string): Promise<Ledger> {
  const had = await rows
    .select({ pack: stories.pack, skeleton: stories.skeleton, moral: stories.moral, lines: stories.lines })
    .from(stories)
    .innerJoin(books, eq(books.id, stories.book_id))
    .where(
      and(
        eq(books.user_id, owner),
        but === undefined ? undefined : ne(stories.id, but),
        notInArray(stories.pack, ['', OWN.id]),
      ),
    )
    .orderBy(desc(stories.created_at))
    .limit(remembered)
  return {
    ...SHOP_LEDGER,
    worlds: had.map((one) => one.pack),
    skeletons: had.map((one) => one.skeleton),
    morals: had.map((one) => one.moral),
    lines: had.flatMap((one) => one.lines),
  }
}

export async function progressOf(rows: Rows, storyId: string): Promise<StoryProgress> {
  const [row] = await rows.select({ done: count() }).from(pages).where(eq(pages.story_id, storyId))
  return progressAt(row?.done ?? 0)
}

export function progressAt(done: number): StoryProgress {
  const completedPages = Math.min(done, storyLimits.pages)
  return {
    completedPages,
    totalPages: storyLimits.pages,
    progress: Math.round((completedPages / storyLimits.pages) * 100),
  }
}

interface Told extends StoryProgress {
  follows_wishes: boolean
}

export function showStory(bookId: string, row: StoryRow | undefined, told: Told): Story {
  return {
    ...told,
    id: row?.id ?? null,
    book_id: bookId,
    status: row?.status ?? 'none',
    number: row?.number ?? 0,
    engine: row?.engine ?? '',
    titles: row?.titles ?? [],
    dedication: row?.dedication ?? '',
    dedications: row?.plan ? dedications(row.brief).filter((one) => one !== row.dedication) : [],
    is_own: row?.plan ? isOwn(row.plan) : false,
    blurb: row?.blurb ?? '',
    refrain: row?.plan ? lastRefrain(row.plan) : '',
    notices: row?.notices ?? [],
    created_at: row?.created_at.toISOString() ?? null,
    ended_at: row?.ended_at?.toISOString() ?? null,
  }
}
