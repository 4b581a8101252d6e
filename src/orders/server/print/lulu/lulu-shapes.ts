// What the Lulu Print API answers, as much of it as we read.

import { z } from 'zod'
import type { Printing, PrintStatus } from '../press.ts'

const money = z.coerce.number().nullish()

export const luluJob = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  external_id: z.string().nullish(),
  status: z.object({ name: z.string(), message: z.string().nullish() }),
  costs: z.object({ total_cost_incl_tax: money }).nullish(),
  line_items: z
    .array(z.object({ tracking_urls: z.array(z.string()).nullish(), carrier_name: z.string().nullish() }))
    .default([]),
})
export const luluJobs = z.object({ results: z.array(luluJob) })
export const luluCost = z.object({ total_cost_incl_tax: money })
export const luluShipping = z.array(z.object({ level: z.string() }))
export const luluCover = z.object({ width: z.coerce.number(), height: z.coerce.number() })
export const luluCheck = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string().nullish(),
  errors: z.array(z.unknown()).nullish(),
})

const statuses: Readonly<Record<string, PrintStatus>> = {
  IN_PRODUCTION: 'in_production',
  SHIPPED: 'shipped',
  REJECTED: 'rejected',
  CANCELED: 'canceled',
}

export const cents = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : Math.round(dollars * 100)

/** What comes before its production is all the same to us. */
export function readPrinting({ id, status, costs, line_items }: z.output<typeof luluJob>): Printing {
  const known = statuses[status.name] ?? 'sent'
  const urls = line_items.flatMap(({ tracking_urls }) => tracking_urls ?? [])
  return {
    id,
    status: known,
    cost: cents(costs?.total_cost_incl_tax),
    problem: known === 'rejected' || known === 'canceled' ? (status.message ?? null) : null,
    carrier: line_items.find(({ carrier_name }) => carrier_name)?.carrier_name ?? null,
    tracking_url: urls.find((url) => /^https?:\/\//.test(url)) ?? null,
  }
}
