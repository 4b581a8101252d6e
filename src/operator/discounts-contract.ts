// The calls about discount codes: which there are, a new one, the end of one.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, placeQuery } from '../base/pagination.ts'
import { line } from '../base/text.ts'

const access = 'operator'

export const discountStates = ['good', 'ended', 'over', 'used up'] as const

const discount = z.object({
  id: z.string(),
  code: z.string(),
  percent: z.number().nullable(),
  cents: z.number().nullable(),
  most_uses: z.number().nullable(),
  /** Purchases that were paid with it. */
  uses: z.number(),
  /** Its last day (UTC). */
  valid_until: z.string().nullable(),
  state: z.enum(discountStates),
  created_at: z.string(),
})
export type Discount = z.infer<typeof discount>

export const listDiscounts = endpoint({
  name: 'list-discounts',
  summary: 'The discount codes with how often each was used, newest first.',
  method: 'GET',
  path: '/api/operator/discounts',
  access,
  input: z.strictObject(placeQuery),
  output: listOf(discount),
})

const percents = 'Per cent must be a whole number from 1 to 90'
const amounts = 'The amount must be from 1 cent to 1,000 dollars'
const counts = 'How often must be a whole number from 1 to 1,000,000'

export const addDiscount = endpoint({
  name: 'add-discount',
  summary: 'A new discount code: so many per cent, or so many cents, off a purchase.',
  method: 'POST',
  path: '/api/operator/discounts',
  access,
  input: z
    .strictObject({
      code: line({ label: 'Code', max: 40, required: 'Please type a code.' })
        .transform((typed) => typed.toUpperCase())
        .refine((code) => /^[A-Z0-9-]{3,}$/.test(code), 'A code has at least 3 letters, digits or hyphens'),
      percent: z.number(percents).int(percents).min(1, percents).max(90, percents).optional(),
      cents: z.number(amounts).int(amounts).min(1, amounts).max(100_000, amounts).optional(),
      most_uses: z.number(counts).int(counts).min(1, counts).max(1_000_000, counts).optional(),
      valid_until: z.iso.date('Please choose a date').optional(),
    })
    .refine(({ percent, cents }) => (percent === undefined) !== (cents === undefined), {
      error: 'Please say what it takes off: per cent or an amount.',
      path: ['percent'],
    }),
  refuses: [409],
  output: discount,
})

export const endDiscount = endpoint({
  name: 'end-discount',
  summary: 'Nobody can use a code from now on, but for whoever stands at the payment page with it.',
  method: 'POST',
  path: '/api/operator/discounts/{id}/end',
  access,
  input: z.strictObject({ id: z.uuid('That id is not valid') }),
  output: discount,
})
