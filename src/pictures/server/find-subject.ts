// The first look of a call about one page: hers, of the book she named, with a story behind it.

import { findBook } from '../../books/server/find-book.ts'
import type { FirstLook } from '../../platform/http/long-route.ts'
import { Refusal } from '../../base/refusal.ts'
import { findPage } from '../../stories/server/page-rows.ts'
import { pictureBookNotFound, picturePageNotFound } from '../refusals.ts'
import { subjectOf, type Subject } from './page-subject.ts'

/** In the words of this part of the specification. */
export async function findPictureBook(call: FirstLook<unknown>, bookId: string) {
  try {
    return await findBook(call, bookId)
  } catch (no) {
    throw no instanceof Refusal ? pictureBookNotFound() : no
  }
}

export async function findSubject(call: FirstLook<unknown>, bookId: string, pageId: string): Promise<Subject> {
  await findPictureBook(call, bookId)
  const page = await findPage(call, pageId)
  if (page.book_id !== bookId) throw picturePageNotFound()
  return subjectOf(call.rows, pageId)
}
