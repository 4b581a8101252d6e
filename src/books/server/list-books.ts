// The member's books, page by page: keyset, so that page 1,000 costs what page 1 does.

import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { books } from '../../../database/schema/books.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Book, listBooks as contract } from '../contract.ts'
import { badCursor } from '../refusals.ts'
import { bookColumns, showBook, type Link } from './book-rows.ts'

const position = z.tuple([z.iso.datetime(), z.uuid()])

function readCursor(cursor: string): z.infer<typeof position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badCursor()
  }
}

export async function listBooks(
  { input, rows, caller, hands }: MemberCall<z.output<typeof contract.input>>,
  link: Link,
): Promise<{ items: Book[]; next: string | null }> {
  const order = books[input.sort]
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
  const found = await rows
    .select(bookColumns)
    .from(books)
    .where(
      and(
        hands.ownership.ownRows(caller, books.user_id),
        input.status && eq(books.status, input.status),
        after && sql`(${order}, ${books.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(order), desc(books.id))
    .limit(input.limit + 1)
  const shown = found.slice(0, input.limit)
  const last = found.length > input.limit ? shown.at(-1) : undefined
  const next = last && Buffer.from(JSON.stringify([last[input.sort].toISOString(), last.id])).toString('base64url')
  return { items: shown.map((book) => showBook(book, link)), next: next ?? null }
}
