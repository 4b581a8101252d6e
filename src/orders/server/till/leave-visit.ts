// Closes a page that is not needed any more, and cancels what would have been paid there.

import { eq } from 'drizzle-orm'
import { checkouts } from '../../../../database/schema/orders.ts'
import type { Hands } from '../../../platform/hands.ts'
import { moveOrder } from '../move-order.ts'
import { closeVisit } from './close-visit.ts'
import { orderIdsOf } from './visit.ts'

export async function leaveVisit(hands: Hands, { checkoutId }: { checkoutId: string }): Promise<void> {
  const [visit] = await hands.database.owner.select().from(checkouts).where(eq(checkouts.id, checkoutId))
  if (!visit || visit.status !== 'open' || (await closeVisit(hands, visit))) return
  const note = 'Another package of this book was bought'
  await hands.database.transaction(async (rows) => {
    for (const id of await orderIdsOf(rows, visit)) {
      await moveOrder(hands, rows, id, { to: 'canceled', by: 'payment', note })
    }
  })
}
