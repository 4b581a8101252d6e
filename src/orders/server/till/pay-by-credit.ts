// A monthly book of the subscription pays for a Single Book: nobody is sent anywhere.

import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { checkouts, monthlyCredits, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { isPaid } from '../../order.ts'
import { noCredit } from '../../refusals.ts'
import { moveOrder } from '../move-order.ts'
import { statusOf } from '../order-rows.ts'
import { sessionPlaceholder } from './come-back.ts'
import { lockBuyer } from './open-visit.ts'
import { placeOrder } from './place-order.ts'
import type { Visit } from './visit.ts'
import type { Wish } from './wish.ts'

/** Asked twice, it is used once. */
export const payByCredit = (hands: Hands, memberId: string, wish: Wish): Promise<Visit> =>
  hands.database.transaction(async (rows) => {
    await lockBuyer(rows, memberId)
    const used = await rows
      .select({ visit: checkouts, status: orders.status })
      .from(checkouts)
      .innerJoin(orders, eq(orders.checkout_id, checkouts.id))
      .where(and(eq(checkouts.user_id, memberId), eq(checkouts.scope, wish.scope), eq(checkouts.amount, 0)))
    const known = used.find((order) => isPaid(statusOf(order)))
    return known?.visit ?? useCredit(hands, rows, memberId, wish)
  })

async function useCredit(hands: Hands, rows: Rows, memberId: string, wish: Wish): Promise<Visit> {
  const now = hands.now()
  const [credit] = await rows
    .select({ id: monthlyCredits.id })
    .from(monthlyCredits)
    .where(
      and(eq(monthlyCredits.user_id, memberId), isNull(monthlyCredits.used_by), gt(monthlyCredits.expires_at, now)),
    )
    .orderBy(asc(monthlyCredits.expires_at))
    .limit(1)
  if (!credit || !('fresh' in wish.orders)) throw noCredit()
  const session_id = `credit_${credit.id}_${now.getTime()}`
  const { scope, wishes, mode, amount } = wish
  const [visit] = await rows
    .insert(checkouts)
    .values({
      ...{ user_id: memberId, scope, wishes, mode, amount, status: 'complete', session_id, expires_at: now },
      url: wish.successUrl.replace(sessionPlaceholder, session_id),
    })
    .returning()
  const made = { ...wish.orders.fresh, user_id: memberId, checkout_id: visit?.id, stripe_session_id: session_id }
  const order = await placeOrder(rows, made, now)
  if (!visit || !order) throw new Error('The insert answered no row')
  await rows.update(monthlyCredits).set({ used_by: order.id }).where(eq(monthlyCredits.id, credit.id))
  hands.failpoint('credit-used')
  const note = 'One of the monthly books'
  await moveOrder(hands, rows, order.id, { to: 'paid', by: 'member', note, also: { paid_at: now } })
  return visit
}
