// The cart: printed copies and records of the member's books, until they are ordered.

import { z } from 'zod'
import { storedJson } from '../base/stored-json.ts'
import { catalogue } from './catalogue.ts'

export const cartItems = ['Printed copy', 'Digital lyric art vinyl record'] as const
export type CartItem = (typeof cartItems)[number]
export const mostCopies = 20

const cartLine = z.object({
  bookId: z.uuid(),
  item: z.enum(cartItems),
  quantity: z.number().int().min(1).max(mostCopies),
})
const keptCart = z.object({ key: z.string(), lines: z.array(cartLine), discountCode: z.string().default('') })
export type CartLine = z.infer<typeof cartLine>
/** `key`: a cart that is sent twice is the same orders. */
export type Cart = z.infer<typeof keptCart>

/** What cannot be read is an empty cart. */
export function readCart(stored: string | null, newKey: () => string): Cart {
  const cart = keptCart.safeParse(storedJson(stored))
  return cart.success ? cart.data : { key: newKey(), lines: [], discountCode: '' }
}

export const quantityOf = ({ lines }: Cart, bookId: string, item: CartItem): number =>
  lines.find((line) => line.bookId === bookId && line.item === item)?.quantity ?? 0

/** With so many of it; 0 takes it out. */
export function withQuantity(cart: Cart, bookId: string, item: CartItem, quantity: number): Cart {
  const others = cart.lines.filter((line) => line.bookId !== bookId || line.item !== item)
  const kept = Math.min(Math.max(0, Math.trunc(quantity)), mostCopies)
  return { ...cart, lines: kept === 0 ? others : [...others, { bookId, item, quantity: kept }] }
}

/** Whether what was typed is a number of copies that can be ordered. */
export const isOrderable = (typed: string): boolean =>
  /^\s*\d+\s*$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostCopies

/** A book or its record that the way here brings along: in the address, which another tab has too, or in the step to it. */
export function withBrought(cart: Cart, search: URLSearchParams, state: unknown): Cart {
  const carried = new Map<string, unknown>(Object.entries(state ?? {}))
  const bookId = z.uuid().safeParse(search.get('book') ?? carried.get('bookId'))
  if (!bookId.success) return cart
  const named = search.get('item') ?? carried.get('item')
  const item: CartItem = cartItems.find((name) => name === named) ?? 'Printed copy'
  return quantityOf(cart, bookId.data, item) > 0 ? cart : withQuantity(cart, bookId.data, item, 1)
}

export const lineTotal = ({ item, quantity }: CartLine): number => catalogue[item].cents * quantity
export const cartTotal = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + lineTotal(line), 0)

/** The name under which a line is ordered once, however often it is sent; another wish is another order. */
export const paymentIdOf = ({ key }: Cart, { quantity }: CartLine, addressId = ''): string =>
  [key, quantity, addressId].join(':')
