// Keeps a page of a story as soon as it is told: words, names, alt text and its news in one transaction, once.

import { and, eq } from 'drizzle-orm'
import { pages, pageVersions, stories } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Scene } from '../../stage/scene.ts'
import { altText } from '../../writing/staging/alt-text.ts'
import type { StoryPlan } from '../../writing/plan/story-plan.ts'
import { keepPresentWords } from './change-words.ts'
import { storyNews } from './story-news.ts'
import type { StoryRow } from './story-rows.ts'
import type { ToldPage } from './teller.ts'

/** Answers false when the story is no longer being written: its book is gone, or another process has ended it. */
export function keepPage(hands: Hands, story: StoryRow, plan: StoryPlan, told: ToldPage): Promise<boolean> {
  return hands.database.transaction(async (rows) => {
    const [held] = await rows
      .select({ engine: stories.engine })
      .from(stories)
      .where(and(eq(stories.id, story.id), eq(stories.status, 'writing')))
      .for('update')
    if (!held) return false
    const [present] = await rows
      .select()
      .from(pages)
      .where(and(eq(pages.book_id, story.book_id), eq(pages.page_number, told.page)))
      .for('update')
    if (present?.story_id === story.id) return true
    const now = hands.now()
    const words = { ...wordsOf(plan, told), story_id: story.id, updated_at: now }
    const version = (present?.version ?? 0) + 1
    if (present) {
      await keepPresentWords(rows, present)
      await keepPicture(rows, present)
    }
    const [page] = present
      ? await rows
          .update(pages)
          .set({ ...words, version, image_url: null, preview_image_url: null, scene: null })
          .where(eq(pages.id, present.id))
          .returning({ id: pages.id })
      : await rows
          .insert(pages)
          .values({ ...words, book_id: story.book_id, page_number: told.page, created_at: now })
          .returning({ id: pages.id })
    if (!page) throw new Error('The page was not kept')
    await rows.insert(pageVersions).values({
      page_id: page.id,
      story_id: story.id,
      version,
      text_content: told.text,
      came: 'written',
      created_at: now,
    })
    // The story is called by whoever wrote any of it.
    if (told.engine !== 'embedded' && held.engine !== told.engine) {
      await rows.update(stories).set({ engine: told.engine }).where(eq(stories.id, story.id))
    }
    await hands.events.publish(storyNews(story.id), { page: told.page }, rows)
    return true
  })
}

function wordsOf(plan: StoryPlan, told: ToldPage) {
  const { scene, unshown = [] } = plan.beats[told.page - 1] ?? {}
  if (!scene) throw new Error(`There is no page ${told.page} in the plan`)
  return { text_content: told.text, unshown, ...shownOn(scene, plan.cast) }
}

/** Who is on a page, and what is said of its picture. */
export function shownOn(scene: Scene, cast: StoryPlan['cast']) {
  const names = scene.who.flatMap(({ id }) =>
    cast.filter((one) => one.id === id).map(({ name, called }) => called ?? name),
  )
  return { characters_on_page: [...new Set(names)], alt_text: altText(scene, cast) }
}

/** The picture of the words that go stays with them. */
async function keepPicture(rows: Rows, page: typeof pages.$inferSelect): Promise<void> {
  if (page.image_url === null && page.preview_image_url === null) return
  await rows
    .update(pageVersions)
    .set({ image_url: page.image_url, preview_image_url: page.preview_image_url })
    .where(and(eq(pageVersions.page_id, page.id), eq(pageVersions.version, page.version)))
}
