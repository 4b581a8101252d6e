// Pages as the calls answer them, and the one way to find a page of the caller.

import { asc, eq, getTableColumns } from 'drizzle-orm'
import { books, pages } from '../../../database/schema/books.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Ownership } from '../../platform/ownership.ts'
import type { Page } from '../contract.ts'
import { pageNotFound } from '../refusals.ts'
import { storyLimits } from '../story.ts'

export type PageRow = typeof pages.$inferSelect

export function showPage(row: PageRow, link: Link): Page {
  return {
    id: row.id,
    book_id: row.book_id,
    page_number: row.page_number,
    text_content: row.text_content,
    characters_on_page: row.characters_on_page,
    image_url: link(row.image_url),
    preview_image_url: link(row.preview_image_url),
    image_prompt: row.image_prompt?.slice(0, storyLimits.shownImagePrompt) ?? null,
    alt_text: row.alt_text,
    unshown: [...row.unshown],
    version: row.version,
    created_at: row.created_at.toISOString(),
  }
}

export function pagesOf(rows: Rows, bookId: string): Promise<PageRow[]> {
  return rows.select().from(pages).where(eq(pages.book_id, bookId)).orderBy(asc(pages.page_number))
}

interface Asking {
  rows: Rows
  caller: Caller
  hands: { ownership: Ownership }
}

/** Another member's page answers exactly as a missing one does. */
export async function findPage({ rows, caller, hands }: Asking, id: string): Promise<PageRow> {
  const [found] = await rows
    .select({ ...getTableColumns(pages), owner: books.user_id })
    .from(pages)
    .innerJoin(books, eq(books.id, pages.book_id))
    .where(eq(pages.id, id))
  if (!found || !hands.ownership.owns(caller, found.owner)) throw pageNotFound()
  const { owner: _owner, ...page } = found
  return page
}

/** The same, and nobody else changes the page until this transaction ends. */
export async function lockPage(asking: Asking, id: string): Promise<PageRow> {
  await asking.rows.select({ id: pages.id }).from(pages).where(eq(pages.id, id)).for('update')
  return findPage(asking, id)
}
