// The calls of the operator's desk. What is done to an order stands in orders/operator-contract.ts.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, listQuery, placeQuery } from '../base/pagination.ts'
import { text } from '../base/text.ts'
import { share } from '../editions/share-contract.ts'
import { order, orderStory } from '../orders/contract.ts'
import { heaps, troubles } from './trouble.ts'

const id = z.uuid('That id is not valid')
const access = 'operator'

export const readDesk = endpoint({
  name: 'read-desk',
  summary: 'How many orders lie in each heap, and how many reported books nobody has looked at.',
  method: 'GET',
  path: '/api/operator/desk',
  access,
  input: z.strictObject({}),
  output: z.object({ heaps: z.array(z.object({ heap: z.enum(heaps), orders: z.number() })), reported: z.number() }),
})

const deskOrder = order
  .pick({
    id: true,
    tier: true,
    addons: true,
    quantity: true,
    amount: true,
    status: true,
    approved_at: true,
    created_at: true,
  })
  .extend({
    book_title: z.string(),
    updated_at: z.string(),
    is_held: z.boolean(),
    trouble: z.enum(troubles).nullable(),
  })
export type DeskOrder = z.infer<typeof deskOrder>

export const listDeskOrders = endpoint({
  name: 'list-desk-orders',
  summary: 'The orders of one heap, newest first; those in trouble by how pressing it is and how long they wait.',
  method: 'GET',
  path: '/api/operator/orders',
  access,
  input: z.strictObject({ ...listQuery, heap: z.enum(heaps, 'There is no such heap').default('trouble') }),
  output: listOf(deskOrder),
})

const deskOrderStory = orderStory.omit({ can: true, reports: true }).extend({
  trouble: z.enum(troubles).nullable(),
  /** Since when an operator keeps it from the printer. */
  held_at: z.string().nullable(),
  /** Null when the account is gone. */
  email: z.string().nullable(),
  prints: z.array(
    z.object({
      product: z.string(),
      round: z.number(),
      status: z.string(),
      provider_id: z.string().nullable(),
      cost: z.number().nullable(),
      problem: z.string().nullable(),
      carrier: z.string().nullable(),
      tracking_url: z.string().nullable(),
      updated_at: z.string(),
    }),
  ),
  reports: z.array(
    z.object({
      text: z.string(),
      /** Signed links. */
      pictures: z.array(z.string()),
      created_at: z.string(),
      settled_at: z.string().nullable(),
    }),
  ),
  /** What operators did to it, and what they noted. */
  deeds: z.array(
    z.object({ action: z.string(), note: z.string().nullable(), by: z.string().nullable(), at: z.string() }),
  ),
  can: z.object({
    try_again: z.boolean(),
    hold: z.boolean(),
    files: z.boolean(),
    reprint: z.boolean(),
    send: z.boolean(),
    refund: z.boolean(),
  }),
})
export type DeskOrderStory = z.infer<typeof deskOrderStory>

export const readDeskOrder = endpoint({
  name: 'read-desk-order',
  summary: 'All that is known of an order: its story, its prints, what was reported, what operators did.',
  method: 'GET',
  path: '/api/operator/orders/{id}',
  access,
  input: z.strictObject({ id }),
  output: deskOrderStory,
})

export const noteOrder = endpoint({
  name: 'note-order',
  summary: 'A note for other operators; no member sees it.',
  method: 'POST',
  path: '/api/operator/orders/{id}/notes',
  access,
  input: z.strictObject({ id, text: text({ label: 'Note', max: 1000, required: 'Please write a note.' }) }),
  output: order,
})

export const tryOrderAgain = endpoint({
  name: 'try-order-again',
  summary: 'Do now what the order waits for: go on with it, or give back what was paid for a canceled one.',
  method: 'POST',
  path: '/api/operator/orders/{id}/try-again',
  access,
  input: z.strictObject({ id }),
  refuses: [409],
  output: order,
})

const reportedShare = share.extend({
  book_title: z.string(),
  reports: z.number(),
  reported_at: z.string(),
  /** No operator has decided since. */
  is_open: z.boolean(),
})
export type ReportedShare = z.infer<typeof reportedShare>

export const listReportedShares = endpoint({
  name: 'list-reported-shares',
  summary: 'Links to books that somebody reported, those to look at first.',
  method: 'GET',
  path: '/api/operator/shares',
  access,
  input: z.strictObject(placeQuery),
  output: listOf(reportedShare),
})

export const lookAtShare = endpoint({
  name: 'look-at-share',
  summary: 'The book behind a reported link, as a PDF by a signed link. That it was looked at is written down.',
  method: 'POST',
  path: '/api/operator/shares/{id}/look',
  access,
  input: z.strictObject({ id }),
  refuses: [409],
  output: z.object({ url: z.string() }),
})

/** Of the breaker before a service outside; null while this process has not asked it. */
const circuit = z
  .object({
    /** Null while it is asked as usual; else it is left alone, and looked at now and then. */
    open_since: z.string().nullable(),
    /** Its kind only, nothing of what was said. */
    last_fault: z.object({ at: z.string(), fault: z.string() }).nullable(),
  })
  .nullable()
export type Circuit = z.infer<typeof circuit>

/** How many days the shop's spending is shown for, today among them. */
export const spendDays = 14

export const readHealth = endpoint({
  name: 'read-shop-health',
  summary:
    'How busy the jobs are, what is late at the mail and the printer, which services are left alone, and what was spent by the day.',
  method: 'GET',
  path: '/api/operator/health',
  access,
  input: z.strictObject({}),
  output: z.object({
    /** `failed`: within a day. */
    jobs: z.object({ waiting: z.number(), running: z.number(), failed: z.number() }),
    mails_late: z.number(),
    prints_late: z.number(),
    printer: z.enum(['Lulu', 'test press']),
    payment: z.enum(['Stripe', 'test shop']),
    text: z.string(),
    image: z.string(),
    /** For stories begun today (UTC); pictures are counted by book only. */
    cents_today: z.number(),
    cents_so_far: z.number(),
    circuits: z.object({ printer: circuit, image: circuit }),
    /** Workers have breakers of their own. */
    has_workers: z.boolean(),
    /** Cents of each of the last days (UTC), today first: text by the day its story was begun, pictures by the day their book was. */
    days: z.array(
      z.object({
        day: z.string(),
        text: z.number(),
        pictures: z.number(),
        prints: z.number(),
        refunds: z.number(),
      }),
    ),
  }),
})

const years = 'year must be a year of this century'

export const writeLedger = endpoint({
  name: 'write-ledger',
  summary: 'All orders of a year with refunds and the cost of printing, as CSV.',
  method: 'GET',
  path: '/api/operator/ledger',
  access,
  input: z.strictObject({ year: z.coerce.number(years).int(years).min(2000, years).max(2099, years) }),
  media: ['text/csv'],
  output: z.string(),
})
