// Everything an operator needs to print and wrap an order by hand: the printer's files, a gift's card and activity sheets.

import { eq } from 'drizzle-orm'
import { orders } from '../../../../database/schema/orders.ts'
import type { Link } from '../../../books/server/book-rows.ts'
import { bookNotFinished } from '../../../editions/refusals.ts'
import { downloadName } from '../../../editions/server/documents.ts'
import { frozen } from '../../../editions/server/make-download.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import { entitlementsOf } from '../../order.ts'
import { orderNotFound } from '../../refusals.ts'
import { addonsOf, skuOf } from '../order-rows.ts'
import { filesToPrint, productsOf } from '../print/product.ts'
import { makeBought } from './download-order.ts'
import { editionOf } from './order-story.ts'

export async function listPrintFiles({ hands, input }: LongCall<{ id: string }>, link: Link) {
  const { owner } = hands.database
  const [order] = await owner.select().from(orders).where(eq(orders.id, input.id))
  if (!order) throw orderNotFound()
  const edition = await editionOf(owner, order)
  if (!edition) throw bookNotFinished()
  const isGift = entitlementsOf(skuOf(order), addonsOf(order)).has('gift wrapping')
  const printed = productsOf(order).flatMap((product) => Object.values(filesToPrint[product]))
  const items = []
  for (const name of [...printed, ...(isGift ? (['card', 'activities'] as const) : [])]) {
    const key = await makeBought(hands, order, edition, name)
    items.push({ name, file_name: downloadName(frozen(edition), name), url: link(key) ?? '' })
  }
  return { items, next: null }
}
