// One order on the desk: everything that is known of it, and the small things that are done to it here.

import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { auditEvents, users } from '../../../database/schema/members.ts'
import { orders, printJobs } from '../../../database/schema/orders.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { isPaid, isShipped } from '../../orders/order.ts'
import { orderHeld, orderNotFound, tooLate } from '../../orders/refusals.ts'
import { mayBeHeld } from '../../orders/server/life/hold-order.ts'
import { mayBeSent, operate, toReprint } from '../../orders/server/life/operate-order.ts'
import { storyOf } from '../../orders/server/life/order-story.ts'
import { followUp } from '../../orders/server/move-order.ts'
import { addonsOf, reportsOf, skuOf, statusOf, type OrderRow } from '../../orders/server/order-rows.ts'
import { presentPrints } from '../../orders/server/print/print-jobs.ts'
import { refundOrder } from '../../orders/server/till/refund-order.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import type { DeskOrderStory, noteOrder as noteContract } from '../contract.ts'
import { troubleOf } from './trouble-of.ts'

type Input = { id: string }

/** Past row-level security: it is another member's order. */
export async function readDeskOrder({ hands, input }: LongCall<Input>, link: Link): Promise<DeskOrderStory> {
  const { owner } = hands.database
  const [found] = await owner
    .select({ order: orders, email: users.email, trouble: troubleOf(hands.now()) })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, input.id))
  if (!found) throw orderNotFound()
  const { order, email, trouble } = found
  const prints = await owner
    .select()
    .from(printJobs)
    .where(eq(printJobs.order_id, order.id))
    .orderBy(asc(printJobs.product), asc(printJobs.round))
  const present = await presentPrints(owner, order.id)
  const reports = await reportsOf(owner, order.id)
  const story = await storyOf(owner, order)
  return {
    ...story,
    ...{ email, trouble, held_at: order.held_at?.toISOString() ?? null },
    prints: prints.map((print) => ({ ...print, updated_at: print.updated_at.toISOString() })),
    reports: reports.map(({ text, pictures, created_at, settled_at }) => ({
      text,
      pictures: pictures.flatMap((key) => link(key) ?? []),
      created_at: created_at.toISOString(),
      settled_at: settled_at?.toISOString() ?? null,
    })),
    deeds: await deedsOn(owner, order.id),
    can: {
      try_again: mayTryAgain(order) && order.held_at === null,
      hold: mayBeHeld(order, present),
      files: isShipped(skuOf(order), addonsOf(order)) && story.downloads.length > 0,
      reprint: toReprint(order, present).length > 0,
      send: mayBeSent(hands.config, order, present),
      refund: isPaid(statusOf(order)),
    },
  }
}

async function deedsOn(owner: Rows, subject: string): Promise<DeskOrderStory['deeds']> {
  const found = await owner
    .select({ event: auditEvents, by: users.email })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.user_id))
    .where(eq(auditEvents.subject, subject))
    .orderBy(asc(auditEvents.at))
  return found.map(({ event: { action, detail, at }, by }) => ({
    action,
    note: noteIn(detail),
    by,
    at: at.toISOString(),
  }))
}

function noteIn(detail: unknown): string | null {
  const note: unknown = new Map(Object.entries(detail ?? {})).get('note')
  return typeof note === 'string' ? note : null
}

export const noteOrder = (call: LongCall<z.output<typeof noteContract.input>>) =>
  operate(call, { action: 'order.noted', detail: { note: call.input.text } }, async () => {})

const awaitsRefund = ({ status, paid_at }: OrderRow) => status === 'canceled' && paid_at !== null

const mayTryAgain = (order: OrderRow) => isPaid(statusOf(order)) || awaitsRefund(order)

export const tryOrderAgain = (call: LongCall<Input>) =>
  operate(call, { action: 'order.tried-again' }, async (rows, order) => {
    const { hands } = call
    if (order.held_at !== null) throw orderHeld()
    if (!mayTryAgain(order)) throw tooLate('Trying again')
    if (awaitsRefund(order)) await refundOrder(hands, rows, order)
    else await hands.jobs.send(followUp, { orderId: order.id }, rows)
  })
