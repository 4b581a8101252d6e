// What the picture of a page shows follows her own words until it is painted: they are read anew, and its preview is drawn again.

import { eq } from 'drizzle-orm'
import { pages, stories } from '../../../database/schema/books.ts'
import { picturesDue } from '../../books/server/pictures-due.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { isOwn } from '../../writing/own/own-world.ts'
import { rereadPage } from '../../writing/own/reread-page.ts'
import { shownOn } from './keep-page.ts'
import { pagesOf, type PageRow } from './page-rows.ts'

type Changing = Pick<MemberCall<unknown>, 'rows' | 'hands' | 'afterCommit'>

export async function showWords({ rows, hands, afterCommit }: Changing, page: PageRow): Promise<PageRow> {
  if (page.story_id === null || page.image_url !== null) return page
  const [story] = await rows.select({ plan: stories.plan }).from(stories).where(eq(stories.id, page.story_id))
  if (!story?.plan || !isOwn(story.plan)) return page
  const { plan } = story
  const all = await pagesOf(rows, page.book_id)
  const number = page.page_number
  const sceneOf = (at: number) => all[at]?.scene ?? plan.beats[at]?.scene
  const texts = all.map((one) => one.text_content)
  const { scene, unshown } = rereadPage(plan, number, texts, sceneOf(number - 2), sceneOf(number - 1))
  const [shown] = await rows
    .update(pages)
    .set({ scene, unshown, preview_image_url: null, ...shownOn(scene, plan.cast) })
    .where(eq(pages.id, page.id))
    .returning()
  afterCommit(() => hands.jobs.send(picturesDue, { bookId: page.book_id, pageId: page.id }))
  return shown ?? page
}
