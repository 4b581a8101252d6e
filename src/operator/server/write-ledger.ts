// A year of the shop as a table for the bookkeeper: orders, refunds, what the printer cost. No names, no titles of books.

import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { orders } from '../../../database/schema/orders.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import type { writeLedger as contract } from '../contract.ts'

const columns = [
  ...['order', 'ordered', 'paid', 'status', 'product', 'add-ons', 'copies', 'amount usd', 'refunded', 'refunded usd'],
  ...['printer cost usd', 'discount code', 'country'],
]

export async function writeLedger({ hands, input: { year } }: LongCall<z.output<typeof contract.input>>) {
  const start = (of: number) => new Date(Date.UTC(of, 0, 1))
  const found = await hands.database.owner
    .select({
      order: orders,
      refunded: sql<string | null>`(select to_char(max(e.created_at) at time zone 'UTC', 'YYYY-MM-DD')
        from order_events e where e.order_id = orders.id and e.status = 'refunded')`,
      cost: sql<number | null>`(select sum(p.cost)::int from print_jobs p where p.order_id = orders.id)`,
    })
    .from(orders)
    .where(and(gte(orders.created_at, start(year)), lt(orders.created_at, start(year + 1))))
    .orderBy(asc(orders.created_at), asc(orders.id))
  const rows = found.map(({ order, refunded, cost }) => [
    ...[order.id, day(order.created_at), day(order.paid_at), order.status, order.tier, order.addons.join(' + ')],
    ...[String(order.quantity), dollars(order.amount), refunded ?? '', refunded === null ? '' : dollars(order.amount)],
    ...[dollars(cost), order.discount_code ?? '', order.shipping_address?.country_code ?? ''],
  ])
  const csv = [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
  return new Response(csv, { headers: { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' } })
}

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? ''

const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2))

/** Quoted where it must be; what a spreadsheet would take for a formula is made text. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
