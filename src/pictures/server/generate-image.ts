// One page's picture, painted while its member waits: anew, as she wishes it, or as a small preview.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { pages } from '../../../database/schema/books.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { anotherView } from '../../writing/directing/another-view.ts'
import { altText } from '../../writing/staging/alt-text.ts'
import { privateWordsOf } from '../../stories/server/private-words-of.ts'
import { showPage } from '../../stories/server/page-rows.ts'
import type { DrawnBatch, DrawnPage, generateImage as contract } from '../contract.ts'
import { changeTheCharacter, couldNotDraw } from '../picture-words.ts'
import { readWish } from '../read-wish.ts'
import { pictureFailed } from '../refusals.ts'
import { bookPurse } from './book-purse.ts'
import { findBatch, generateBatch } from './generate-batch.ts'
import { findSubject } from './find-subject.ts'
import { holdPictures } from './limits.ts'
import { keepPicture } from './keep-picture.ts'
import { type Subject, subjectOf } from './page-subject.ts'
import type { Painter } from './painter.ts'
import { embeddedPainter } from './painters/embedded-painter.ts'

type Input = z.output<typeof contract.input>
interface Found {
  subject: Subject
  understood: string[]
  left: string[]
}

const OF_THE_CHARACTER = /\b(?:hair|eyes?|skin|freckles|beard)\b/i

/** Null for the batch by another name. */
export async function lookAtPage(call: FirstLook<Input>): Promise<Found | null> {
  const { bookId = '', pageId = '', bookInfo, customPrompt, feedbackPrompt, feedback } = call.input
  if (bookInfo) return (await findBatch(call, bookInfo.id), null)
  const subject = await findSubject(call, bookId, pageId)
  const wish = feedbackPrompt ?? feedback ?? customPrompt
  if (wish === undefined) return { subject: await takeAgain(call, subject), understood: [], left: [] }
  const { scene, understood, left } = readWish(wish, subject.scene, subject.cast)
  const alt = altText(scene, subject.cast)
  await call.rows.update(pages).set({ scene, alt_text: alt }).where(eq(pages.id, pageId))
  return { subject: await subjectOf(call.rows, pageId), understood, left }
}

/** A picture that is there already is painted anew: the same moment and people, seen from elsewhere. */
async function takeAgain({ rows, input }: FirstLook<Input>, subject: Subject): Promise<Subject> {
  const [page] = await rows.select({ shown: pages.image_url }).from(pages).where(eq(pages.id, subject.pageId))
  if (input.isPreview || !page || page.shown === null) return subject
  const scene = anotherView(subject.scene)
  await rows.update(pages).set({ scene }).where(eq(pages.id, subject.pageId))
  return subjectOf(rows, subject.pageId)
}

export async function generateImage(
  call: LongCall<Input>,
  found: Found | null,
  { link, paint }: { link: Link; paint: Painter },
): Promise<DrawnPage | DrawnBatch | Response> {
  const { hands, input, caller, signal } = call
  if (!found) {
    const order = { bookId: input.bookInfo?.id ?? '', pageIds: input.options?.filterPageIds }
    return generateBatch(call, order, link)
  }
  await holdPictures(hands, caller.id)
  const { subject, understood, left } = found
  const isPreview = input.isPreview ?? false
  const painted = await (input.ai === false ? embeddedPainter : paint)({
    page: subject,
    bookId: subject.bookId,
    style: subject.style,
    styleWords: subject.styleWords,
    setting: subject.setting,
    privateWords: () => privateWordsOf(hands.database.owner, subject.bookId),
    size: !isPreview ? 'screen' : input.size === '512x512' ? 'square' : 'preview',
    purse: bookPurse(hands, subject.bookId),
    turn: 'first',
    signal,
  })
  const page = await keepPicture(hands, subject, painted, isPreview)
  // Another story or another style came between: the caller looks again and asks again.
  if (!page) throw pictureFailed()
  const shown = showPage(page, link)
  return {
    success: true,
    page: shown,
    imageUrl: (isPreview ? shown.preview_image_url : shown.image_url) ?? '',
    isPreview,
    engine: painted.engine,
    understood,
    left,
    notices: [
      ...left.map(couldNotDraw),
      ...(left.some((one) => OF_THE_CHARACTER.test(one)) ? [changeTheCharacter] : []),
      ...painted.notices,
    ],
  }
}
