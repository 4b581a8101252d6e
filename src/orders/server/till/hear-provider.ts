// What the payment provider tells us: signed, kept once, and answered at once. It only ever means: look again.

import { createHash } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { checkouts, paymentEvents } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { Door } from '../../../platform/http/route.ts'
import { badSignature } from '../../refusals.ts'
import { isLive, webhookSecret } from './payment-provider.ts'
import { settle } from './settle-checkout.ts'

/** What is not as we know it is left out: other shops may share the provider's account, and it learns new words. */
const text = z.string().optional().catch(undefined)
const metadata = z
  .object({ checkout: z.uuid().optional().catch(undefined) })
  .optional()
  .catch(undefined)
const about = z.object({
  id: text,
  payment_intent: z.union([text, z.object({ id: z.string() })]).catch(undefined),
  metadata,
  parent: z
    .object({ subscription_details: z.object({ metadata }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
})
type About = z.infer<typeof about>

/** As much of any event as says which checkout it is about. */
const told = z.object({
  id: text,
  type: z.string(),
  livemode: z.boolean().default(false),
  data: z.object({ object: about }).optional().catch(undefined),
})
type Told = z.infer<typeof told>

const received = () => Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } })

export async function hearProvider(context: Context<Door>): Promise<Response> {
  const hands = context.get('hands')
  const body = await context.req.text()
  const event = await readSigned(hands, body, context.req.header('stripe-signature') ?? '')
  if (event.livemode !== isLive(hands)) return received()
  const id = event.id ?? createHash('sha256').update(body).digest('hex')
  await hands.database.transaction(async (rows) => {
    const kept = await rows
      .insert(paymentEvents)
      .values({ id, type: event.type, created_at: hands.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (kept.length === 0) return
    const { object = {} } = event.data ?? {}
    for (const checkoutId of await checkoutsOf(rows, object)) await hands.jobs.send(settle, { checkoutId }, rows)
  })
  hands.failpoint('after-event')
  return received()
}

async function readSigned(hands: Hands, body: string, signature: string): Promise<Told> {
  const secret = await webhookSecret(hands)
  const tolerance = Stripe.webhooks.DEFAULT_TOLERANCE
  try {
    const now = hands.now().getTime()
    const event = await Stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, now)
    return told.parse(event)
  } catch {
    throw badSignature()
  }
}

async function checkoutsOf(rows: Rows, { id, payment_intent, metadata, parent }: About): Promise<string[]> {
  const named = metadata?.checkout ?? parent?.subscription_details?.metadata?.checkout
  const payment = typeof payment_intent === 'object' ? payment_intent?.id : payment_intent
  const names = or(
    named ? eq(checkouts.id, named) : undefined,
    payment ? eq(checkouts.payment_intent, payment) : undefined,
    id ? eq(checkouts.session_id, id) : undefined,
  )
  // No condition at all would be every checkout that ever was.
  if (!names) return []
  const found = await rows.select({ id: checkouts.id }).from(checkouts).where(names)
  return found.map(({ id }) => id)
}
