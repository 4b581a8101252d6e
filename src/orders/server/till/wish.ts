// What a buyer asks to pay for, read and checked in her own transaction: ours is the price, ours the addresses she comes back to.

import { createHash } from 'node:crypto'
import { and, desc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { addresses } from '../../../../database/schema/members.ts'
import { orders } from '../../../../database/schema/orders.ts'
import { canonical } from '../../../base/canonical.ts'
import { findBook } from '../../../books/server/find-book.ts'
import type { FirstLook } from '../../../platform/http/long-route.ts'
import { catalogue, choiceOf, type Sku } from '../../catalogue.ts'
import type { createCheckout } from '../../checkout-contract.ts'
import { sumOf } from '../../discount.ts'
import { entitlementsOf, isShipped, totalOf, type ShippingAddress } from '../../order.ts'
import { invalidCheckout, notPayable, orderNotFound, tierWithheld, unknownDiscount } from '../../refusals.ts'
import { addonsOf, skuOf, statusOf, type OrderRow } from '../order-rows.ts'
import { resolveAddress } from '../resolve-address.ts'
import { comeBackTo, withSession } from './come-back.ts'
import { withheldTiers } from './shop.ts'

type Asking = FirstLook<z.output<typeof createCheckout.input>>

export interface Line {
  sku: Sku
  quantity: number
}

/** An order that is yet to be written. */
export type NewOrder = Pick<
  OrderRow,
  'book_id' | 'tier' | 'addons' | 'amount' | 'book_title' | 'shipping_address' | 'gift'
>

export type PlacedOrder = Pick<OrderRow, 'id' | 'amount'>

export interface Wish {
  /** What is being bought; a member has one open checkout for each. */
  scope: string
  /** Hash of everything that was asked for. */
  wishes: string
  mode: 'payment' | 'subscription'
  lines: Line[]
  /** What it costs by the catalogue. */
  amount: number
  /** In capitals. */
  discountCode: string | undefined
  /** What the buyer saw, whatever her code takes off included. */
  priceAmount: number
  /** Orders that are placed already, each with the catalogue's price, or the one to place. */
  orders: { placed: PlacedOrder[] } | { fresh: NewOrder }
  /** A monthly book of the subscription pays. */
  byCredit: boolean
  successUrl: string
  cancelUrl: string
}

/** A member has one open checkout for each tier of a book. */
export const tierScope = (bookId: string, tier: Sku) => `tier ${bookId} ${tier}`

const hash = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex')

export async function readWish(call: Asking): Promise<Wish> {
  const { input } = call
  const successUrl = withSession(comeBackTo(call, 'successUrl', input.successUrl))
  const cancelUrl = comeBackTo(call, 'cancelUrl', input.cancelUrl)
  const wanted = input.orderIds === undefined ? await readTier(call) : await readOrders(call, input.orderIds)
  const { discountCode, priceAmount } = input
  if (discountCode !== undefined && (wanted.byCredit || wanted.mode === 'subscription')) throw unknownDiscount()
  const whole = { ...wanted, discountCode, successUrl, cancelUrl }
  return { ...whole, priceAmount, wishes: hash(whole) }
}

type Wanted = Omit<Wish, 'wishes' | 'discountCode' | 'priceAmount' | 'successUrl' | 'cancelUrl'>

async function readOrders(call: Asking, given: readonly string[]): Promise<Wanted> {
  const { rows, caller, hands, input } = call
  if (input.tier !== undefined) throw invalidCheckout()
  const ids = [...new Set(given)].toSorted()
  const found = await rows
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), hands.ownership.ownRows(caller, orders.user_id)))
    .orderBy(orders.id)
  if (found.length !== ids.length) throw orderNotFound()
  if (!found.every((order) => ['pending_payment', 'failed'].includes(statusOf(order)))) throw notPayable()
  const isSubscription = found.some((order) => catalogue[skuOf(order)].soldAs === 'subscription')
  if (isSubscription && found.length > 1) throw invalidCheckout()
  // An earlier checkout may have been with a code: what that took off is not for this one.
  const placed = found.map((order) => {
    return { id: order.id, amount: totalOf(skuOf(order), addonsOf(order), order.quantity) }
  })
  return {
    scope: `orders ${hash(ids)}`,
    mode: isSubscription ? 'subscription' : 'payment',
    lines: found.flatMap((order) => {
      return [skuOf(order), ...addonsOf(order)].map((sku): Line => ({ sku, quantity: order.quantity }))
    }),
    amount: sumOf(placed.map(({ amount }) => amount)),
    orders: { placed },
    byCredit: false,
  }
}

async function readTier(call: Asking): Promise<Wanted> {
  const { input, hands } = call
  const choice = choiceOf(input.tier ?? '')
  if (!choice) throw invalidCheckout()
  const { tier } = choice
  const addons = [...new Set([...choice.addons, ...(input.addons ?? [])])]
  const isSubscription = catalogue[tier].soldAs === 'subscription'
  if (isSubscription ? addons.length > 0 : !input.bookId) throw invalidCheckout()
  if (input.gift && !entitlementsOf(tier).has('message card')) throw invalidCheckout()
  // A subscription needs none; bought beside a book, its first month pays for that one.
  const book = input.bookId ? await findBook(call, input.bookId) : null
  if (withheldTiers(hands.config).includes(tier)) throw tierWithheld()
  const byCredit = tier === 'Single Book' && addons.length === 0 && input.priceAmount === 0
  const amount = byCredit ? 0 : totalOf(tier, addons)
  return {
    scope: book && !isSubscription ? tierScope(book.id, tier) : tier,
    mode: isSubscription ? 'subscription' : 'payment',
    lines: [tier, ...addons].map((sku) => ({ sku, quantity: 1 })),
    amount,
    orders: {
      fresh: {
        ...{ book_id: book?.id ?? null, book_title: book?.title ?? '', tier, addons, amount },
        shipping_address: isShipped(tier, addons) ? await shipTo(call) : null,
        gift: input.gift ?? null,
      },
    },
    byCredit,
  }
}

/** Unless she says where, to her own door; with no address yet, the order asks for one before it is printed. */
async function shipTo(call: Asking): Promise<ShippingAddress | null> {
  const { rows, caller, hands, input } = call
  if (input.shippingAddress) return resolveAddress(call, input.shippingAddress)
  const [own] = await rows
    .select({ id: addresses.id })
    .from(addresses)
    .where(hands.ownership.ownRows(caller, addresses.user_id))
    .orderBy(desc(addresses.is_default))
    .limit(1)
  return own ? resolveAddress(call, own) : null
}
