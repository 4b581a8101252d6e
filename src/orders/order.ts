// What an order is and how it goes on: pure facts and rules.

import { z } from 'zod'
import { countryCodes } from '../members/address.ts'
import { catalogue, findProduct, type Entitlement, type Sku } from './catalogue.ts'

export const orderStatuses = [
  'pending_payment',
  'paid',
  'awaiting_pictures',
  'edit_window',
  'in_production',
  'shipped',
  'delivered',
  'fulfilled',
  'canceled',
  'refunded',
  'failed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Where an order may go from where it is. Nothing is printed that was not paid, and nothing comes back from being over. */
const ways: Record<OrderStatus, readonly OrderStatus[]> = {
  pending_payment: ['paid', 'canceled', 'failed'],
  // Another card may still be tried.
  failed: ['paid', 'canceled'],
  paid: ['awaiting_pictures', 'edit_window', 'fulfilled', 'canceled', 'refunded'],
  awaiting_pictures: ['edit_window', 'fulfilled', 'canceled', 'refunded'],
  // A finished book that loses a picture waits again.
  edit_window: ['awaiting_pictures', 'in_production', 'canceled', 'refunded'],
  in_production: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  fulfilled: ['refunded'],
  // Canceled after it was paid: the money goes back.
  canceled: ['refunded'],
  refunded: [],
}
export const mayGo = (from: OrderStatus, to: OrderStatus): boolean => ways[from].includes(to)
/** The one way back: the bank has let us keep the money over which it was canceled. */
export const mayReturn = (from: OrderStatus, to: OrderStatus): boolean => from === 'canceled' && to === 'paid'

/** Its edit window is closed, and the press waits for its files. */
export const isApproved = ({ status, approved_at }: { status: OrderStatus; approved_at: string | null }): boolean =>
  status === 'edit_window' && approved_at !== null

/** With the printer, or after it. */
export const isUnderWay = (status: OrderStatus): boolean => ['in_production', 'shipped', 'delivered'].includes(status)

/** Paid, and nothing goes on before its book is finished. */
export const waitsForBook = (status: OrderStatus, isFinished: boolean): boolean =>
  (status === 'paid' || status === 'awaiting_pictures') && !isFinished

/** Paid for and not given back: what it brings may be used. */
export const isPaid = (status: OrderStatus): boolean =>
  ['paid', 'awaiting_pictures', 'edit_window', 'in_production', 'shipped', 'delivered', 'fulfilled'].includes(status)

/** It is not with the printer, nor handed out: it may still be stopped. */
export const mayCancel = (status: OrderStatus): boolean =>
  ['pending_payment', 'failed', 'paid', 'awaiting_pictures', 'edit_window'].includes(status)

/** Something may be wrong with what has come, or is about to. */
export const mayReport = (status: OrderStatus, tier: Sku, addons: readonly Sku[]): boolean =>
  isShipped(tier, addons) && (status === 'shipped' || status === 'delivered')

export const movers = ['member', 'payment', 'printer', 'clock', 'operator'] as const
export type Mover = (typeof movers)[number]

/** Days in which a paid book may still be changed; it ends at once by "Approve for print". */
export const editWindowDays = 7
/** Working days, as they are promised beside every hardcover. */
export const workingDays = {
  production: { least: 2, most: 3 },
  standard: { least: 5, most: 7 },
  express: { least: 2, most: 3 },
}
/** Photos that go with a report: so many, each of so many base64 letters at most; together they fit into one call. */
export const reportPhotos = { most: 3, letters: 300_000 }
/** An unused monthly book is kept this long. */
export const creditMonths = 12

export const shippingAddress = z.object({
  name: z.string(),
  street1: z.string(),
  street2: z.string().nullable(),
  city: z.string(),
  state_code: z.string(),
  country_code: z.enum(countryCodes),
  postal_code: z.string(),
  phone_number: z.string(),
})
export type ShippingAddress = z.infer<typeof shippingAddress>

export const gift = z.object({ message: z.string(), sender: z.string() })
export type Gift = z.infer<typeof gift>
/** In letters; what is longer is refused, never cut. */
export const giftLimits = { message: 400, sender: 60 }

/** What was bought, with its add-ons. */
export function entitlementsOf(tier: Sku, addons: readonly Sku[] = []): ReadonlySet<Entitlement> {
  return new Set([tier, ...addons].flatMap((sku): readonly Entitlement[] => catalogue[sku].entitlements))
}

/** Whether something has to be carried to a door. */
export const isShipped = (tier: Sku, addons: readonly Sku[] = []): boolean => {
  const brings = entitlementsOf(tier, addons)
  return brings.has('hardcover') || brings.has('coloring book')
}

/** An order's own price by the catalogue, before any discount. */
export const fullPriceOf = ({
  tier,
  addons,
  quantity,
}: {
  tier: string
  addons: readonly string[]
  quantity: number
}) => [tier, ...addons].reduce((sum, name) => sum + (findProduct(name)?.cents ?? 0), 0) * quantity

/** In cents, tax and shipping included, before any discount. */
export const totalOf = (tier: Sku, addons: readonly Sku[] = [], quantity = 1): number =>
  [tier, ...addons].reduce((sum, sku) => sum + catalogue[sku].cents, 0) * quantity
