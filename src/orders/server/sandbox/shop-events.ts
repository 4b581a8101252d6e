// The test shop's webhooks: signed as the provider signs, posted to our own door over real HTTP, tried again until they are taken.

import { Stripe } from 'stripe'
import { z } from 'zod'
import { second } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { stripeWebhook } from '../../checkout-contract.ts'
import { add, endpoints, events, find } from './shop-objects.ts'

export type ShopHands = Pick<Hands, 'database' | 'jobs' | 'now' | 'randomBytes' | 'fetch'>

export const deliverEvent = jobKind({ name: 'sandbox.deliver-event', payload: z.object({ eventId: z.string() }) })

export const newId = (hands: Pick<Hands, 'randomBytes'>, prefix: string) =>
  `${prefix}_test_shop_${Buffer.from(hands.randomBytes(18)).toString('hex')}`

export const unixTime = (moment: Date) => Math.floor(moment.getTime() / second)

/** In the transaction that changes `object`: the event goes out if and only if that commits. */
export async function tellOf(
  hands: ShopHands,
  rows: Rows,
  { type, object, origin }: { type: string; object: object; origin: string },
): Promise<void> {
  const now = hands.now()
  const id = newId(hands, 'evt')
  const event = { id, object: 'event', created: unixTime(now), livemode: false, type, data: { object } }
  await add(rows, events, { id, url: `${origin}${stripeWebhook.path}`, body: JSON.stringify(event) }, now)
  await hands.jobs.send(deliverEvent, { eventId: id }, rows)
}

/** Made at first use and kept where every process finds it. */
export async function sandboxSecret(hands: ShopHands): Promise<string> {
  const id = 'we_test_shop'
  const { owner } = hands.database
  const known = await find(owner, endpoints, id)
  if (known) return known.secret
  await add(owner, endpoints, { id, secret: newId(hands, 'whsec') }, hands.now())
  return sandboxSecret(hands)
}

export async function deliver(hands: ShopHands, { eventId }: { eventId: string }): Promise<void> {
  const event = await find(hands.database.owner, events, eventId)
  if (!event) return
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: event.body,
    secret: await sandboxSecret(hands),
    timestamp: unixTime(hands.now()),
  })
  const answer = await hands.fetch(event.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: event.body,
    signal: AbortSignal.timeout(20 * second),
  })
  if (!answer.ok) throw new Error(`The webhook was answered ${answer.status}`)
}
