// The calls about orders that are placed: following and changing them.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, listQuery } from '../base/pagination.ts'
import { text } from '../base/text.ts'
import { downloads } from '../editions/edition.ts'
import { download } from '../editions/contract.ts'
import { givenAddress } from './given-address.ts'
import { movers, orderStatuses, reportPhotos, shippingAddress } from './order.ts'

const id = z.uuid('That id is not valid')

export const order = z.object({
  id: z.string(),
  user_id: z.string(),
  book_id: z.string().nullable(),
  tier: z.string(),
  addons: z.array(z.string()),
  quantity: z.number(),
  /** What it costs, a discount taken off. */
  amount: z.number(),
  discount_code: z.string().nullable(),
  currency: z.literal('usd'),
  status: z.enum(orderStatuses),
  stripe_session_id: z.string().nullable(),
  shipping_address: shippingAddress.nullable(),
  tracking_url: z.string().nullable(),
  carrier: z.string().nullable(),
  /** Its book may be changed until then; approved, it is frozen into the order. */
  edit_until: z.string().nullable(),
  approved_at: z.string().nullable(),
  created_at: z.string(),
  /** Null when the order is for no book, or the book is gone; the title then stays in `book_title`. */
  book: z.object({ id: z.string(), title: z.string() }).nullable(),
  book_title: z.string(),
})
export type Order = z.infer<typeof order>

/** In a list it shows its book, as that is now. */
export const listedOrder = order.extend({ cover_url: z.string().nullable() })
export type ListedOrder = z.infer<typeof listedOrder>

/** An order with all that can be said of it and done to it. */
export const orderStory = order.extend({
  events: z.array(
    z.object({
      status: z.enum(orderStatuses),
      by: z.enum(movers),
      note: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  gift: z.object({ message: z.string(), sender: z.string() }).nullable(),
  /** What she may do now. */
  can: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    change_address: z.boolean(),
    approve: z.boolean(),
    report: z.boolean(),
  }),
  /** What was bought that can be downloaded, today. */
  downloads: z.array(z.enum(downloads)),
  reports: z.array(z.object({ text: z.string(), created_at: z.string(), settled_at: z.string().nullable() })),
})
export type OrderStory = z.infer<typeof orderStory>
export const listOrders = endpoint({
  name: 'list-orders',
  summary: "The member's orders, newest first; with session_id those of one visit to the payment page.",
  method: 'GET',
  path: '/api/orders',
  access: 'member',
  input: z.strictObject({ ...listQuery, session_id: z.string().max(300).optional() }),
  output: listOf(listedOrder),
})

export const readOrder = endpoint({
  name: 'read-order',
  summary: 'One order: what happened to it, what may be done with it, what can be downloaded.',
  method: 'GET',
  path: '/api/orders/{id}',
  access: 'member',
  input: z.strictObject({ id }),
  output: orderStory,
})

export const changeOrderAddress = endpoint({
  name: 'change-order-address',
  summary: 'Send an order somewhere else, until it is in production.',
  method: 'PATCH',
  path: '/api/orders/{id}',
  access: 'member',
  input: z.strictObject({ id, shippingAddress: givenAddress }),
  refuses: [409],
  output: orderStory,
})

export const approveOrder = endpoint({
  name: 'approve-order',
  summary: 'Close the edit window now: the book as it stands is frozen into the order and printed.',
  method: 'POST',
  path: '/api/orders/{id}/approve',
  access: 'member',
  input: z.strictObject({ id }),
  refuses: [409],
  output: orderStory,
})

export const cancelOrder = endpoint({
  name: 'cancel-order',
  summary: 'Cancel an order before it is in production; what was paid goes back.',
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  access: 'member',
  input: z.strictObject({ id }),
  refuses: [409],
  output: orderStory,
})

export const reportProblem = endpoint({
  name: 'report-order-problem',
  summary: 'Say what is wrong with a copy that arrived; it is printed again or the money goes back.',
  method: 'POST',
  path: '/api/orders/{id}/reports',
  access: 'member',
  input: z.strictObject({
    id,
    text: text({ label: 'What is wrong', max: 2000, required: 'Please say what is wrong.' }),
    /** JPEG, PNG or WebP as base64. */
    pictures: z.array(z.string().max(reportPhotos.letters)).max(reportPhotos.most).optional(),
  }),
  refuses: [409],
  output: orderStory,
})

export const downloadOrder = endpoint({
  name: 'download-order',
  summary: 'Something that was bought, by a signed link: also when the book has changed or is gone.',
  method: 'GET',
  path: '/api/orders/{id}/downloads/{kind}',
  access: 'member',
  input: z.strictObject({ id, kind: z.enum([...downloads, 'receipt'], 'That cannot be downloaded') }),
  refuses: [409],
  output: download.omit({ kind: true }).extend({ kind: z.enum([...downloads, 'receipt']) }),
})
