// Orders as the database keeps them, and as their member sees them.

import { and, asc, eq } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import { orderEvents, orderReports, orders } from '../../../database/schema/orders.ts'
import { findProduct, type Sku } from '../catalogue.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Order } from '../contract.ts'
import { mayCancel, orderStatuses, type OrderStatus } from '../order.ts'
import { orderNotFound } from '../refusals.ts'

export type OrderRow = typeof orders.$inferSelect

export function statusOf({ status }: Pick<OrderRow, 'status'>): OrderStatus {
  const known = orderStatuses.find((one) => one === status)
  if (!known) throw new Error(`An order has an unknown status: ${status}`)
  return known
}

/** Its member may still stop it: approving ends that, since its files are hers from then on. */
export const mayCallBack = (order: Pick<OrderRow, 'status' | 'approved_at'>): boolean =>
  mayCancel(statusOf(order)) && order.approved_at === null

/** What was bought: the tier, or the cart's item. */
export function skuOf({ tier }: Pick<OrderRow, 'tier'>): Sku {
  const product = findProduct(tier)
  if (!product) throw new Error(`An order is for something unknown: ${tier}`)
  return product.sku
}

export const addonsOf = ({ addons }: Pick<OrderRow, 'addons'>): Sku[] => addons.map((tier) => skuOf({ tier }))

export function showOrder(row: OrderRow, book: { id: string; title: string } | null): Order {
  return {
    ...{ id: row.id, user_id: row.user_id ?? '', book_id: row.book_id, tier: row.tier, addons: row.addons },
    ...{
      quantity: row.quantity,
      amount: row.amount,
      discount_code: row.discount_code,
      currency: 'usd',
      status: statusOf(row),
    },
    ...{ stripe_session_id: row.stripe_session_id, shipping_address: row.shipping_address },
    ...{ tracking_url: row.tracking_url, carrier: row.carrier },
    edit_until: row.edit_until?.toISOString() ?? null,
    approved_at: row.approved_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    book,
    book_title: book?.title || row.book_title,
  }
}

/** The member's own order; somebody else's is as good as none. */
export async function findOrder(
  { rows, caller, hands }: Pick<MemberCall<unknown>, 'rows' | 'caller' | 'hands'>,
  id: string,
): Promise<OrderRow> {
  const [row] = await rows
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), hands.ownership.ownRows(caller, orders.user_id)))
  if (!row) throw orderNotFound()
  return row
}

export async function bookOf(rows: Rows, { book_id }: Pick<OrderRow, 'book_id'>) {
  if (book_id === null) return null
  const [book] = await rows.select({ id: books.id, title: books.title }).from(books).where(eq(books.id, book_id))
  return book ?? null
}

export const eventsOf = (rows: Rows, orderId: string) =>
  rows.select().from(orderEvents).where(eq(orderEvents.order_id, orderId)).orderBy(asc(orderEvents.created_at))

export const reportsOf = (rows: Rows, orderId: string) =>
  rows.select().from(orderReports).where(eq(orderReports.order_id, orderId)).orderBy(asc(orderReports.created_at))
