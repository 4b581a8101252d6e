// Keeps a painted picture: its bytes first, then the page that shows it, in one transaction with whatever else must be true.

import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { books, pages, pageVersions } from '../../../database/schema/books.ts'
import { pictureRecipes } from '../../../database/schema/editions.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { smallOf } from '../../platform/files/file-key.ts'
import { describeFault } from '../../platform/log.ts'
import { pictureLimits } from '../picture.ts'
import { pageUpdateFailed, uploadFailed } from '../refusals.ts'
import { recipeOf, type Subject } from './page-subject.ts'
import type { Painted } from './painter.ts'
import { picturePrompt } from './picture-prompt.ts'

/** A picture is stored twice, as JPEG and as WebP; its name ends in .png, which is packed when somebody first reads it, as is a small one. */
export const packedAs = (key: string) => [
  ...['jpg', 'webp', 'png'].map((ending) => key.replace(/png$/, ending)),
  smallOf(key),
  smallOf(key, 'png'),
  largeOf(key),
]

/** What a provider painted larger than a screen shows it; most pictures have none. */
export const largeOf = (key: string) => key.replace(/(?:jpg|png)$/, 'large.jpeg')

export const isDraft = (key: string) => key.endsWith('_preview.png')

/** The log gets the fault, the member the step at which it was: it is worth another try. */
const retold =
  ({ log }: Hands, refusal: () => Refusal) =>
  (fault: unknown) => {
    if (fault instanceof Refusal) throw fault
    log.warn('picture', { fault: describeFault(fault) })
    throw Object.assign(refusal(), { cause: fault })
  }

export async function storePicture(
  hands: Hands,
  key: string,
  { jpeg, webp, large }: Pick<Painted, 'jpeg' | 'webp' | 'large'>,
  whose: { kind: 'page_picture' | 'portrait'; userId: string; bookId: string },
): Promise<void> {
  const [asJpeg = '', asWebp = ''] = packedAs(key)
  const put = (name: string, bytes: Uint8Array, contentType: 'image/jpeg' | 'image/webp') =>
    hands.files.put({ ...whose, key: name, bytes, contentType }).catch(retold(hands, uploadFailed))
  if (large) await put(largeOf(key), large, 'image/jpeg')
  await put(asJpeg, jpeg, 'image/jpeg')
  await put(asWebp, webp, 'image/webp')
}

/** Answers the page's row, or undefined when the page is no longer what was painted: another story, another style. */
export async function keepPicture(
  hands: Hands,
  subject: Subject,
  painted: Painted,
  isPreview: boolean,
  also: (rows: Rows) => Promise<void> = async () => {},
): Promise<typeof pages.$inferSelect | undefined> {
  const { bookId, pageId, userId } = subject
  const key = `book-pages/${bookId}/${pageId}_${hands.now().getTime()}${isPreview ? '_preview' : ''}.png`
  await storePicture(hands, key, painted, { kind: 'page_picture', userId, bookId })
  hands.failpoint('keep-picture.stored')
  const keep = async (rows: Rows) => {
    await rows.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
    const [page] = await rows.select().from(pages).where(eq(pages.id, pageId)).for('update')
    const [book] = await rows.select().from(books).where(eq(books.id, bookId))
    if (!page || page.story_id !== subject.storyId || book?.art_style_id !== subject.styleId) return undefined
    const replaced = isPreview ? page.preview_image_url : page.image_url
    const now = hands.now()
    const [changed] = await rows
      .update(pages)
      .set({
        ...(isPreview ? { preview_image_url: key } : { image_url: key, image_prompt: picturePrompt(subject) }),
        updated_at: now,
      })
      .where(eq(pages.id, pageId))
      .returning()
    await rows
      .insert(pictureRecipes)
      .values({
        ...{ key, book_id: bookId, engine: painted.engine, recipe: recipeOf(subject, painted.ppi) },
        ...{ page_id: pageId, story_id: subject.storyId, style_id: subject.styleId },
        ...{ alt_text: subject.altText, created_at: now },
      })
      .onConflictDoNothing()
    // The first picture is the cover until there is a drawn one.
    if (!isPreview)
      await rows
        .update(books)
        .set({ cover_image_url: key, updated_at: now })
        .where(and(eq(books.id, bookId), or(isNull(books.cover_image_url), eq(books.cover_image_url, replaced ?? ''))))
    await also(rows)
    return { page: changed, replaced }
  }
  const kept = await hands.database.transaction(keep).catch(retold(hands, pageUpdateFailed))
  if (!kept) await hands.files.remove(packedAs(key))
  else await dropOldest(hands, subject, kept.replaced, isPreview)
  return kept?.page
}

/** What was replaced stays to be had again, and so do a few before it; of drafts, those of this story and style alone. */
async function dropOldest(hands: Hands, subject: Subject, replaced: string | null, isPreview: boolean): Promise<void> {
  const { owner } = hands.database
  const { pageId, storyId, styleId } = subject
  const rows = await owner
    .select({ of: pictureRecipes, shown: pages.image_url, draft: pages.preview_image_url })
    .from(pictureRecipes)
    .innerJoin(pages, eq(pages.id, pictureRecipes.page_id))
    .where(eq(pictureRecipes.page_id, pageId))
    .orderBy(desc(pictureRecipes.created_at), desc(pictureRecipes.key))
  const had = rows.filter(({ of }) => isDraft(of.key) === isPreview)
  const wanted = had
    .filter(({ of }) => !isPreview || (of.story_id === storyId && of.style_id === styleId))
    .slice(0, pictureLimits.kept + 1)
  const old = had.filter((one) => !wanted.includes(one) && one.of.key !== (isPreview ? one.draft : one.shown))
  for (const { of } of old) await dropUnshown(hands, of.key)
  // From before these were kept: nobody could have it again.
  if (replaced !== null && had.every(({ of }) => of.key !== replaced)) await dropUnshown(hands, replaced)
}

/** A picture that no page, no earlier version of one and no cover shows any more. */
async function dropUnshown({ database, files }: Hands, key: string): Promise<void> {
  const { owner } = database
  const shown = await owner
    .select({ id: pageVersions.id })
    .from(pageVersions)
    .where(or(eq(pageVersions.image_url, key), eq(pageVersions.preview_image_url, key)))
    .limit(1)
  if (shown.length > 0) return
  await files.remove(packedAs(key))
  await owner.delete(pictureRecipes).where(eq(pictureRecipes.key, key))
}
