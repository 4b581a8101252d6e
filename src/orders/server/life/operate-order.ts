// What operators do to an order, each written down with who did it.

import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { auditEvents } from '../../../../database/schema/members.ts'
import { orderEvents, orderReports, orders, printJobs } from '../../../../database/schema/orders.ts'
import type { Config } from '../../../platform/config.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import type { Order } from '../../contract.ts'
import type { sendGift as sendContract } from '../../operator-contract.ts'
import { isPaid, mayGo } from '../../order.ts'
import { orderNotFound, tooLate } from '../../refusals.ts'
import { followUp, moveOrder } from '../move-order.ts'
import { bookOf, showOrder, statusOf, type OrderRow } from '../order-rows.ts'
import { isAtTheBench } from '../print/gift-bench.ts'
import { presentPrints, type PrintJobRow } from '../print/print-jobs.ts'
import { isOut, tellOfReprint } from '../print/tell-of-reprint.ts'
import type { Refund } from './change-order.ts'

type Input = { id: string }
type Work = (rows: Rows, order: OrderRow) => Promise<void>
type Deed = { action: string; detail?: Record<string, string> }

/** Past row-level security: it is another member's order. */
export async function operate({ hands, caller, input }: LongCall<Input>, deed: Deed, work: Work): Promise<Order> {
  return hands.database.transaction(async (rows) => {
    const [order] = await rows.select().from(orders).where(eq(orders.id, input.id)).for('update')
    if (!order) throw orderNotFound()
    await work(rows, order)
    await rows.insert(auditEvents).values({ ...deed, user_id: caller.id, subject: order.id, at: hands.now() })
    const [present = order] = await rows.select().from(orders).where(eq(orders.id, order.id))
    return showOrder(present, await bookOf(rows, present))
  })
}

/** What is being printed anyway is not doubled. */
export function toReprint({ status }: OrderRow, prints: readonly PrintJobRow[]): PrintJobRow[] {
  if (!['in_production', 'shipped', 'delivered'].includes(status)) return []
  return prints.filter((print) => ['shipped', 'delivered', 'canceled', 'rejected'].includes(print.status))
}

/** Printed, or printed again, and waiting at the gift bench. */
export const mayBeSent = (config: Config, order: OrderRow, prints: readonly PrintJobRow[]): boolean =>
  isAtTheBench(config, order) &&
  prints.every(({ status }) => isOut(status)) &&
  (mayGo(statusOf(order), 'shipped') || prints.some(({ round }) => round > 1))

/** Another round of everything that was printed; where it goes and what is printed stay as they are. */
export const reprintOrder = (call: LongCall<Input>) =>
  operate(call, { action: 'order.reprinted' }, async (rows, order) => {
    const { hands } = call
    const again = toReprint(order, await presentPrints(rows, order.id))
    if (again.length === 0) throw tooLate('Printing again')
    const now = hands.now()
    const rounds = again.map(({ product, round }) => ({
      order_id: order.id,
      product,
      round: round + 1,
      created_at: now,
    }))
    await rows.insert(printJobs).values(rounds)
    const said = { status: order.status, by: 'operator', note: 'It is printed again, free of charge', created_at: now }
    await rows.insert(orderEvents).values({ order_id: order.id, ...said })
    await settleReports(rows, order, now)
    await hands.jobs.send(followUp, { orderId: order.id }, rows)
  })

const settleReports = (rows: Rows, { id }: OrderRow, settled_at: Date) =>
  rows
    .update(orderReports)
    .set({ settled_at })
    .where(and(eq(orderReports.order_id, id), isNull(orderReports.settled_at)))

export const sendGift = (call: LongCall<z.output<typeof sendContract.input>>) =>
  operate(call, { action: 'order.gift-sent' }, async (rows, order) => {
    const { hands, input } = call
    const given = await presentPrints(rows, order.id)
    if (!mayBeSent(hands.config, order, given)) throw tooLate('Sending')
    const also = { carrier: input.carrier, tracking_url: input.tracking_url ?? null }
    const isAgain = given.some(({ round }) => round > 1) && (await tellOfReprint(hands, rows, order, 'operator', also))
    const move = { to: 'shipped', by: 'operator', also } as const
    if (!isAgain && !(await moveOrder(hands, rows, order.id, move))) throw tooLate('Sending')
  })

export const refundByHand = (call: LongCall<Input>, refund: Refund) =>
  operate(call, { action: 'order.refunded' }, async (rows, order) => {
    if (!isPaid(statusOf(order))) throw tooLate('Refunding')
    await refund(call.hands, rows, order)
    await settleReports(rows, order, call.hands.now())
  })
