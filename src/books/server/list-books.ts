// The member's books, page by page.

import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books } from '../../../database/schema/books.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Book, listBooks as contract } from '../contract.ts'
import { bookColumns, showBook, type Link } from './book-rows.ts'
import { afterCursor, cursorAt } from './time-cursor.ts'

export async function listBooks(
  { input, rows, caller, hands }: MemberCall<z.output<typeof contract.input>>,
  link: Link,
): Promise<{ items: Book[]; next: string | null }> {
  const order = books[input.sort]
  const found = await rows
    .select(bookColumns)
    .from(books)
    .where(
      and(
        hands.ownership.ownRows(caller, books.user_id),
        input.status && eq(books.status, input.status),
        afterCursor(input.cursor, order, books.id),
      ),
    )
    .orderBy(desc(order), desc(books.id))
    .limit(input.limit + 1)
  const shown = found.slice(0, input.limit)
  const last = found.length > input.limit ? shown.at(-1) : undefined
  return {
    items: shown.map((book) => showBook(book, link)),
    next: last ? cursorAt(last[input.sort], last.id) : null,
  }
}
