// What became of a checkout, as the payment provider tells it when it is asked.

import { Stripe } from 'stripe'
import type { Hands } from '../../../platform/hands.ts'
import { paymentProvider } from './payment-provider.ts'

export interface SeenRefund {
  /** The order it was for; unknown when it was given by hand. */
  orderId: string | undefined
}

export interface SeenSubscription {
  id: string
  status: string
  isEnding: boolean
  periodEnd: number | undefined
  paidInvoices: { id: string; created: number }[]
}

export interface Seen {
  state: 'open' | 'paid' | 'failed' | 'on its way' | 'expired'
  amount: number | null
  currency: string | null
  reference: string | null
  paymentIntent: string | null
  /** The last card that was tried at an open page was declined. */
  isDeclined: boolean
  refunds: SeenRefund[]
  isAllRefunded: boolean
  dispute: 'open' | 'lost' | 'won' | undefined
  subscription: SeenSubscription | undefined
}

const most = 100

/** Undefined when the provider does not know it: another shop's. */
export async function lookAtSession(hands: Hands, sessionId: string): Promise<Seen | undefined> {
  const provider = paymentProvider(hands)
  const session = await findSession(provider, sessionId)
  if (!session) return undefined
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null
  return {
    state: stateOf(session, payment),
    ...{ amount: session.amount_total, currency: session.currency, reference: session.client_reference_id },
    paymentIntent: payment?.id ?? null,
    isDeclined: session.status === 'open' && Boolean(payment?.last_payment_error),
    refunds: charge && payment && charge.amount_refunded > 0 ? await refundsOf(provider, payment.id) : [],
    isAllRefunded: charge?.refunded ?? false,
    dispute: charge?.disputed && payment ? await disputeOf(provider, payment.id) : undefined,
    subscription: await subscriptionOf(provider, session),
  }
}

async function findSession(provider: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await provider.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeInvalidRequestError && fault.statusCode === 404) return undefined
    throw fault
  }
}

function stateOf(session: Stripe.Checkout.Session, payment: Stripe.PaymentIntent | null): Seen['state'] {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  if (session.payment_status !== 'unpaid') return 'paid'
  // A payment that takes days may still fail.
  return payment?.status === 'requires_payment_method' || payment?.status === 'canceled' ? 'failed' : 'on its way'
}

async function refundsOf(provider: Stripe, payment_intent: string): Promise<SeenRefund[]> {
  const { data } = await provider.refunds.list({ payment_intent, limit: most })
  return data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .map(({ metadata }) => ({ orderId: metadata?.['order'] }))
}

async function disputeOf(provider: Stripe, payment_intent: string): Promise<Seen['dispute']> {
  const { data } = await provider.disputes.list({ payment_intent, limit: most })
  if (data.some(({ status }) => status === 'lost')) return 'lost'
  if (data.some(({ status }) => status !== 'won' && status !== 'warning_closed')) return 'open'
  return data.length > 0 ? 'won' : undefined
}

async function subscriptionOf(
  provider: Stripe,
  { subscription }: Stripe.Checkout.Session,
): Promise<SeenSubscription | undefined> {
  const id = typeof subscription === 'string' ? subscription : subscription?.id
  if (id === undefined) return undefined
  const found = await provider.subscriptions.retrieve(id)
  const invoices = await provider.invoices.list({ subscription: id, status: 'paid', limit: most })
  return {
    id,
    status: found.status,
    isEnding: found.cancel_at_period_end,
    periodEnd: found.items.data[0]?.current_period_end,
    paidInvoices: invoices.data.map((invoice) => ({ id: invoice.id, created: invoice.created })),
  }
}
