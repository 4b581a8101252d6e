// An order with all that can be said of it and done to it, as its member sees it.

import { eq } from 'drizzle-orm'
import { editions } from '../../../../database/schema/editions.ts'
import { newestEdition, type EditionRow } from '../../../editions/server/edition-rows.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { OrderStory } from '../../contract.ts'
import { isPaid, isShipped, mayCancel, mayReport, movers, type Mover } from '../../order.ts'
import {
  addonsOf,
  bookOf,
  eventsOf,
  mayCallBack,
  reportsOf,
  showOrder,
  skuOf,
  statusOf,
  type OrderRow,
} from '../order-rows.ts'
import { boughtDownloads, isHandedOut } from './bought.ts'

export async function storyOf(rows: Rows, order: OrderRow): Promise<OrderStory> {
  const status = statusOf(order)
  const [sku, addons] = [skuOf(order), addonsOf(order)]
  const edition = isPaid(status) ? await editionOf(rows, order) : undefined
  const events = await eventsOf(rows, order.id)
  const reports = await reportsOf(rows, order.id)
  return {
    ...showOrder(order, await bookOf(rows, order)),
    events: events.map((event) => ({
      ...event,
      status: statusOf(event),
      by: moverOf(event.by),
      created_at: event.created_at.toISOString(),
    })),
    gift: order.gift,
    can: {
      pay: status === 'pending_payment' || status === 'failed',
      cancel: mayCallBack(order),
      change_address: isShipped(sku, addons) && mayCancel(status),
      approve: status === 'edit_window' && order.approved_at === null && edition !== undefined,
      report: mayReport(status, sku, addons),
    },
    downloads: isHandedOut(order) ? boughtDownloads(order) : [],
    reports: reports.map(({ text, created_at, settled_at }) => ({
      text,
      created_at: created_at.toISOString(),
      settled_at: settled_at?.toISOString() ?? null,
    })),
  }
}

/** The copy that is frozen into the order; until then the newest one of its book. */
export async function editionOf(rows: Rows, order: Pick<OrderRow, 'edition_id' | 'book_id'>) {
  if (order.edition_id === null) return order.book_id === null ? undefined : newestEdition(rows, order.book_id)
  const [frozen]: (EditionRow | undefined)[] = await rows
    .select()
    .from(editions)
    .where(eq(editions.id, order.edition_id))
  return frozen
}

function moverOf(by: string): Mover {
  const known = movers.find((one) => one === by)
  if (!known) throw new Error(`An order was moved by something unknown: ${by}`)
  return known
}
