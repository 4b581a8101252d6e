// What a member can wish of a page as it stands; nothing of words that are her own, or that no story is behind.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { stories } from '../../../database/schema/books.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { isOwn } from '../../writing/own/own-world.ts'
import { grantable } from '../../writing/retelling/grant-wish.ts'
import type { readPageWishes as contract } from '../contract.ts'
import { pageWishChip } from '../page-wish-words.ts'
import { findPage, pagesOf } from './page-rows.ts'

export async function readPageWishes(
  call: MemberCall<z.output<typeof contract.input>>,
): Promise<z.input<typeof contract.output>> {
  const { rows, input } = call
  const page = await findPage(call, input.id)
  if (page.story_id === null) return { wishes: [] }
  const [story] = await rows.select({ plan: stories.plan }).from(stories).where(eq(stories.id, page.story_id))
  if (!story?.plan || isOwn(story.plan)) return { wishes: [] }
  const texts = (await pagesOf(rows, page.book_id)).map((one) => one.text_content)
  return { wishes: grantable({ plan: story.plan, page: page.page_number, pages: texts }).map(pageWishChip) }
}
