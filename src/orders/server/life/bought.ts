// What a purchase lets its member download.

import { and, eq, or } from 'drizzle-orm'
import { orders } from '../../../../database/schema/orders.ts'
import type { Download } from '../../../editions/edition.ts'
import type { Wanted } from '../../../editions/server/bindery.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Entitlement } from '../../catalogue.ts'
import { entitlementsOf, isPaid } from '../../order.ts'
import { addonsOf, skuOf, statusOf, type OrderRow } from '../order-rows.ts'

const brought: Readonly<Partial<Record<Entitlement, readonly Download[]>>> = {
  'digital copy': ['screen', 'epub', 'booklet-letter', 'booklet-a4'],
  // Every buyer of a hardcover keeps the PDF for screens.
  hardcover: ['screen'],
  'coloring book': ['coloring-book'],
  'activity sheets': ['activities'],
  'message card': ['card'],
  'lyric art': ['record', 'record-png'],
}

export function boughtDownloads(order: Pick<OrderRow, 'tier' | 'addons'>): Download[] {
  const entitlements = entitlementsOf(skuOf(order), addonsOf(order))
  return [...new Set([...entitlements].flatMap((one) => brought[one] ?? []))]
}

/**
 * A copy is frozen into it: from there on its member cannot call it back, and has what it brings. A printed tier's files
 * come no earlier, or a whole book could be had for an order that is canceled.
 */
export const isHandedOut = (order: Pick<OrderRow, 'status' | 'edition_id'>): boolean =>
  isPaid(statusOf(order)) && order.edition_id !== null

export async function isBookBought(owner: Rows, bookId: string): Promise<boolean> {
  const found = await owner.select({ status: orders.status }).from(orders).where(eq(orders.book_id, bookId))
  return found.some((order) => isPaid(statusOf(order)))
}

/** Its pictures may be seen at full size. */
export async function isBookHandedOut(owner: Rows, bookId: string): Promise<boolean> {
  const found = await owner.select().from(orders).where(eq(orders.book_id, bookId))
  return found.some((order) => isHandedOut(order) && boughtDownloads(order).includes('screen'))
}

/** A purchase of the book or of this very copy, handed out and not given back: whatever the book becomes later belongs to it, too. */
export async function isBought(owner: Rows, { userId, bookId, editionId, kind }: Wanted): Promise<boolean> {
  const isOfIt = or(eq(orders.edition_id, editionId), ...(bookId === null ? [] : [eq(orders.book_id, bookId)]))
  const found = await owner
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), isOfIt))
  return found.some((order) => isHandedOut(order) && boughtDownloads(order).includes(kind))
}
