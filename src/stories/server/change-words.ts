// Gives a page other words: the version counts up, the words before stay in its history, and the book has changed.

import { eq } from 'drizzle-orm'
import { books, pages, pageVersions } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { WayOfWriting } from '../story.ts'
import type { PageRow } from './page-rows.ts'

export interface OtherWords {
  text: string
  came: WayOfWriting
  /** For an undo: the version whose words these are. */
  restores?: number
  now: Date
}

/** A page that was there before histories were kept has none for its present words. */
export async function keepPresentWords(rows: Rows, page: PageRow): Promise<void> {
  await rows
    .insert(pageVersions)
    .values({
      page_id: page.id,
      story_id: page.story_id,
      version: page.version,
      text_content: page.text_content,
      came: 'written',
      created_at: page.updated_at,
    })
    .onConflictDoNothing()
}

/** The page must be locked by this transaction. */
export async function changeWords(
  rows: Rows,
  page: PageRow,
  { text, came, restores, now }: OtherWords,
): Promise<PageRow> {
  await keepPresentWords(rows, page)
  const version = page.version + 1
  const [changed] = await rows
    .update(pages)
    .set({ text_content: text, version, updated_at: now })
    .where(eq(pages.id, page.id))
    .returning()
  if (!changed) throw new Error('The update answered no row')
  await rows.insert(pageVersions).values({
    page_id: page.id,
    story_id: page.story_id,
    version,
    text_content: text,
    came,
    ...(restores !== undefined && { restores }),
    created_at: now,
  })
  await rows.update(books).set({ updated_at: now }).where(eq(books.id, page.book_id))
  return changed
}
