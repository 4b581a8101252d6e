// What the operators do to an order: hold it, print it again, send a wrapped gift on its way, give the money back.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf } from '../base/pagination.ts'
import { line, text } from '../base/text.ts'
import { order } from './contract.ts'

const id = z.uuid('That id is not valid')

export const holdOrder = endpoint({
  name: 'hold-order',
  summary: 'Keep an order from the printer and the gift bench until it is let go. The note is for operators only.',
  method: 'POST',
  path: '/api/operator/orders/{id}/hold',
  access: 'operator',
  input: z.strictObject({ id, note: text({ label: 'Note', max: 1000, required: 'Please say why.' }) }),
  refuses: [409],
  output: order,
})

export const releaseOrder = endpoint({
  name: 'release-order',
  summary: 'Let a held order go on, at once.',
  method: 'POST',
  path: '/api/operator/orders/{id}/release',
  access: 'operator',
  input: z.strictObject({ id }),
  refuses: [409],
  output: order,
})

export const reprintOrder = endpoint({
  name: 'reprint-order',
  summary: 'Print an order again, free of charge; what was reported about it is settled.',
  method: 'POST',
  path: '/api/operator/orders/{id}/reprint',
  access: 'operator',
  input: z.strictObject({ id }),
  refuses: [409],
  output: order,
})

export const sendGift = endpoint({
  name: 'send-gift',
  summary: 'A gift has left the gift bench: its member is told how it travels.',
  method: 'POST',
  path: '/api/operator/orders/{id}/send',
  access: 'operator',
  input: z.strictObject({
    id,
    carrier: line({ label: 'Carrier', max: 60, required: 'Please name the carrier.' }),
    tracking_url: z
      .url({ protocol: /^https?$/, error: 'The tracking address must be a link' })
      .max(500)
      .optional(),
  }),
  refuses: [409],
  output: order,
})

export const refundOrderByHand = endpoint({
  name: 'refund-order',
  summary: 'Give back what was paid for an order; what was reported about it is settled.',
  method: 'POST',
  path: '/api/operator/orders/{id}/refund',
  access: 'operator',
  input: z.strictObject({ id }),
  refuses: [409],
  output: order,
})

export const listPrintFiles = endpoint({
  name: 'list-print-files',
  summary: 'What an order is printed from, by signed links: for the gift bench, and for printing elsewhere.',
  method: 'GET',
  path: '/api/operator/orders/{id}/print-files',
  access: 'operator',
  input: z.strictObject({ id }),
  refuses: [409],
  output: listOf(z.object({ name: z.string(), file_name: z.string(), url: z.string() })),
})
