// Every text that a page has had, newest first; of an earlier story with the picture it had.

import { desc, eq } from 'drizzle-orm'
import { pageVersions } from '../../../database/schema/books.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { PageVersion } from '../contract.ts'
import { findPage } from './page-rows.ts'

export async function readPageHistory(call: MemberCall<{ id: string }>, link: Link): Promise<PageVersion[]> {
  const page = await findPage(call, call.input.id)
  const found = await call.rows
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.page_id, page.id))
    .orderBy(desc(pageVersions.version))
  const shown = found.map((row): PageVersion => ({
    version: row.version,
    text_content: row.text_content,
    came: row.came,
    story_id: row.story_id,
    image_url: link(row.image_url),
    created_at: row.created_at.toISOString(),
  }))
  if (shown.length > 0) return shown
  const { version, text_content, story_id, updated_at } = page
  return [{ version, text_content, came: 'written', story_id, image_url: null, created_at: updated_at.toISOString() }]
}
