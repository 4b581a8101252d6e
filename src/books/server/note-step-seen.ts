// What a member has had before her eyes of a book's making: it stands as a tick in the stepper. No change of the book itself.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books } from '../../../database/schema/books.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { bookSteps } from '../book.ts'
import type { Book, noteStepSeen as contract } from '../contract.ts'
import { showBook, type Link } from './book-rows.ts'
import { lockBook } from './find-book.ts'

export async function noteStepSeen(call: MemberCall<z.output<typeof contract.input>>, link: Link): Promise<Book> {
  const { id, step } = call.input
  const book = await lockBook(call, id)
  const seen_steps = bookSteps.filter((one) => one === step || book.seen_steps.includes(one))
  await call.rows.update(books).set({ seen_steps }).where(eq(books.id, id))
  return showBook({ ...book, seen_steps }, link)
}
