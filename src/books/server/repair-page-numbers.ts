// Pages are numbered 1, 2, 3 …: a gap left by an older version or by hand is closed when the book is opened.

import { asc, eq } from 'drizzle-orm'
import { pages } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'

export async function repairPageNumbers(rows: Rows, bookId: string): Promise<void> {
  const found = await rows
    .select({ id: pages.id, number: pages.page_number })
    .from(pages)
    .where(eq(pages.book_id, bookId))
    .orderBy(asc(pages.page_number), asc(pages.created_at))
  // Each number is free by the time it is taken, as long as those that move down go first and upwards.
  const moves = found.map(({ id, number }, index) => ({ id, from: number, to: index + 1 }))
  const down = moves.filter(({ from, to }) => from > to)
  const up = moves.filter(({ from, to }) => from < to).toReversed()
  for (const { id, to } of [...down, ...up]) {
    await rows.update(pages).set({ page_number: to }).where(eq(pages.id, id))
  }
}
