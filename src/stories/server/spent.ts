// What outside models have cost for a book's words, and what may still be spent, in millionths of a US dollar.

import { eq, sql } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import type { Config } from '../../platform/config.ts'
import type { Rows } from '../../platform/database/rows.ts'

const millionthsPerCent = 10_000

export async function budgetLeft(rows: Rows, config: Config, bookId: string): Promise<number> {
  const [book] = await rows.select({ spent: books.ai_cost }).from(books).where(eq(books.id, bookId))
  return Math.max(0, config.AI_BUDGET_CENTS_PER_BOOK * millionthsPerCent - (book?.spent ?? 0))
}

export async function addCost(rows: Rows, bookId: string, cost: number): Promise<void> {
  if (cost <= 0) return
  await rows
    .update(books)
    .set({ ai_cost: sql`${books.ai_cost} + ${Math.ceil(cost)}` })
    .where(eq(books.id, bookId))
}
