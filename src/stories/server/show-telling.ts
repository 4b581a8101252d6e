// What the picture of a page shows follows the telling that the page has now, until it is painted: then it stays, and she is told.

import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { pages, stories } from '../../../database/schema/books.ts'
import { picturesDue } from '../../books/server/pictures-due.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { isOwn } from '../../writing/own/own-world.ts'
import { sceneAsTold } from '../../writing/retelling/scene-as-told.ts'
import { shownOn } from './keep-page.ts'
import { pagesOf, type PageRow } from './page-rows.ts'

interface Changing {
  rows: Rows
  hands: Pick<Hands, 'jobs'>
  /** Work for when the page is kept. */
  afterCommit(work: () => unknown): void
}

export interface ShownTelling {
  page: PageRow
  /** The picture is painted already, and shows what the page said before. */
  isBehind: boolean
}

/** The page has its other words already. */
export async function showTelling({ rows, hands, afterCommit }: Changing, page: PageRow): Promise<ShownTelling> {
  const same = { page, isBehind: false }
  if (page.story_id === null) return same
  const [story] = await rows.select({ plan: stories.plan }).from(stories).where(eq(stories.id, page.story_id))
  if (!story?.plan || isOwn(story.plan)) return same
  const { plan } = story
  const number = page.page_number
  const texts = (await pagesOf(rows, page.book_id)).map((one) => one.text_content)
  const scene = sceneAsTold(plan, number, texts)
  const shown = page.scene ?? plan.beats[number - 1]?.scene
  // As the database keeps it: what is undefined is not there.
  if (!scene || isDeepStrictEqual(JSON.parse(JSON.stringify(scene)), shown)) return same
  if (page.image_url !== null) return { page, isBehind: true }
  const [changed] = await rows
    .update(pages)
    .set({ scene, unshown: [], preview_image_url: null, ...shownOn(scene, plan.cast) })
    .where(eq(pages.id, page.id))
    .returning()
  afterCommit(() => hands.jobs.send(picturesDue, { bookId: page.book_id, pageId: page.id }))
  return { page: changed ?? page, isBehind: false }
}
