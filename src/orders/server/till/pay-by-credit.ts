// A monthly book of the subscription pays for a Single Book: nobody is sent anywhere.

import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { addresses } from '../../../../database/schema/members.ts'
import { checkouts, monthlyCredits, orders } from '../../../../database/schema/orders.ts'
import { addressFaults, tidyAddress } from '../../../members/check-address.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { isPaid, shippingAddress } from '../../order.ts'
import { noCredit } from '../../refusals.ts'
import { moveOrder } from '../move-order.ts'
import { statusOf, type OrderRow } from '../order-rows.ts'
import { sessionPlaceholder } from './come-back.ts'
import { lockBuyer } from './open-checkout.ts'
import { placeOrder } from './place-order.ts'
import type { Checkout } from './checkout.ts'
import { tierScope, type Wish } from './wish.ts'

/** Asked twice, it is used once. */
export const payByCredit = (hands: Hands, memberId: string, wish: Wish): Promise<Checkout> =>
  hands.database.transaction(async (rows) => {
    await lockBuyer(rows, memberId)
    const used = await rows
      .select({ checkout: checkouts, status: orders.status })
      .from(checkouts)
      .innerJoin(orders, eq(orders.checkout_id, checkouts.id))
      .where(and(eq(checkouts.user_id, memberId), eq(checkouts.scope, wish.scope), eq(checkouts.amount, 0)))
    const known = used.find((order) => isPaid(statusOf(order)))
    return known?.checkout ?? useCredit(hands, rows, memberId, wish)
  })

/** Bought beside a book, a subscription begins with that one: to her own door, or to the one that the order asks for. */
export async function payForItsBook(
  hands: Hands,
  rows: Rows,
  { user_id, id }: Checkout,
  order: OrderRow,
): Promise<void> {
  const { book_id, book_title } = order
  if (book_id === null || user_id === null || !(await oldestCredit(rows, user_id, hands.now()))) return
  const [own] = await rows
    .select()
    .from(addresses)
    .where(and(eq(addresses.user_id, user_id), eq(addresses.is_default, true)))
  const door = own && shippingAddress.parse(own)
  const shipping_address = door && Object.keys(addressFaults(door)).length === 0 ? tidyAddress(door) : null
  const made = { book_id, book_title, tier: 'Single Book' as const, addons: [], amount: 0, gift: null }
  await useCredit(hands, rows, user_id, {
    ...{ scope: tierScope(book_id, 'Single Book'), wishes: `subscription ${id}`, mode: 'payment', amount: 0 },
    orders: { fresh: { ...made, shipping_address } },
    successUrl: '',
  })
}

async function oldestCredit(rows: Rows, memberId: string, now: Date): Promise<{ id: string } | undefined> {
  const [credit] = await rows
    .select({ id: monthlyCredits.id })
    .from(monthlyCredits)
    .where(
      and(eq(monthlyCredits.user_id, memberId), isNull(monthlyCredits.used_by), gt(monthlyCredits.expires_at, now)),
    )
    .orderBy(asc(monthlyCredits.expires_at))
    .limit(1)
  return credit
}

type CreditWish = Pick<Wish, 'scope' | 'wishes' | 'mode' | 'amount' | 'orders' | 'successUrl'>

async function useCredit(hands: Hands, rows: Rows, memberId: string, wish: CreditWish): Promise<Checkout> {
  const now = hands.now()
  const credit = await oldestCredit(rows, memberId, now)
  if (!credit || !('fresh' in wish.orders)) throw noCredit()
  const session_id = `credit_${credit.id}_${now.getTime()}`
  const { scope, wishes, mode, amount } = wish
  const [checkout] = await rows
    .insert(checkouts)
    .values({
      ...{ user_id: memberId, scope, wishes, mode, amount, status: 'complete', session_id, expires_at: now },
      url: wish.successUrl.replace(sessionPlaceholder, session_id),
    })
    .returning()
  const made = { ...wish.orders.fresh, user_id: memberId, checkout_id: checkout?.id, stripe_session_id: session_id }
  const order = await placeOrder(rows, made, now)
  if (!checkout || !order) throw new Error('The insert answered no row')
  await rows.update(monthlyCredits).set({ used_by: order.id }).where(eq(monthlyCredits.id, credit.id))
  hands.failpoint('credit-used')
  const note = 'One of the monthly books'
  await moveOrder(hands, rows, order.id, { to: 'paid', by: 'member', note, also: { paid_at: now } })
  return checkout
}
