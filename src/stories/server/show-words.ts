// What the picture of a page shows follows her own words until it is painted: they are read anew, and its preview is drawn again.

import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { pages, pageVersions, stories } from '../../../database/schema/books.ts'
import { picturesDue } from '../../books/server/pictures-due.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { leftOf, readHerWords, type HerPage } from '../../writing/own/her-words.ts'
import { isOwn } from '../../writing/own/own-world.ts'
import { rereadPage } from '../../writing/own/reread-page.ts'
import type { StoryPlan } from '../../writing/plan/story-plan.ts'
import { sceneAsTold } from '../../writing/retelling/scene-as-told.ts'
import { shownOn } from './keep-page.ts'
import { pagesOf, type PageRow } from './page-rows.ts'

type Changing = Pick<MemberCall<unknown>, 'rows' | 'hands' | 'afterCommit'>

/** The page has its other words already. */
export async function showWords({ rows, hands, afterCommit }: Changing, page: PageRow): Promise<PageRow> {
  if (page.story_id === null || page.image_url !== null) return page
  const [story] = await rows.select({ plan: stories.plan }).from(stories).where(eq(stories.id, page.story_id))
  if (!story?.plan) return page
  const { plan } = story
  const all = await pagesOf(rows, page.book_id)
  const now = page.scene ?? plan.beats[page.page_number - 1]?.scene
  const { scene, unshown, met } = isOwn(plan) ? ownPage(plan, page, all) : await changedPage(rows, plan, page, all)
  // As the database keeps it: what is undefined is not there.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify([scene, unshown])), [now, page.unshown])) return page
  const cast = [...plan.cast, ...met]
  if (met.length > 0)
    await rows
      .update(stories)
      .set({ plan: { ...plan, cast } })
      .where(eq(stories.id, page.story_id))
  const [shown] = await rows
    .update(pages)
    .set({ scene, unshown, preview_image_url: null, ...shownOn(scene, cast) })
    .where(eq(pages.id, page.id))
    .returning()
  afterCommit(() => hands.jobs.send(picturesDue, { bookId: page.book_id, pageId: page.id }))
  return shown ?? page
}

function ownPage(plan: StoryPlan, { page_number: number }: PageRow, all: readonly PageRow[]): HerPage {
  const sceneOf = (at: number) => all[at]?.scene ?? plan.beats[at]?.scene
  const texts = all.map((one) => one.text_content)
  return { ...rereadPage(plan, number, texts, sceneOf(number - 2), sceneOf(number - 1)), met: [] }
}

/** Of what we have told of it, that counts which is most like it. */
async function changedPage(rows: Rows, plan: StoryPlan, page: PageRow, all: readonly PageRow[]): Promise<HerPage> {
  const { page_number: number, text_content: words } = page
  const [first, ...others] = await rows
    .select({ text: pageVersions.text_content })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.page_id, page.id),
        eq(pageVersions.story_id, page.story_id ?? ''),
        inArray(pageVersions.came, ['written', 'retold']),
      ),
    )
    .orderBy(asc(pageVersions.version))
  const planned = plan.beats[number - 1]?.scene
  if (!first || !planned) throw new Error(`Nothing was told on page ${number}`)
  const [nearest = first] = [first, ...others].toSorted((a, b) => leftOf(b.text, words) - leftOf(a.text, words))
  const texts = all.map((one) => one.text_content)
  const told = nearest.text
  const scene = nearest === first ? planned : (sceneAsTold(plan, number, texts.with(number - 1, told)) ?? planned)
  return words === told ? { scene, unshown: [], met: [] } : readHerWords(plan, { number, told, scene }, words)
}
