// What outside models have cost a book, and what may still be spent on it, in millionths of a US dollar.

import { and, eq, lte, sql } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import type { Config } from '../../platform/config.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Rows } from '../../platform/database/rows.ts'

type Cap = Pick<Config, 'AI_BUDGET_CENTS_PER_BOOK'>

const capOf = ({ AI_BUDGET_CENTS_PER_BOOK: cents }: Cap) => cents * 10_000

export async function budgetLeft(rows: Rows, cap: Cap, bookId: string): Promise<number> {
  const [book] = await rows.select({ spent: books.ai_cost }).from(books).where(eq(books.id, bookId))
  return Math.max(0, capOf(cap) - (book?.spent ?? 0))
}

/** Adds it if that much is left; whoever holds too much gives the rest back with `addCost`. */
export async function holdCost(rows: Rows, cap: Cap, bookId: string, amount: number): Promise<boolean> {
  const after = sql`${books.ai_cost} + ${Math.ceil(amount)}`
  const held = await rows
    .update(books)
    .set({ ai_cost: after })
    .where(and(eq(books.id, bookId), lte(after, capOf(cap))))
    .returning({ id: books.id })
  return held.length > 0
}

/** What one retelling may hold of a book's money: several at once share it. */
const shareOfCap = 8

/** Holds a part of what is left before a provider is asked, so that many calls at once spend no more than one after the other. */
export async function withinBudget<T extends { cost: number }>(
  { database, config }: Pick<Hands, 'database' | 'config'>,
  bookId: string,
  work: (budget: number, onCost: (spent: number) => void) => Promise<T>,
): Promise<T> {
  const held = await database.transaction(async (rows) => {
    await rows.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
    const part = Math.min(await budgetLeft(rows, config, bookId), Math.ceil(capOf(config) / shareOfCap))
    await addCost(rows, bookId, part)
    return part
  })
  let spent = 0
  try {
    const done = await work(held, (cost) => (spent = cost))
    spent = done.cost
    return done
  } finally {
    await addCost(database.owner, bookId, Math.ceil(spent) - held)
  }
}

export async function addCost(rows: Rows, bookId: string, cost: number): Promise<void> {
  if (cost === 0) return
  await rows
    .update(books)
    .set({ ai_cost: sql`${books.ai_cost} + ${Math.ceil(cost)}` })
    .where(eq(books.id, bookId))
}
