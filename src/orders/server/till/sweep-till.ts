// Looks after what no webhook told: checkouts that are still open, months that should have been billed, orders that nobody paid.

import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { checkouts, orders, subscriptions } from '../../../../database/schema/orders.ts'
import { day, hour, minute } from '../../../base/dates.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { moveOrder } from '../move-order.ts'
import { closeCheckout } from './close-checkout.ts'
import { paymentProvider } from './payment-provider.ts'
import { settle } from './settle-checkout.ts'
import { runningStatuses } from './subscription.ts'

export const sweepTillJob = jobKind({ name: 'orders.sweep-till', payload: z.object({}), every: 5 * minute })

/** A webhook is given this long. */
const patience = minute
/** An order that nobody pays for so long is canceled. */
const unpaidDays = 3
const atOnce = 200

export async function sweepTill(hands: Hands): Promise<void> {
  await settleOpenCheckouts(hands)
  await settleOverdueMonths(hands)
  await cancelUnpaid(hands)
}

async function settleOpenCheckouts(hands: Hands): Promise<void> {
  const now = hands.now()
  const open = await hands.database.owner
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.status, 'open'), lt(checkouts.created_at, new Date(now.getTime() - patience))))
    .orderBy(asc(checkouts.created_at))
    .limit(atOnce)
  for (const checkout of open) {
    // Its page was never known to anybody.
    if (checkout.session_id === null && checkout.expires_at < now) await closeCheckout(hands, checkout)
    else if (checkout.session_id !== null) await hands.jobs.send(settle, { checkoutId: checkout.id })
  }
}

async function settleOverdueMonths(hands: Hands): Promise<void> {
  const due = await hands.database.owner
    .select({ id: subscriptions.provider_id })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, [...runningStatuses]),
        lt(subscriptions.current_period_end, new Date(hands.now().getTime() - hour)),
      ),
    )
    .limit(atOnce)
  const provider = paymentProvider(hands)
  for (const { id } of due) {
    const { metadata } = await provider.subscriptions.retrieve(id)
    if (metadata['checkout']) await hands.jobs.send(settle, { checkoutId: metadata['checkout'] })
  }
}

async function cancelUnpaid(hands: Hands): Promise<void> {
  const left = await hands.database.owner
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(checkouts, and(eq(checkouts.id, orders.checkout_id), eq(checkouts.status, 'open')))
    .where(
      and(
        inArray(orders.status, ['pending_payment', 'failed']),
        lt(orders.updated_at, new Date(hands.now().getTime() - unpaidDays * day)),
        isNull(checkouts.id),
      ),
    )
    .limit(atOnce)
  for (const { id } of left) {
    const note = 'It was not paid for in time'
    await hands.database.transaction((rows) => moveOrder(hands, rows, id, { to: 'canceled', by: 'clock', note }))
  }
}
