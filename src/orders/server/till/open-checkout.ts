// A checkout is written down before the provider hears of it: its id is the key under which the provider acts once.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { checkouts, orders, subscriptions } from '../../../../database/schema/orders.ts'
import { users } from '../../../../database/schema/members.ts'
import { day, minute } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { reduced, sumOf } from '../../discount.ts'
import { isPaid } from '../../order.ts'
import { notPayable, priceMismatch, unknownDiscount } from '../../refusals.ts'
import { statusOf, type OrderRow } from '../order-rows.ts'
import { holdDiscount, isUsable } from './discounts.ts'
import { placeOrder } from './place-order.ts'
import { runningStatuses } from './subscription.ts'
import type { Checkout } from './checkout.ts'
import type { NewOrder, Wish } from './wish.ts'

/** The use of a code is nobody else's for so long: the shortest that the provider knows is 30 minutes. */
export const discountHeld = 35 * minute

export type Opened = { checkout: Checkout } | { inTheWay: Checkout[] }

const payable = inArray(orders.status, ['pending_payment', 'failed'])

/** One member's checkouts are opened one after the other: two clicks find the same one. */
export const lockBuyer = (rows: Rows, memberId: string) =>
  rows.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('no key update')

/** In the owner's transaction: the open checkout for this very wish, a new one, or the checkouts that have to be closed first. */
export async function openCheckout(
  hands: Pick<Hands, 'now'>,
  rows: Rows,
  memberId: string,
  wish: Wish,
): Promise<Opened> {
  await lockBuyer(rows, memberId)
  const now = hands.now()
  const ids = await ordersOf(rows, memberId, wish)
  const open = await checkoutsAround(rows, memberId, wish.scope, ids)
  const same = open.find(({ scope, wishes, expires_at }) => {
    return scope === wish.scope && wishes === wish.wishes && expires_at > now
  })
  const discount = wish.discountCode === undefined ? undefined : await holdDiscount(rows, wish.discountCode)
  const hers = open.map(({ id }) => id)
  // Whoever has opened the page with it may pay there, though it has ended since.
  if (!same && discount && !(await isUsable(rows, discount, now, hers))) throw unknownDiscount()
  const prices = discount ? reduced(pricesOf(wish), discount) : pricesOf(wish)
  const amount = sumOf(prices)
  if (amount !== wish.priceAmount) throw priceMismatch(amount)
  if (same) return { checkout: same }
  if (open.length > 0) return { inTheWay: open }
  if (await isPaidFor(rows, memberId, wish)) throw notPayable()
  const { scope, wishes, mode } = wish
  const [checkout] = await rows
    .insert(checkouts)
    .values({
      ...{ user_id: memberId, scope, wishes, mode, amount },
      ...{ expires_at: new Date(now.getTime() + (discount ? discountHeld : day)), created_at: now, updated_at: now },
    })
    .returning()
  if (!checkout) throw new Error('The insert answered no row')
  const discount_code = discount?.code ?? null
  if ('fresh' in wish.orders) await placeFor(rows, checkout, { ...wish.orders.fresh, amount, discount_code }, ids[0])
  else await claimOrders(rows, checkout, ids, prices, discount_code)
  return { checkout }
}

/** By the catalogue, one for each order. */
const pricesOf = ({ orders: wanted }: Wish): number[] =>
  'fresh' in wanted ? [wanted.fresh.amount] : wanted.placed.map(({ amount }) => amount)

/** Those that are named, or the one that an earlier checkout of the same tier of the book has left unpaid. */
async function ordersOf(rows: Rows, memberId: string, { orders: wanted }: Wish): Promise<string[]> {
  if ('placed' in wanted) return wanted.placed.map(({ id }) => id)
  const { book_id, tier } = wanted.fresh
  const left = await rows
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, memberId),
        sql`${orders.book_id} is not distinct from ${book_id}`,
        eq(orders.tier, tier),
        payable,
      ),
    )
    .orderBy(orders.created_at)
    .limit(1)
  return left.map(({ id }) => id)
}

/** An order is in one open checkout at most: so it cannot be paid for twice. */
async function checkoutsAround(
  rows: Rows,
  memberId: string,
  scope: string,
  ids: readonly string[],
): Promise<Checkout[]> {
  const open = await rows
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.user_id, memberId), eq(checkouts.status, 'open')))
  const around = await rows
    .select({ id: orders.checkout_id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return open.filter((checkout) => checkout.scope === scope || around.some(({ id }) => id === checkout.id))
}

/** The same thing again, from a tab that was left behind; or a second subscription. */
async function isPaidFor(rows: Rows, memberId: string, { scope, wishes, mode }: Wish): Promise<boolean> {
  if (mode === 'subscription') {
    const running = await rows
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.user_id, memberId), inArray(subscriptions.status, [...runningStatuses])))
    return running.length > 0
  }
  const bought = await rows
    .select({ status: orders.status })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(
      and(
        eq(checkouts.user_id, memberId),
        eq(checkouts.scope, scope),
        eq(checkouts.wishes, wishes),
        eq(checkouts.status, 'complete'),
      ),
    )
  return bought.some((order) => isPaid(statusOf(order)))
}

type PricedOrder = NewOrder & Pick<OrderRow, 'discount_code'>

async function placeFor(rows: Rows, checkout: Checkout, fresh: PricedOrder, left: string | undefined): Promise<void> {
  const order = { ...fresh, user_id: checkout.user_id, checkout_id: checkout.id, stripe_session_id: null, quantity: 1 }
  const { updated_at } = checkout
  if (left === undefined) await placeOrder(rows, order, updated_at)
  else {
    await rows
      .update(orders)
      .set({ ...order, updated_at })
      .where(eq(orders.id, left))
  }
}

/** Each at its own price: what a discount takes off is spread over them. */
async function claimOrders(
  rows: Rows,
  checkout: Checkout,
  ids: readonly string[],
  prices: readonly number[],
  discount_code: string | null,
): Promise<void> {
  const { updated_at } = checkout
  for (const [index, id] of ids.entries()) {
    const claimed = await rows
      .update(orders)
      .set({ checkout_id: checkout.id, stripe_session_id: null, amount: prices[index], discount_code, updated_at })
      .where(and(eq(orders.id, id), payable))
      .returning({ id: orders.id })
    if (claimed.length === 0) throw notPayable()
  }
}
