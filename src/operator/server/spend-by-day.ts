// What the shop has spent and given back on each of the last days (UTC), as far as it is written down with a date.

import { and, type Column, eq, gte, sql, type SQL } from 'drizzle-orm'
import { books, stories } from '../../../database/schema/books.ts'
import { orderEvents, orders, printJobs } from '../../../database/schema/orders.ts'
import { day } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { spendDays } from '../contract.ts'

/** A cent in millionths of a dollar. */
export const cent = 10_000

interface Sum {
  day: string
  cost: number
}

export async function spendByDay({ database: { owner }, now }: Pick<Hands, 'database' | 'now'>) {
  const today = now().getTime()
  const dates = Array.from({ length: spendDays }, (_, back) => new Date(today - back * day).toISOString().slice(0, 10))
  const start = new Date(dates.at(-1) ?? today)
  const of = (at: Column, cost: SQL | Column) => ({
    day: sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`,
    cost: sql<number>`coalesce(sum(${cost}), 0)::float`,
  })
  const text = await owner
    .select(of(stories.created_at, stories.cost))
    .from(stories)
    .where(gte(stories.created_at, start))
    .groupBy(sql`1`)
  // Of a book one sum is kept: what its stories did not cost, its pictures did.
  const told = sql`(select coalesce(sum(s.cost), 0) from stories s where s.book_id = books.id)`
  const pictures = await owner
    .select(of(books.created_at, sql`greatest(books.ai_cost - ${told}, 0)`))
    .from(books)
    .where(gte(books.created_at, start))
    .groupBy(sql`1`)
  const prints = await owner
    .select(of(printJobs.created_at, printJobs.cost))
    .from(printJobs)
    .where(gte(printJobs.created_at, start))
    .groupBy(sql`1`)
  const refunds = await owner
    .select(of(orderEvents.created_at, orders.amount))
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.order_id))
    .where(and(eq(orderEvents.status, 'refunded'), gte(orderEvents.created_at, start)))
    .groupBy(sql`1`)
  const on = (sums: readonly Sum[], date: string) => sums.find((sum) => sum.day === date)?.cost ?? 0
  return dates.map((date) => ({
    day: date,
    text: Math.round(on(text, date) / cent),
    pictures: Math.round(on(pictures, date) / cent),
    prints: on(prints, date),
    refunds: on(refunds, date),
  }))
}
