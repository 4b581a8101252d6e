// The calls of the till: placing orders, paying for them, the subscription, and what the payment provider and the printer tell us.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { line, text } from '../base/text.ts'
import { skus } from './catalogue.ts'
import { order } from './contract.ts'
import { givenAddress } from './given-address.ts'
import { giftLimits } from './order.ts'

const id = z.uuid('That id is not valid')

export const createOrder = endpoint({
  name: 'orders-create',
  summary: 'Order copies of a finished book, or its record; unpaid until the payment provider says otherwise.',
  method: 'POST',
  path: '/functions/v1/orders-create',
  access: 'member',
  input: z.strictObject({
    bookId: id,
    /** The caller's own key: the same one is the same order. It is no evidence of payment. */
    paymentId: line({ label: 'paymentId', max: 100, required: 'paymentId is required' }),
    shippingAddress: givenAddress.optional(),
    item: z.enum(['Printed copy', 'Digital lyric art vinyl record']).default('Printed copy'),
    quantity: z
      .number()
      .int('Quantity must be a whole number')
      .min(1, 'Quantity must be between 1 and 20')
      .max(20, 'Quantity must be between 1 and 20')
      .default(1),
  }),
  refuses: [409],
  output: order,
})

/** Kept and compared in capitals, however it is typed. */
const discountCode = line({ label: 'Discount code', max: 40, required: 'Please type a code.' }).transform((typed) =>
  typed.toUpperCase(),
)

const url = z.string().max(2000)
export const createCheckout = endpoint({
  name: 'create-checkout-session',
  summary:
    "Open the payment provider's page for one tier of a book, or for the orders of a cart; while it is open, asking again answers the same.",
  method: 'POST',
  path: '/functions/v1/create-checkout-session',
  access: 'member',
  input: z.strictObject({
    bookId: id.nullable().optional(),
    tier: line({ label: 'tier', max: 60 }).optional(),
    orderIds: z.array(id).min(1).max(50).optional(),
    /** The whole total in cents, as the buyer saw it: another one is refused. */
    priceAmount: z.number().int(),
    successUrl: url,
    cancelUrl: url,
    addons: z
      .array(z.enum(['Coloring Book']))
      .max(1)
      .optional(),
    shippingAddress: givenAddress.optional(),
    gift: z
      .strictObject({
        message: text({ label: 'Message', max: giftLimits.message, isPrinted: true }),
        sender: line({ label: 'Sender', max: giftLimits.sender, isPrinted: true }),
      })
      .optional(),
    discountCode: discountCode.optional(),
  }),
  refuses: [404, 409],
  output: z.object({ sessionId: z.string(), url: z.string(), orderId: z.string(), orderIds: z.array(z.string()) }),
})
export const checkDiscount = endpoint({
  name: 'check-discount',
  summary:
    'Whether a discount code is good, and what a purchase costs with it; nothing is bought or used up by asking.',
  method: 'POST',
  path: '/functions/v1/check-discount',
  access: 'member',
  input: z.strictObject({
    discountCode,
    items: z
      .array(z.strictObject({ item: z.enum(skus), quantity: z.number().int().min(1).max(20) }))
      .min(1)
      .max(50),
  }),
  /** In cents: what it takes off, and what is left to pay. */
  output: z.object({ code: z.string(), off: z.number(), amount: z.number() }),
})

export const subscription = z.object({
  status: z.string().nullable(),
  current_period_end: z.string().nullable(),
  /** Monthly books that may be made now, the one that ends soonest first. */
  credits: z.array(z.object({ id: z.string(), expires_at: z.string() })),
})
export type Subscription = z.infer<typeof subscription>

export const readSubscription = endpoint({
  name: 'read-subscription',
  summary: "The member's subscription and her unused monthly books.",
  method: 'GET',
  path: '/api/subscription',
  access: 'member',
  input: z.strictObject({}),
  output: subscription,
})

export const openPortal = endpoint({
  name: 'open-subscription-portal',
  summary: 'Where the provider lets her change or cancel the subscription.',
  method: 'POST',
  path: '/api/subscription/portal',
  access: 'member',
  input: z.strictObject({ returnUrl: url }),
  refuses: [404],
  output: z.object({ url: z.string() }),
})

/** What the shop is like today: screens ask before they show a price or a button. */
export const readShop = endpoint({
  name: 'read-shop',
  summary: 'Who takes the money, what is on sale, whether it is a test shop.',
  method: 'GET',
  path: '/api/shop',
  access: 'public',
  input: z.strictObject({}),
  output: z.object({
    /** As the pay button names it. */
    provider: z.string(),
    is_test: z.boolean(),
    paywall: z.boolean(),
    /** Tiers that cannot be bought now. */
    withheld: z.array(z.string()),
    support_email: z.string().nullable(),
  }),
})

const file = z.strictObject({})
export const stripeWebhook = endpoint({
  name: 'stripe-webhook',
  summary: 'What the payment provider tells us, signed.',
  method: 'POST',
  path: '/webhooks/stripe',
  access: 'signature',
  input: file,
  output: z.object({ received: z.literal(true) }),
})
export const luluWebhook = endpoint({
  name: 'lulu-webhook',
  summary: 'What the printer tells us, signed.',
  method: 'POST',
  path: '/webhooks/lulu',
  access: 'signature',
  input: file,
  output: z.object({ received: z.literal(true) }),
})
