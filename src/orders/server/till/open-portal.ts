// Leads a subscriber to the provider's own page for changing or canceling.

import { desc } from 'drizzle-orm'
import type { z } from 'zod'
import { subscriptions } from '../../../../database/schema/orders.ts'
import type { FirstLook, LongCall } from '../../../platform/http/long-route.ts'
import type { openPortal as contract } from '../../checkout-contract.ts'
import { noSubscription } from '../../refusals.ts'
import { comeBackTo } from './come-back.ts'
import { askProvider, paymentProvider } from './payment-provider.ts'

type Input = z.output<typeof contract.input>

interface Found {
  subscriptionId: string
  returnUrl: string
}

export async function lookForPortal(call: FirstLook<Input>): Promise<Found> {
  const { rows, caller, hands, input } = call
  const returnUrl = comeBackTo(call, 'returnUrl', input.returnUrl)
  const [newest] = await rows
    .select({ id: subscriptions.provider_id })
    .from(subscriptions)
    .where(hands.ownership.ownRows(caller, subscriptions.user_id))
    .orderBy(desc(subscriptions.created_at))
    .limit(1)
  if (!newest) throw noSubscription()
  return { subscriptionId: newest.id, returnUrl }
}

export const openPortal = ({ hands }: LongCall<Input>, { subscriptionId, returnUrl }: Found) =>
  askProvider(hands, async () => {
    const provider = paymentProvider(hands)
    const { customer } = await provider.subscriptions.retrieve(subscriptionId)
    const { url } = await provider.billingPortal.sessions.create({
      customer: typeof customer === 'string' ? customer : customer.id,
      return_url: returnUrl,
    })
    return { url }
  })
