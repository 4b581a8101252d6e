// Another package of the same book was bought: pages that are still open in other tabs are closed, so that none is paid by mistake.

import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { checkouts, orders } from '../../../../database/schema/orders.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { catalogue } from '../../catalogue.ts'
import { skuOf, type OrderRow } from '../order-rows.ts'
import type { Checkout } from './checkout.ts'

export const leave = jobKind({ name: 'orders.leave-visit', payload: z.object({ checkoutId: z.uuid() }) })

const isTier = (order: Pick<OrderRow, 'tier'>) => catalogue[skuOf(order)].soldAs === 'tier'

/** In the transaction that takes the money. */
export async function leaveOthers(
  { jobs }: Pick<Hands, 'jobs'>,
  rows: Rows,
  checkout: Checkout,
  bought: readonly OrderRow[],
): Promise<void> {
  const books = bought.filter(isTier).flatMap(({ book_id }) => book_id ?? [])
  if (books.length === 0 || checkout.user_id === null) return
  const others = await rows
    .select({ checkoutId: checkouts.id, tier: orders.tier })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkout_id, checkouts.id))
    .where(
      and(
        eq(checkouts.user_id, checkout.user_id),
        eq(checkouts.status, 'open'),
        isNotNull(checkouts.session_id),
        ne(checkouts.id, checkout.id),
        inArray(orders.book_id, books),
      ),
    )
  for (const { checkoutId, tier } of others) if (isTier({ tier })) await jobs.send(leave, { checkoutId }, rows)
}
