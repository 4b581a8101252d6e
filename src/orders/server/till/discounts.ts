// Discount codes as the till sees them: found in the owner's table, counted, and good or not.

import { and, countDistinct, eq, inArray, notInArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import { checkouts, discounts, orders } from '../../../../database/schema/orders.ts'
import { minute } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { holdMember } from '../../../platform/hold-member.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import { uncountOne } from '../../../platform/rate-limit.ts'
import { catalogue } from '../../catalogue.ts'
import type { checkDiscount as contract } from '../../checkout-contract.ts'
import { reduced, sumOf } from '../../discount.ts'
import { isPaid, orderStatuses, totalOf } from '../../order.ts'
import { unknownDiscount } from '../../refusals.ts'

export type DiscountRow = typeof discounts.$inferSelect

export const paidStatuses = orderStatuses.filter(isPaid)

/** Held until the transaction ends: two buyers cannot both have its last use. */
export async function holdDiscount(rows: Rows, code: string): Promise<DiscountRow> {
  const [found] = await rows.select().from(discounts).where(eq(discounts.code, code)).for('update')
  if (!found) throw unknownDiscount()
  return found
}

/** `hers`: open checkouts of the buyer that take no use away from her. */
export async function isUsable(rows: Rows, discount: DiscountRow, now: Date, hers: readonly string[]) {
  const { ended_at, valid_until, most_uses, code } = discount
  if (ended_at !== null || (valid_until !== null && valid_until < now)) return false
  return most_uses === null || (await usesOf(rows, code, hers)) < most_uses
}

/** Purchases that are paid, and checkouts that may be at any moment. */
async function usesOf(rows: Rows, code: string, except: readonly string[]): Promise<number> {
  const [found] = await rows
    .select({ uses: countDistinct(checkouts.id) })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(
      and(
        eq(orders.discount_code, code),
        or(inArray(orders.status, paidStatuses), eq(checkouts.status, 'open')),
        except.length > 0 ? notInArray(checkouts.id, [...except]) : undefined,
      ),
    )
  return found?.uses ?? 0
}

const guesses = { name: 'discounts/member', most: 30, within: 10 * minute }

/** Only codes that are none count as guesses; who has guessed too often is not told of a good one either. */
export async function againstGuessing<T>(hands: Hands, memberId: string, look: () => Promise<T>): Promise<T> {
  await holdMember(hands, guesses, memberId)
  const found = await look()
  await uncountOne(hands.database.owner, guesses.name, memberId)
  return found
}

type Input = z.output<typeof contract.input>

export const checkDiscount = ({ hands, caller, input }: LongCall<Input>) =>
  againstGuessing(hands, caller.id, async () => {
    if (input.items.some(({ item }) => catalogue[item].soldAs === 'subscription')) throw unknownDiscount()
    const { owner } = hands.database
    const [discount] = await owner.select().from(discounts).where(eq(discounts.code, input.discountCode))
    const hers = await owner
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(and(eq(checkouts.user_id, caller.id), eq(checkouts.status, 'open')))
    const open = hers.map(({ id }) => id)
    if (!discount || !(await isUsable(owner, discount, hands.now(), open))) throw unknownDiscount()
    const whole = sumOf(input.items.map(({ item, quantity }) => totalOf(item, [], quantity)))
    const amount = sumOf(reduced([whole], discount))
    return { code: discount.code, off: whole - amount, amount }
  })
