// A payment page that stands open for every book, put straight into the database: what webhooks are measured on.

import { randomUUID } from 'node:crypto'
import { books } from '../../database/schema/books.ts'
import { checkouts, orders } from '../../database/schema/orders.ts'
import { day } from '../../src/base/dates.ts'
import { totalOf } from '../../src/orders/order.ts'
import type { Database } from '../../src/platform/database/database.ts'

export const benchTier = 'Digital Copy'

export const sessionOf = (checkoutId: string) => `cs_test_${checkoutId}`

/** A checkout of each book. */
export async function fillShop({ owner }: Database): Promise<string[]> {
  const amount = totalOf(benchTier)
  const library = await owner.select({ id: books.id, user_id: books.user_id }).from(books)
  const made = library.map(({ id: book_id, user_id }) => ({ id: randomUUID(), book_id, user_id }))
  for (let from = 0; from < made.length; from += 500) {
    const some = made.slice(from, from + 500)
    await owner.insert(checkouts).values(
      some.map(({ id, book_id, user_id }) => ({
        ...{ id, user_id, scope: `${book_id}/${benchTier}`, wishes: id, mode: 'payment', amount },
        ...{ session_id: sessionOf(id), url: `https://shop.example/${id}`, expires_at: new Date(Date.now() + day) },
      })),
    )
    await owner.insert(orders).values(
      some.map(({ id, book_id, user_id }) => {
        return { user_id, book_id, tier: benchTier, amount, checkout_id: id, stripe_session_id: sessionOf(id) }
      }),
    )
  }
  return made.map(({ id }) => id)
}
