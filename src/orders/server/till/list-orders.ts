// The member's orders; those of one checkout are looked after first, for the webhook may be on its way.

import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books } from '../../../../database/schema/books.ts'
import { orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { FirstLook, LongCall } from '../../../platform/http/long-route.ts'
import type { ListedOrder, listOrders as contract } from '../../contract.ts'
import { coverOfBook } from '../../../books/server/book-rows.ts'
import { afterCursor, cursorAt } from '../../../books/server/time-cursor.ts'
import { showOrder } from '../order-rows.ts'
import { askProvider } from './payment-provider.ts'
import { settleCheckout } from './settle-checkout.ts'

type Input = z.output<typeof contract.input>
type Asking = Pick<FirstLook<Input>, 'input' | 'caller' | 'hands'>

interface Found {
  items: ListedOrder[]
  next: string | null
  /** The checkout that is still waiting for its money. */
  waiting: string | undefined
}

async function read(rows: Rows, { input, caller, hands }: Asking): Promise<Found> {
  const found = await rows
    .select({ order: orders, book: { id: books.id, title: books.title }, cover: coverOfBook })
    .from(orders)
    .leftJoin(books, eq(books.id, orders.book_id))
    .where(
      and(
        hands.ownership.ownRows(caller, orders.user_id),
        input.session_id === undefined ? undefined : eq(orders.stripe_session_id, input.session_id),
        afterCursor(input.cursor, orders.created_at, orders.id),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(input.limit + 1)
  const shown = found.slice(0, input.limit)
  const last = found.length > input.limit ? shown.at(-1)?.order : undefined
  const waiting = found.find(({ order }) => ['pending_payment', 'failed'].includes(order.status))?.order.checkout_id
  return {
    items: shown.map(({ order, book, cover }) => ({
      ...showOrder(order, book),
      cover_url: cover && hands.files.link(cover),
    })),
    next: last ? cursorAt(last.created_at, last.id) : null,
    waiting: (input.session_id !== undefined && waiting) || undefined,
  }
}

export const lookForOrders = (call: FirstLook<Input>): Promise<Found> => read(call.rows, call)

export async function listOrders(call: LongCall<Input>, { items, next, waiting }: Found) {
  if (waiting === undefined) return { items, next }
  await askProvider(call.hands, () => settleCheckout(call.hands, waiting))
  const settled = await call.asMember((rows) => read(rows, call))
  return { items: settled.items, next: settled.next }
}
