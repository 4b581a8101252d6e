// For tests: buyers who do what they came for. Whose server died on the way goes on where she was, as she would in her browser.

import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { books } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import { monthlyCredits, orders } from '../../../database/schema/orders.ts'
import { day, minute } from '../../base/dates.ts'
import type { Caller } from '../../platform/http/route.ts'
import type { Sku } from '../catalogue.ts'
import { editWindowDays } from '../order.ts'
import { theAddress } from './life/test-life.ts'
import { find, sessions } from './sandbox/shop-objects.ts'
import type { TestShop } from './test-shop.ts'

export interface Life {
  live(on: TestShop, ana: Caller, told: Told): Promise<void>
  /** The kinds of all mails that come of it, in order. */
  mails: readonly string[]
}
/** Hears the id of each order that she was answered with. */
type Told = (orderId: string) => void

const printed = ['order-confirmed', 'order-ready', 'order-in-production', 'order-shipped']
export const lives = {
  'given back': { live: giveBack, mails: ['order-confirmed', 'order-canceled', 'order-refunded'] },
  'by the month': { live: payByMonth, mails: ['order-confirmed', 'order-confirmed'] },
  'to the door': { live: printForDoor, mails: printed },
  'by the clock': { live: printByClock, mails: printed },
} satisfies Record<string, Life>
export type LifeName = keyof typeof lives

export async function liveOn(on: TestShop, life: LifeName, told: Told = () => {}): Promise<void> {
  const [known] = await on.database.owner.select().from(users)
  const ana = known ? await on.door.meetAgain(known.id) : await on.door.addMember()
  await lives[life].live(on, ana, told)
}

async function until(check: () => Promise<boolean>, pause = 50): Promise<void> {
  while (!(await check())) await sleep(pause)
}

async function bookOf(on: TestShop, ana: Caller, make: () => Promise<string>): Promise<string> {
  const [known] = await on.database.owner.select().from(books).where(eq(books.user_id, ana.id))
  return known?.id ?? make()
}
const plainBook = (on: TestShop, ana: Caller) => bookOf(on, ana, () => on.addBook(ana))
const paintedBook = (on: TestShop, ana: Caller) => bookOf(on, ana, async () => (await on.addPainted(ana)).bookId)

/** Who knows that she has paid does not pay again. */
async function buy(on: TestShop, ana: Caller, told: Told, bookId: string | null, tier: Sku, fields: object = {}) {
  const { owner } = on.database
  const mine = and(eq(orders.user_id, ana.id), eq(orders.tier, tier))
  const [known] = await owner.select().from(orders).where(mine)
  const page = known?.stripe_session_id && (await find(owner, sessions, known.stripe_session_id))
  if (!page || page.status === 'open') {
    const { body } = await on.buy(ana, bookId, tier, fields)
    told(body.orderId)
    await on.pay(body.sessionId)
  }
  await until(async () => (await owner.$count(orders, and(mine, isNull(orders.paid_at)))) === 0)
  const [order] = await owner.select().from(orders).where(mine)
  if (!order) throw new Error('What was bought is lost')
  return order.id
}

async function giveBack(on: TestShop, ana: Caller, told: Told): Promise<void> {
  const id = await buy(on, ana, told, await plainBook(on, ana), 'Digital Copy')
  await on.door.ask(ana, `POST /api/orders/${id}/cancel`)
  await until(async () => (await on.orderRow(id))?.status === 'refunded')
}

async function payByMonth(on: TestShop, ana: Caller, told: Told): Promise<void> {
  await buy(on, ana, told, null, 'Story Subscription')
  await until(async () => (await on.database.owner.$count(monthlyCredits)) > 0)
  const { body } = await on.buy(ana, await plainBook(on, ana), 'Single Book', { priceAmount: 0 })
  told(body.orderId)
  await until(async () => (await on.orderRow(body.orderId))?.status === 'awaiting_pictures')
}

async function printForDoor(on: TestShop, ana: Caller, told: Told): Promise<void> {
  const id = await buyFinished(on, ana, told)
  await on.door.ask(ana, `POST /api/orders/${id}/approve`)
  await arrive(on, id)
}

async function printByClock(on: TestShop, ana: Caller, told: Told): Promise<void> {
  const id = await buyFinished(on, ana, told)
  await on.passes(editWindowDays * day)
  await arrive(on, id)
}

async function buyFinished(on: TestShop, ana: Caller, told: Told): Promise<string> {
  const book = await paintedBook(on, ana)
  const id = await buy(on, ana, told, book, 'Physical Book', { shippingAddress: theAddress })
  await on.finish(ana, book)
  await until(async () => (await on.orderRow(id))?.edit_until instanceof Date)
  return id
}

const arrive = (on: TestShop, id: string) =>
  until(async () => {
    await on.passes(2 * minute)
    return (await on.orderRow(id))?.status === 'delivered'
  }, 500)
