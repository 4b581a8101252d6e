// The first page of this very book in a style that is not chosen yet, as that style will draw it: small, and once for each telling and each look of the cast.

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { artStyles, pages } from '../../../database/schema/books.ts'
import { canonical } from '../../base/canonical.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { artStyleUnknown } from '../../books/refusals.ts'
import { STYLES } from '../../drawing/draw.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import type { tryStyle as contract } from '../contract.ts'
import { defaultStyle, pictureSizes } from '../picture.ts'
import { noPages } from '../refusals.ts'
import { drawPicture } from './draw-picture.ts'
import { findPictureBook } from './find-subject.ts'
import { packedAs, storePicture } from './keep-picture.ts'
import { holdPictures } from './limits.ts'
import { recipeOf, subjectOf, type Subject } from './page-subject.ts'

type Input = z.output<typeof contract.input>

export async function lookAtTrial(call: FirstLook<Input>): Promise<Subject> {
  const book = await findPictureBook(call, call.input.id)
  const [style] = await call.rows
    .select({ id: artStyles.id })
    .from(artStyles)
    .where(and(eq(artStyles.id, call.input.art_style_id), eq(artStyles.is_active, true)))
  if (!style) throw artStyleUnknown()
  const [first] = await call.rows
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.book_id, book.id), eq(pages.page_number, 1)))
  if (!first) throw noPages()
  return subjectOf(call.rows, first.id)
}

export async function tryStyle({ hands, caller, input, signal }: LongCall<Input>, subject: Subject, link: Link) {
  const { bookId, userId, altText: alt } = subject
  const { page } = recipeOf(subject)
  const style = STYLES.find((one) => one === input.art_style_id) ?? defaultStyle
  const shown = createHash('sha256').update(canonical(page)).digest('hex').slice(0, 24)
  const key = `book-pages/${bookId}/${style}_${shown}.png`
  const [asJpeg = ''] = packedAs(key)
  if (!(await hands.files.get(asJpeg))) {
    await holdPictures(hands, caller.id)
    const drawn = await drawPicture({ page, style, width: pictureSizes.preview.width }, { turn: 'first', signal })
    await storePicture(hands, key, drawn, { kind: 'page_picture', userId, bookId })
  }
  return { art_style_id: input.art_style_id, imageUrl: link(key) ?? '', alt }
}
