// The member's orders; those of one visit to the payment page are looked after first, for the webhook may be on its way.

import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { books } from '../../../../database/schema/books.ts'
import { orders } from '../../../../database/schema/orders.ts'
import { badCursor } from '../../../books/refusals.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { FirstLook, LongCall } from '../../../platform/http/long-route.ts'
import type { listOrders as contract, Order } from '../../contract.ts'
import { showOrder } from '../order-rows.ts'
import { askProvider } from './payment-provider.ts'
import { settleCheckout } from './settle-checkout.ts'

type Input = z.output<typeof contract.input>
type Asking = Pick<FirstLook<Input>, 'input' | 'caller' | 'hands'>

interface Found {
  items: Order[]
  next: string | null
  /** The visit that is still waiting for its money. */
  waiting: string | undefined
}

const position = z.tuple([z.iso.datetime(), z.uuid()])

function readCursor(cursor: string): z.infer<typeof position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badCursor()
  }
}

async function read(rows: Rows, { input, caller, hands }: Asking): Promise<Found> {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
  const found = await rows
    .select({ order: orders, book: { id: books.id, title: books.title } })
    .from(orders)
    .leftJoin(books, eq(books.id, orders.book_id))
    .where(
      and(
        hands.ownership.ownRows(caller, orders.user_id),
        input.session_id === undefined ? undefined : eq(orders.stripe_session_id, input.session_id),
        after && sql`(${orders.created_at}, ${orders.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(input.limit + 1)
  const shown = found.slice(0, input.limit)
  const last = found.length > input.limit ? shown.at(-1)?.order : undefined
  const next = last && Buffer.from(JSON.stringify([last.created_at.toISOString(), last.id])).toString('base64url')
  const waiting = found.find(({ order }) => ['pending_payment', 'failed'].includes(order.status))?.order.checkout_id
  return {
    items: shown.map(({ order, book }) => showOrder(order, book)),
    next: next ?? null,
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
