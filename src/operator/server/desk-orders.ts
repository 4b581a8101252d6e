// The heaps of the desk: how many orders lie in each, and which.

import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { orders } from '../../../database/schema/orders.ts'
import { afterCursor, cursorAt } from '../../books/server/time-cursor.ts'
import { statusOf } from '../../orders/server/order-rows.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import type { DeskOrder, listDeskOrders as contract } from '../contract.ts'
import { heaps, type Heap } from '../trouble.ts'
import { reportedShares } from './reported-shares.ts'
import { howPressing, isAtBench, isHeld, troubleOf } from './trouble-of.ts'

export async function readDesk({ hands }: LongCall<unknown>) {
  const found = await hands.database.owner
    .select({
      heap: orders.status,
      orders: sql<number>`count(*)::int`,
      trouble: sql<number>`count(${troubleOf(hands.now())})::int`,
      held: sql<number>`(count(*) filter (where ${isHeld}))::int`,
      bench: sql<number>`(count(*) filter (where ${isAtBench}))::int`,
    })
    .from(orders)
    .groupBy(orders.status)
  const sum = (of: 'trouble' | 'held' | 'bench') => found.reduce((all, one) => all + one[of], 0)
  const countOf = (heap: string) => found.find((one) => one.heap === heap)?.orders ?? 0
  const counted = (heap: Heap) =>
    heap === 'trouble' || heap === 'held' || heap === 'bench' ? sum(heap) : countOf(heap)
  const reported = (await reportedShares(hands)).filter(({ is_open }) => is_open).length
  return { heaps: heaps.map((heap) => ({ heap, orders: counted(heap) })), reported }
}

function liesIn(heap: Heap, trouble: ReturnType<typeof troubleOf>): SQL {
  if (heap === 'trouble') return isNotNull(trouble)
  if (heap === 'held') return isHeld
  return heap === 'bench' ? isAtBench : eq(orders.status, heap)
}

export async function listDeskOrders({ hands, input }: LongCall<z.output<typeof contract.input>>) {
  const { heap, limit, cursor } = input
  const trouble = troubleOf(hands.now())
  const byTrouble = [howPressing(trouble), asc(orders.updated_at)]
  const found = await hands.database.owner
    .select({ order: orders, trouble })
    .from(orders)
    .where(
      and(liesIn(heap, trouble), heap === 'trouble' ? undefined : afterCursor(cursor, orders.created_at, orders.id)),
    )
    .orderBy(...(heap === 'trouble' ? byTrouble : [desc(orders.created_at), desc(orders.id)]))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  // What is in trouble leaves its heap by being seen to: the most pressing are enough.
  const last = heap === 'trouble' || found.length <= limit ? undefined : shown.at(-1)
  return {
    items: shown.map(({ order, trouble: its }): DeskOrder => {
      const { id, tier, addons, quantity, amount, book_title, created_at, updated_at } = order
      const when = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
      const stands = { status: statusOf(order), approved_at: order.approved_at?.toISOString() ?? null }
      const is_held = order.held_at !== null
      return { id, tier, addons, quantity, amount, ...stands, book_title, ...when, is_held, trouble: its }
    }),
    next: last ? cursorAt(last.order.created_at, last.order.id) : null,
  }
}
