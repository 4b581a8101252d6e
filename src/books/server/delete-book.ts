// Deleting a book: one transaction; what belongs to it goes with it in the database, its files follow by the sweep.

import { eq } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { shownTitle } from '../book.ts'
import { booksWords } from '../words.ts'
import { lockBook } from './find-book.ts'

export type BeforeDelete = (call: MemberCall<{ id: string }>, bookId: string) => Promise<void>

export async function deleteBook(
  call: MemberCall<{ id: string }>,
  beforeDelete: BeforeDelete,
): Promise<{ success: true; message: string }> {
  const book = await lockBook(call, call.input.id)
  await beforeDelete(call, book.id)
  await call.rows.delete(books).where(eq(books.id, book.id))
  call.hands.failpoint('delete-book.before-commit')
  return { success: true, message: booksWords.deleting.done(shownTitle(book)) }
}
