// A subscription as the provider tells it: each paid invoice is one monthly book, granted once.

import { and, asc, desc, gt, isNull } from 'drizzle-orm'
import { monthlyCredits, subscriptions } from '../../../../database/schema/orders.ts'
import { second } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Subscription } from '../../checkout-contract.ts'
import { creditMonths } from '../../order.ts'
import type { SeenSubscription } from './look-at-session.ts'
import type { Checkout } from './checkout.ts'

/** Billed, or to be billed again: a second one would be a mistake. 'ending': canceled, and paid to the end of the month. */
export const runningStatuses = ['active', 'trialing', 'past_due', 'ending'] as const

export async function keepSubscription(
  { now }: Hands,
  rows: Rows,
  { user_id }: Checkout,
  { id: provider_id, status, isEnding, periodEnd, paidInvoices }: SeenSubscription,
): Promise<void> {
  const told = {
    status: isEnding && status === 'active' ? 'ending' : status,
    current_period_end: periodEnd === undefined ? null : new Date(periodEnd * second),
    updated_at: now(),
  }
  const [kept] = await rows
    .insert(subscriptions)
    .values({ user_id, provider_id, ...told })
    .onConflictDoUpdate({ target: subscriptions.provider_id, set: told })
    .returning()
  if (!kept) throw new Error('The insert answered no row')
  for (const invoice of paidInvoices) {
    const expires_at = new Date(invoice.created * second)
    expires_at.setUTCMonth(expires_at.getUTCMonth() + creditMonths)
    await rows
      .insert(monthlyCredits)
      .values({ user_id, subscription_id: kept.id, invoice_id: invoice.id, expires_at })
      .onConflictDoNothing()
  }
}

export async function readSubscription({ rows, caller, hands }: MemberCall<unknown>): Promise<Subscription> {
  const [newest] = await rows
    .select()
    .from(subscriptions)
    .where(hands.ownership.ownRows(caller, subscriptions.user_id))
    .orderBy(desc(subscriptions.created_at))
    .limit(1)
  const unused = await rows
    .select({ id: monthlyCredits.id, expires_at: monthlyCredits.expires_at })
    .from(monthlyCredits)
    .where(
      and(
        hands.ownership.ownRows(caller, monthlyCredits.user_id),
        isNull(monthlyCredits.used_by),
        gt(monthlyCredits.expires_at, hands.now()),
      ),
    )
    .orderBy(asc(monthlyCredits.expires_at))
  return {
    status: newest?.status ?? null,
    current_period_end: newest?.current_period_end?.toISOString() ?? null,
    credits: unused.map(({ id, expires_at }) => ({ id, expires_at: expires_at.toISOString() })),
  }
}
