// Discount codes as operators look after them. A code is never changed, only ended: what was bought with it stays plain.

import { partOf } from '../../base/pagination.ts'
import { and, countDistinct, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { auditEvents } from '../../../database/schema/members.ts'
import { discounts, orders } from '../../../database/schema/orders.ts'
import { discountExists, discountNotFound } from '../../orders/refusals.ts'
import { paidStatuses, type DiscountRow } from '../../orders/server/till/discounts.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import type { addDiscount as addContract, Discount, listDiscounts as listContract } from '../discounts-contract.ts'

const read = (rows: Rows, id?: string) =>
  rows
    .select({ row: discounts, uses: countDistinct(orders.checkout_id) })
    .from(discounts)
    .leftJoin(orders, and(eq(orders.discount_code, discounts.code), inArray(orders.status, paidStatuses)))
    .where(id === undefined ? undefined : eq(discounts.id, id))
    .groupBy(discounts.id)
    .orderBy(desc(discounts.created_at))
    .limit(200)

export async function listDiscounts({ hands, input }: LongCall<z.output<typeof listContract.input>>) {
  const found = await read(hands.database.owner)
  return partOf(
    found.map(({ row, uses }) => show(row, uses, hands.now())),
    input,
  )
}

export const addDiscount = ({ hands, caller, input }: LongCall<z.output<typeof addContract.input>>) =>
  hands.database.transaction(async (rows) => {
    const { valid_until, ...terms } = input
    const now = hands.now()
    const [added] = await rows
      .insert(discounts)
      .values({ ...terms, valid_until: lastMoment(valid_until), created_by: caller.id, created_at: now })
      .onConflictDoNothing()
      .returning()
    if (!added) throw discountExists()
    await writeDown(rows, caller.id, 'discount.added', added, now)
    return show(added, 0, now)
  })

/** Ended twice, it has ended once. */
export const endDiscount = ({ hands, caller, input }: LongCall<{ id: string }>) =>
  hands.database.transaction(async (rows) => {
    const now = hands.now()
    const [ended] = await rows
      .update(discounts)
      .set({ ended_at: now })
      .where(and(eq(discounts.id, input.id), isNull(discounts.ended_at)))
      .returning()
    if (ended) await writeDown(rows, caller.id, 'discount.ended', ended, now)
    const [found] = await read(rows, input.id)
    if (!found) throw discountNotFound()
    return show(found.row, found.uses, now)
  })

const writeDown = async (rows: Rows, user_id: string, action: string, { id, code }: DiscountRow, at: Date) =>
  void (await rows.insert(auditEvents).values({ user_id, action, subject: id, detail: { code }, at }))

/** The day is over at midnight UTC. */
const lastMoment = (date: string | undefined) => (date === undefined ? null : new Date(`${date}T23:59:59.999Z`))

function show(row: DiscountRow, uses: number, now: Date): Discount {
  const { id, code, percent, cents, most_uses, valid_until, created_at } = row
  return {
    ...{ id, code, percent, cents, most_uses, uses },
    valid_until: valid_until?.toISOString().slice(0, 10) ?? null,
    state: stateOf(row, uses, now),
    created_at: created_at.toISOString(),
  }
}

function stateOf({ ended_at, valid_until, most_uses }: DiscountRow, uses: number, now: Date): Discount['state'] {
  if (ended_at !== null) return 'ended'
  if (valid_until !== null && valid_until < now) return 'over'
  return most_uses !== null && uses >= most_uses ? 'used up' : 'good'
}
