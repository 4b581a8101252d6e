// Ends a checkout that nobody paid: first at the provider, so that nobody can pay there any more, then in our books.

import { and, eq } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { checkouts } from '../../../../database/schema/orders.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { Checkout } from './checkout.ts'
import { paymentProvider } from './payment-provider.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Answers whether it was paid before it could be closed. */
export async function closeCheckout(hands: Hands, { id, session_id }: Checkout): Promise<boolean> {
  const { owner } = hands.database
  if (session_id !== null && !(await isClosedThere(hands, session_id))) {
    await settleCheckout(hands, id)
    const [settled] = await owner.select({ status: checkouts.status }).from(checkouts).where(eq(checkouts.id, id))
    return settled?.status === 'complete'
  }
  await owner
    .update(checkouts)
    .set({ status: 'expired', updated_at: hands.now() })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
  return false
}

/** False when it cannot be closed: it is paid, or over by itself. */
async function isClosedThere(hands: Hands, sessionId: string): Promise<boolean> {
  try {
    await paymentProvider(hands).checkout.sessions.expire(sessionId)
    return true
  } catch (fault) {
    if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault
    return false
  }
}
