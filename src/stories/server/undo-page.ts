// Gives a page back the words it had before, again and again if asked, but never those of another story.

import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { pageVersions } from '../../../database/schema/books.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Page } from '../contract.ts'
import { nothingToUndo } from '../refusals.ts'
import { changeWords } from './change-words.ts'
import { lockPage, showPage } from './page-rows.ts'
import { showWords } from './show-words.ts'

export async function undoPage(call: MemberCall<{ id: string }>, link: Link): Promise<Page> {
  const { rows, hands } = call
  const page = await lockPage(call, call.input.id)
  const [present] = await rows
    .select({ restores: pageVersions.restores })
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, page.id), eq(pageVersions.version, page.version)))
  // What was undone already is stepped over: two undos go two steps back.
  const standsFor = present?.restores ?? page.version
  const sameStory = page.story_id === null ? isNull(pageVersions.story_id) : eq(pageVersions.story_id, page.story_id)
  const [before] = await rows
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, page.id), sameStory, lt(pageVersions.version, standsFor)))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  if (!before) throw nothingToUndo()
  const changed = await changeWords(rows, page, {
    text: before.text_content,
    came: 'undone',
    restores: before.restores ?? before.version,
    now: hands.now(),
  })
  return showPage(await showWords(call, changed), link)
}
