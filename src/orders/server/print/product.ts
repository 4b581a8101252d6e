// What of an order is printed, and from which files of its edition.

import { COLORING_PAGES } from '../../../binding/coloring-book.ts'
import type { Download } from '../../../editions/edition.ts'
import { printed } from '../../../editions/preflight.ts'
import { entitlementsOf } from '../../order.ts'
import { addonsOf, skuOf, type OrderRow } from '../order-rows.ts'

export const printedProducts = ['hardcover', 'coloring book'] as const
export type PrintedProduct = (typeof printedProducts)[number]

export function productsOf(order: Pick<OrderRow, 'tier' | 'addons'>): PrintedProduct[] {
  const brings = entitlementsOf(skuOf(order), addonsOf(order))
  return printedProducts.filter((product) => brings.has(product))
}

/** Of the interior. */
export const pageCounts: Readonly<Record<PrintedProduct, number>> = {
  hardcover: printed.pages,
  'coloring book': COLORING_PAGES.length,
}

interface ProductFiles {
  interior: Download
  cover: Download
}

export const filesToPrint: Readonly<Record<PrintedProduct, ProductFiles>> = {
  hardcover: { interior: 'print-interior', cover: 'print-cover' },
  'coloring book': { interior: 'coloring-interior', cover: 'coloring-cover' },
}

export function asProduct(name: string): PrintedProduct {
  const known = printedProducts.find((product) => product === name)
  if (!known) throw new Error(`Nothing is printed by the name of ${name}`)
  return known
}
