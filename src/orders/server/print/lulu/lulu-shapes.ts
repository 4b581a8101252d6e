// What the Lulu Print API answers, as much of it as we read.

import { z } from 'zod'
import type { Printing, PrintStatus } from '../press.ts'

const money = z.coerce.number().nullish()

const parcel = z.object({ tracking_urls: z.array(z.string()).nullish(), carrier_name: z.string().nullish() })
const lineItem = parcel.extend({ status: z.object({ messages: parcel.nullish() }).nullish() })

export const luluJob = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  external_id: z.string().nullish(),
  // The answer to a new job has the bare name of it.
  status: z
    .union([z.string().transform((name) => ({ name })), z.object({ name: z.string(), message: z.string().nullish() })])
    .transform(({ name, ...said }) => ({ name, message: null, ...said })),
  costs: z.object({ total_cost_incl_tax: money }).nullish(),
  line_items: z.array(lineItem).default([]),
})
export const luluJobs = z.object({ results: z.array(luluJob) })
export const luluCost = z.object({ total_cost_incl_tax: money })
export const luluShipping = z.array(z.object({ level: z.string(), is_active: z.boolean().nullish() }))
export const luluCover = z.object({ width: z.coerce.number(), height: z.coerce.number() })
export const luluCheck = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string().nullish(),
  errors: z.array(z.unknown()).nullish(),
})

const statuses: Readonly<Record<string, PrintStatus>> = {
  IN_PRODUCTION: 'in_production',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  REJECTED: 'rejected',
  CANCELED: 'canceled',
}

export const cents = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : Math.round(dollars * 100)

/** What comes before its production is all the same to us. */
export function readPrinting({ id, status, costs, line_items }: z.output<typeof luluJob>): Printing {
  const known = statuses[status.name] ?? 'sent'
  const parcels = line_items.flatMap((item) => [item, ...(item.status?.messages ? [item.status.messages] : [])])
  const urls = parcels.flatMap(({ tracking_urls }) => tracking_urls ?? [])
  return {
    id,
    status: known,
    cost: cents(costs?.total_cost_incl_tax),
    problem: known === 'rejected' || known === 'canceled' ? (status.message ?? null) : null,
    carrier: parcels.find(({ carrier_name }) => carrier_name)?.carrier_name ?? null,
    tracking_url: urls.find((url) => /^https?:\/\//.test(url)) ?? null,
  }
}
