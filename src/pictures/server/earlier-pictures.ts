// The pictures that a page has had in its present story and style, and having one of them again.

import { and, desc, eq } from 'drizzle-orm'
import { books, pages } from '../../../database/schema/books.ts'
import { pictureRecipes } from '../../../database/schema/editions.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Page } from '../../stories/contract.ts'
import { findPage, lockPage, type PageRow, showPage } from '../../stories/server/page-rows.ts'
import type { EarlierPicture } from '../earlier-contract.ts'
import { pictureNotFound } from '../refusals.ts'
import { isDraft } from './keep-picture.ts'
import { subjectOf } from './page-subject.ts'
import { picturePrompt } from './picture-prompt.ts'

const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1).replace(/\.png$/, '')

/** Newest first; drafts of a page that is not painted yet. */
async function picturesOf(rows: Rows, page: PageRow) {
  const [book] = await rows.select({ style: books.art_style_id }).from(books).where(eq(books.id, page.book_id))
  const found = await rows
    .select()
    .from(pictureRecipes)
    .where(eq(pictureRecipes.page_id, page.id))
    .orderBy(desc(pictureRecipes.created_at), desc(pictureRecipes.key))
  return found.filter(
    ({ key, story_id, style_id }) =>
      isDraft(key) === (page.image_url === null) && story_id === page.story_id && style_id === (book?.style ?? null),
  )
}

export async function readPictures(call: MemberCall<{ id: string }>, link: Link): Promise<EarlierPicture[]> {
  const page = await findPage(call, call.input.id)
  return (await picturesOf(call.rows, page)).map(({ key, alt_text, created_at }) => ({
    id: nameOf(key),
    image_url: link(key) ?? '',
    alt_text,
    is_shown: key === (page.image_url ?? page.preview_image_url),
    created_at: created_at.toISOString(),
  }))
}

export async function usePicture(call: MemberCall<{ id: string; picture: string }>, link: Link): Promise<Page> {
  const { rows, hands, input } = call
  const seen = await findPage(call, input.id)
  await rows.select({ id: books.id }).from(books).where(eq(books.id, seen.book_id)).for('update')
  const page = await lockPage(call, input.id)
  const chosen = (await picturesOf(rows, page)).find(({ key }) => nameOf(key) === input.picture)
  if (!chosen) throw pictureNotFound()
  const now = hands.now()
  await rows.update(pages).set({ scene: chosen.recipe.page.scene }).where(eq(pages.id, page.id))
  const [changed] = await rows
    .update(pages)
    .set({
      ...(isDraft(chosen.key)
        ? { preview_image_url: chosen.key }
        : { image_url: chosen.key, image_prompt: picturePrompt(await subjectOf(rows, page.id)) }),
      alt_text: chosen.alt_text,
      updated_at: now,
    })
    .where(eq(pages.id, page.id))
    .returning()
  const isCover = and(eq(books.id, page.book_id), eq(books.cover_image_url, page.image_url ?? ''))
  await rows.update(books).set({ updated_at: now }).where(eq(books.id, page.book_id))
  await rows.update(books).set({ cover_image_url: chosen.key }).where(isCover)
  return showPage(changed ?? page, link)
}
