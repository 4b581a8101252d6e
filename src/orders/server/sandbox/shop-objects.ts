// What the test shop remembers, in the payment provider's own shapes, one row each.

import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sandboxObjects } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'

interface Kind<Thing extends { id: string }> {
  name: string
  shape: z.ZodType<Thing>
}

const kind = <Thing extends { id: string }>(name: string, shape: z.ZodType<Thing>): Kind<Thing> => ({ name, shape })

const metadata = z.record(z.string(), z.string()).default({})
const common = { id: z.string(), created: z.number(), livemode: z.literal(false) }

export const sessions = kind(
  'checkout.session',
  z.object({
    ...common,
    object: z.literal('checkout.session'),
    amount_total: z.number(),
    discounts: z.array(z.object({ coupon: z.string(), promotion_code: z.null() })).default([]),
    total_details: z
      .object({ amount_discount: z.number(), amount_shipping: z.number(), amount_tax: z.number() })
      .default({ amount_discount: 0, amount_shipping: 0, amount_tax: 0 }),
    currency: z.literal('usd'),
    client_reference_id: z.string().nullable(),
    customer: z.string().nullable(),
    expires_at: z.number(),
    metadata,
    mode: z.enum(['payment', 'subscription']),
    payment_intent: z.string().nullable(),
    payment_status: z.enum(['paid', 'unpaid']),
    status: z.enum(['open', 'complete', 'expired']),
    subscription: z.string().nullable(),
    success_url: z.string(),
    cancel_url: z.string(),
    url: z.string(),
    line_items: z.array(z.object({ name: z.string(), unit_amount: z.number(), quantity: z.number() })),
    /** The whole request, hashed: its idempotency key belongs to nothing else. */
    asked: z.string(),
  }),
)
export type Session = z.infer<typeof sessions.shape>

export const coupons = kind(
  'coupon',
  z.object({
    ...common,
    object: z.literal('coupon'),
    amount_off: z.number(),
    currency: z.literal('usd'),
    duration: z.literal('once'),
    max_redemptions: z.number().nullable(),
    metadata,
    name: z.string().nullable(),
    percent_off: z.null(),
    times_redeemed: z.number(),
    valid: z.boolean(),
  }),
)

export const payments = kind(
  'payment_intent',
  z.object({
    ...common,
    object: z.literal('payment_intent'),
    amount: z.number(),
    currency: z.literal('usd'),
    metadata,
    status: z.enum(['requires_payment_method', 'succeeded']),
    last_payment_error: z.object({ type: z.string(), code: z.string(), message: z.string() }).nullable(),
    latest_charge: z
      .object({
        id: z.string(),
        object: z.literal('charge'),
        amount: z.number(),
        amount_refunded: z.number(),
        refunded: z.boolean(),
        disputed: z.boolean(),
        payment_intent: z.string(),
      })
      .nullable(),
  }),
)
export type Payment = z.infer<typeof payments.shape>

export const refunds = kind(
  'refund',
  z.object({
    ...common,
    object: z.literal('refund'),
    amount: z.number(),
    payment_intent: z.string(),
    metadata,
    status: z.literal('succeeded'),
  }),
)

export const disputes = kind(
  'dispute',
  z.object({
    ...common,
    object: z.literal('dispute'),
    amount: z.number(),
    payment_intent: z.string(),
    status: z.enum(['needs_response', 'won', 'lost']),
  }),
)

export const subscriptions = kind(
  'subscription',
  z.object({
    ...common,
    object: z.literal('subscription'),
    customer: z.string(),
    metadata,
    status: z.enum(['active', 'canceled']),
    cancel_at_period_end: z.boolean(),
    items: z.object({ object: z.literal('list'), data: z.array(z.object({ current_period_end: z.number() })) }),
    amount: z.number(),
    /** Where its events go. */
    origin: z.string(),
  }),
)
export type Subscription = z.infer<typeof subscriptions.shape>

export const invoices = kind(
  'invoice',
  z.object({
    ...common,
    object: z.literal('invoice'),
    amount_paid: z.number(),
    status: z.literal('paid'),
    subscription: z.string(),
    parent: z.object({ subscription_details: z.object({ subscription: z.string(), metadata }) }),
  }),
)

export const portals = kind(
  'billing_portal.session',
  z.object({
    ...common,
    object: z.literal('billing_portal.session'),
    customer: z.string(),
    return_url: z.string(),
    url: z.string(),
  }),
)

export const events = kind('event', z.object({ id: z.string(), url: z.string(), body: z.string() }))
export const endpoints = kind('webhook_endpoint', z.object({ id: z.string(), secret: z.string() }))

export async function find<Thing extends { id: string }>(
  rows: Rows,
  { name, shape }: Kind<Thing>,
  id: string,
): Promise<Thing | undefined> {
  const [row] = await rows
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, name)))
  return row && shape.parse(row.data)
}

/** The same, and nobody else changes it until the transaction ends. */
export async function hold<Thing extends { id: string }>(
  rows: Rows,
  kind: Kind<Thing>,
  id: string,
): Promise<Thing | undefined> {
  await rows.select({ id: sandboxObjects.id }).from(sandboxObjects).where(eq(sandboxObjects.id, id)).for('update')
  return find(rows, kind, id)
}

/** Those with this value in this field, newest first. */
export async function listBy<Thing extends { id: string }>(
  rows: Rows,
  { name, shape }: Kind<Thing>,
  field: keyof Thing & string,
  value: string,
): Promise<Thing[]> {
  const found = await rows
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, name), sql`${sandboxObjects.data} ->> ${field} = ${value}`))
    .orderBy(desc(sandboxObjects.created_at))
    .limit(100)
  return found.map(({ data }) => shape.parse(data))
}

/** Answers whether it was new. */
export async function add<Thing extends { id: string }>(
  rows: Rows,
  { name }: Kind<Thing>,
  thing: Thing,
  now: Date,
): Promise<boolean> {
  const added = await rows
    .insert(sandboxObjects)
    .values({ id: thing.id, kind: name, data: { ...thing }, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning({ id: sandboxObjects.id })
  return added.length > 0
}

export async function change<Thing extends { id: string }>(rows: Rows, thing: Thing, now: Date): Promise<void> {
  await rows
    .update(sandboxObjects)
    .set({ data: { ...thing }, updated_at: now })
    .where(eq(sandboxObjects.id, thing.id))
}
