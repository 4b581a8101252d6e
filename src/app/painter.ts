// Who paints: behind the paywall an outside engine paints for books that are paid for, and our own illustrator for all others.

import { isBookBought } from '../orders/server/life/bought.ts'
import { choosePainter } from '../pictures/server/choose-painter.ts'
import type { Painter } from '../pictures/server/painter.ts'
import { embeddedPainter } from '../pictures/server/painters/embedded-painter.ts'
import type { Hands } from '../platform/hands.ts'

export const painter = (hands: Hands): Painter => {
  const paint = choosePainter(hands)
  const { config, database } = hands
  if (config.PAYWALL === 'off' || config.IMAGE_PROVIDER === 'embedded') return paint
  return async (order) => ((await isBookBought(database.owner, order.bookId)) ? paint(order) : embeddedPainter(order))
}
