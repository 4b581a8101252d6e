// Places the order of one book of the cart: unpaid, and the same one however often its key comes.

import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orders } from '../../../../database/schema/orders.ts'
import { draftOf, type Draft } from '../../../editions/server/draft.ts'
import { whyUnprintable } from '../../../editions/server/passport.ts'
import { findBook } from '../../../books/server/find-book.ts'
import type { FirstLook, LongCall } from '../../../platform/http/long-route.ts'
import type { createOrder as contract } from '../../checkout-contract.ts'
import type { Order } from '../../contract.ts'
import { isShipped, totalOf, type ShippingAddress } from '../../order.ts'
import { bookNotCompleted, passportBlocks } from '../../refusals.ts'
import { bookOf, showOrder, type OrderRow } from '../order-rows.ts'
import { resolveAddress } from '../resolve-address.ts'
import { placeOrder } from './place-order.ts'

type Input = z.output<typeof contract.input>

interface Found {
  title: string
  address: ShippingAddress | null
  /** What would be printed; a record is made of the finished book whenever that is. */
  toPrint: Draft | undefined
  known: OrderRow | undefined
}

const isThis = ({ bookId, item, paymentId }: Input, memberId: string) =>
  and(eq(orders.user_id, memberId), eq(orders.book_id, bookId), eq(orders.tier, item), eq(orders.payment_id, paymentId))

export async function lookForOrder(call: FirstLook<Input>): Promise<Found> {
  const { rows, input, caller } = call
  const book = await findBook(call, input.bookId)
  const [known] = await rows.select().from(orders).where(isThis(input, caller.id))
  if (!isShipped(input.item)) return { title: book.title, address: null, toPrint: undefined, known }
  const address = await resolveAddress(call, input.shippingAddress ?? {})
  if (book.status !== 'completed') throw bookNotCompleted()
  return { title: book.title, address, toPrint: known ? undefined : await draftOf(rows, book), known }
}

export async function createOrder(
  { hands, input, caller, asMember }: LongCall<Input>,
  { title, address, toPrint, known }: Found,
): Promise<Order> {
  if (toPrint) {
    const problem = await whyUnprintable(toPrint)
    if (problem !== undefined) throw passportBlocks(problem)
  }
  const { item: tier, quantity, paymentId, bookId } = input
  const placed = {
    ...{ user_id: caller.id, book_id: bookId, book_title: title, tier, quantity, payment_id: paymentId },
    ...{ amount: totalOf(tier, [], quantity), shipping_address: address },
  }
  const order =
    known ??
    (await hands.database.transaction(async (rows) => {
      const fresh = await placeOrder(rows, placed, hands.now())
      if (fresh) return fresh
      const [standing] = await rows.select().from(orders).where(isThis(input, caller.id))
      return standing
    }))
  if (!order) throw new Error('An order that stands was not found')
  return asMember(async (rows) => showOrder(order, await bookOf(rows, order)))
}
