// For tests: what must hold of money and print whatever happened: our books beside those of the test shop and the test press.

import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { z } from 'zod'
import {
  checkouts,
  monthlyCredits,
  orderEvents,
  orders,
  printJobs,
  sandboxObjects,
} from '../../../database/schema/orders.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { isPaid } from '../order.ts'
import { statusOf, type OrderRow } from './order-rows.ts'
import { productsOf } from './print/product.ts'
import * as shop from './sandbox/shop-objects.ts'
import type { Checkout } from './till/checkout.ts'

/** The numbers of ours that a press has printed under, each as often as it has. */
export type PressLedger = (rows: Rows) => Promise<string[]>

const printName = 'print_'
const testPress: PressLedger = async (rows) => {
  const prints = rows.select({ id: sandboxObjects.id }).from(sandboxObjects).where(eq(sandboxObjects.kind, 'print'))
  return (await prints).map(({ id }) => id.slice(printName.length))
}

/** Of one member or of everybody, when nothing is under way any more: nothing lost, charged once, paid back once, printed once. */
export async function checkLedger(rows: Rows, memberId?: string, atPress = testPress): Promise<void> {
  const atThePress = await atPress(rows)
  const ordered = await rows
    .select()
    .from(orders)
    .where(memberId === undefined ? undefined : eq(orders.user_id, memberId))
  const ids = ordered.map(({ id }) => id)
  const events = await rows.select().from(orderEvents).where(inArray(orderEvents.order_id, ids))
  for (const order of ordered) {
    const story = events.filter(({ order_id }) => order_id === order.id)
    checkStory(
      order,
      story.map(({ status }) => status),
    )
    expect(await ofShop(rows, shop.refunds, '{metadata,order}', order.id)).toHaveLength(
      order.amount > 0 && order.paid_at && order.status === 'refunded' ? 1 : 0,
    )
    await checkPrints(rows, order, atThePress)
  }
  if (memberId === undefined) {
    const given = await rows.select({ id: printJobs.id }).from(printJobs).where(isNotNull(printJobs.provider_id))
    expect(atThePress.toSorted()).toEqual(given.map(({ id }) => id).toSorted())
  }
  const made = await rows
    .select()
    .from(checkouts)
    .where(memberId === undefined ? undefined : eq(checkouts.user_id, memberId))
  for (const checkout of made) {
    const ofCheckout = ordered.filter(({ checkout_id }) => checkout_id === checkout.id)
    await checkMoney(rows, checkout, ofCheckout)
  }
}

/** What the test shop keeps with this id at this place in it. */
async function ofShop<Thing>(
  rows: Rows,
  { name, shape }: { name: string; shape: z.ZodType<Thing> },
  place: string,
  id: string,
): Promise<Thing[]> {
  const found = await rows
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, name), sql`${sandboxObjects.data} #>> ${place}::text[] = ${id}`))
  return found.map(({ data }) => shape.parse(data))
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
const happenOnce = ['paid', 'in_production', 'shipped', 'delivered', 'fulfilled', 'canceled', 'refunded']
const arePrinted = ['in_production', 'shipped', 'delivered']

function checkStory(order: OrderRow, statuses: readonly string[]): void {
  expect(statuses).toContain(order.status)
  const seen = statuses.filter((status) => happenOnce.includes(status))
  expect(seen).toEqual([...new Set(seen)])
  if (isPaid(statusOf(order))) expect(order.paid_at).not.toBeNull()
  if (arePrinted.includes(order.status)) expect([order.approved_at, order.edition_id]).not.toContain(null)
}

/** What the shop has taken for a checkout and not given back is what its paid orders cost, to the cent. */
async function checkMoney(rows: Rows, checkout: Checkout, ordered: readonly OrderRow[]): Promise<void> {
  const { id, mode } = checkout
  const pages = await ofShop(rows, shop.sessions, '{metadata,checkout}', id)
  expect(pages.length).toBeLessThanOrEqual(1)
  const bought = ordered.filter((order) => isPaid(statusOf(order)))
  if (mode === 'subscription') return checkMonths(rows, checkout, bought.length > 0)
  const payments = await ofShop(rows, shop.payments, '{metadata,checkout}', id)
  const charges = payments.flatMap(({ latest_charge }) => latest_charge ?? [])
  expect(charges.length).toBeLessThanOrEqual(1)
  const kept = sum(charges.map(({ amount, amount_refunded }) => amount - amount_refunded))
  expect(kept).toBe(sum(bought.map(({ amount }) => amount)))
  if (checkout.amount > 0) return
  for (const order of bought) {
    expect(await rows.$count(monthlyCredits, eq(monthlyCredits.used_by, order.id))).toBe(1)
  }
}

/** Each month that the shop was paid for has brought one book. */
async function checkMonths(rows: Rows, { id }: Checkout, isBought: boolean): Promise<void> {
  const place = '{parent,subscription_details,metadata,checkout}'
  const paid = (await ofShop(rows, shop.invoices, place, id)).map((invoice) => invoice.id)
  const credits = await rows.select().from(monthlyCredits).where(inArray(monthlyCredits.invoice_id, paid))
  expect(credits.map(({ invoice_id }) => invoice_id).toSorted()).toEqual(paid.toSorted())
  expect(paid.length > 0).toBe(isBought)
}

/** Of each thing that was bought one is at the press, unless it would not print it, and of no other order anything. */
async function checkPrints(rows: Rows, order: OrderRow, atPress: readonly string[]): Promise<void> {
  const given = await rows.select().from(printJobs).where(eq(printJobs.order_id, order.id))
  const due = arePrinted.includes(order.status) ? productsOf(order) : []
  expect(given.map(({ product }) => product).toSorted()).toEqual([...due].toSorted())
  const taken = given.filter(({ status }) => status !== 'rejected').map(({ id }) => id)
  expect(atPress.filter((id) => given.some((print) => print.id === id)).toSorted()).toEqual(taken.toSorted())
}
