// Finds the trouble of an order in the database: what somebody has to look at, since nothing moves it by itself.

import { inArray, sql, type SQL } from 'drizzle-orm'
import { orders } from '../../../database/schema/orders.ts'
import { day, hour } from '../../base/dates.ts'
import { catalogue, skus } from '../../orders/catalogue.ts'
import { entitlementsOf } from '../../orders/order.ts'
import { disputeNote, unfitBackNote, unfitNote, wonNote } from '../../orders/server/till/settle-checkout.ts'
import { troubles, type Trouble } from '../trouble.ts'

/** What the next look of the clock mends by itself is no trouble yet. */
const patience = hour
/** A book in production, and one whose pictures nobody paints. */
const slowPrint = 10 * day
const slowPictures = 14 * day
/** Banks decide within this time. */
const disputesLast = 120 * day

export function troubleOf(now: Date): SQL<Trouble | null> {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  // Spelt out: within what is selected the query builder would leave out the table's name.
  return sql<Trouble | null>`case
    when exists (select 1 from order_reports r where r.order_id = orders.id and r.settled_at is null) then 'reported'
    when orders.status <> 'refunded' and exists (select 1 from order_events e where e.order_id = orders.id
      and e.note = ${disputeNote} and e.created_at > ${ago(disputesLast)} and not exists (select 1 from order_events won
        where won.order_id = orders.id and won.note = ${wonNote} and won.created_at >= e.created_at)) then 'disputed'
    when orders.paid_at is null and exists (select 1 from order_events e where e.order_id = orders.id and e.note = ${unfitNote})
      and not exists (select 1 from order_events back where back.order_id = orders.id and back.note = ${unfitBackNote}) then 'unfit'
    when orders.status in ('in_production', 'shipped', 'delivered') and exists (select 1 from print_jobs p
      where p.order_id = orders.id and p.status in ('rejected', 'canceled') and not exists (select 1 from print_jobs later
        where later.order_id = p.order_id and later.product = p.product and later.round > p.round)) then 'misprinted'
    when orders.status = 'canceled' and orders.paid_at is not null and orders.updated_at < ${ago(patience)} then 'unrefunded'
    when orders.held_at is not null then null
    when orders.status = 'paid' and orders.updated_at < ${ago(patience)}
      or orders.status = 'awaiting_pictures' and orders.updated_at < ${ago(slowPictures)}
      or orders.status = 'edit_window' and coalesce(orders.approved_at, orders.edit_until) < ${ago(patience)}
      or orders.status = 'in_production' and orders.updated_at < ${ago(slowPrint)}
      or orders.status in ('in_production', 'shipped', 'delivered') and exists (select 1 from print_jobs p
        where p.order_id = orders.id and p.status in ('due', 'sent') and p.provider_id is null
          and p.created_at < ${ago(patience)}) then 'unmoved'
    end`
}

export const howPressing = (trouble: SQL<Trouble | null>): SQL =>
  sql`array_position(array[${sql.join(
    troubles.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[], ${trouble})`

const wrapped = skus.filter((sku) => entitlementsOf(sku).has('gift wrapping')).map((sku) => catalogue[sku].name)

/** Somebody looks at it, and lets it go when she is done. */
export const isHeld = sql<boolean>`(orders.held_at is not null)`

/** Gifts that are printed, wrapped and sent on by hand. */
export const isAtBench = sql<boolean>`(orders.status = 'in_production' and orders.held_at is null and ${inArray(orders.tier, wrapped)})`
