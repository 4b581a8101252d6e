// Closes a page that is not needed any more, and cancels what would have been paid there.

import { eq } from 'drizzle-orm'
import { checkouts } from '../../../../database/schema/orders.ts'
import type { Hands } from '../../../platform/hands.ts'
import { moveOrder } from '../move-order.ts'
import { closeCheckout } from './close-checkout.ts'
import { orderIdsOf } from './checkout.ts'

export async function leaveCheckout(hands: Hands, { checkoutId }: { checkoutId: string }): Promise<void> {
  const [checkout] = await hands.database.owner.select().from(checkouts).where(eq(checkouts.id, checkoutId))
  if (!checkout || checkout.status !== 'open' || (await closeCheckout(hands, checkout))) return
  const note = 'Another package of this book was bought'
  await hands.database.transaction(async (rows) => {
    for (const id of await orderIdsOf(rows, checkout)) {
      await moveOrder(hands, rows, id, { to: 'canceled', by: 'payment', note })
    }
  })
}
