// The receipt of an order in words and numbers; a thread makes a PDF of it.

import { testShopNote } from '../../../base/settings.ts'
import { brand } from '../../../base/brand.ts'
import { sellerLines } from '../../../base/operator.ts'
import { showDate } from '../../../base/dates.ts'
import { showMoney } from '../../../base/money.ts'
import type { Receipt, ReceiptLine } from '../../../binding/receipt.ts'
import { addressLines } from '../../../members/address.ts'
import type { Config } from '../../../platform/config.ts'
import { openThreads } from '../../../platform/threads/threads.ts'
import { catalogue, priceNote } from '../../catalogue.ts'
import { totalOf } from '../../order.ts'
import { addonsOf, skuOf, type OrderRow } from '../order-rows.ts'
import { isTestShop } from '../till/payment-provider.ts'

const drawing = openThreads<Receipt, Uint8Array>(new URL('./receipt-thread.ts', import.meta.url), 1)

export const drawReceipt = (receipt: Receipt): Promise<Uint8Array> => drawing.ask(receipt, { turn: 'first' })

/** As people say it: the first eight characters. */
export const shortId = ({ id }: Pick<OrderRow, 'id'>): string => id.slice(0, 8)

/** What was bought line by line; also for the confirmation's mail. */
export function receiptLines(order: Pick<OrderRow, 'tier' | 'addons' | 'quantity' | 'amount'>): ReceiptLine[] {
  const [sku, addons] = [skuOf(order), addonsOf(order)]
  const { quantity } = order
  const less = totalOf(sku, addons, quantity) - order.amount
  return [
    ...[sku, ...addons].map((one) => ({
      words: quantity === 1 ? catalogue[one].name : `${quantity} × ${catalogue[one].name}`,
      amount: showMoney(catalogue[one].cents * quantity),
    })),
    ...(less > 0 ? [{ words: order.amount === 0 ? 'Monthly book' : 'Discount', amount: `-${showMoney(less)}` }] : []),
    { words: 'Shipping', amount: 'Free' },
    { words: 'Tax', amount: showMoney(0) },
  ]
}

export function receiptOf(order: OrderRow, config: Pick<Config, 'SUPPORT_EMAIL' | 'STRIPE_SECRET_KEY'>): Receipt {
  const { SUPPORT_EMAIL } = config
  const paid = (order.paid_at ?? order.created_at).toISOString()
  const { shipping_address: address } = order
  return {
    id: order.id,
    date: paid.slice(0, 10),
    title: 'Receipt',
    seller: [brand, ...sellerLines(), ...(SUPPORT_EMAIL ? [SUPPORT_EMAIL] : [])],
    facts: [
      ['Order', order.id],
      ['Paid on', showDate(paid, 'en-US', 'UTC')],
      ...(order.book_title ? [['For the book', order.book_title] as const] : []),
      ...(address ? [['Sent to', [address.name, ...addressLines(address)].join('\n')] as const] : []),
    ],
    lines: receiptLines(order),
    total: { words: 'Total paid', amount: showMoney(order.amount) },
    notes: [
      priceNote,
      ...(order.status === 'refunded'
        ? [`Paid back on ${showDate(order.updated_at.toISOString(), 'en-US', 'UTC')}.`]
        : []),
      ...(isTestShop(config) ? [`${testShopNote}.`] : []),
    ],
  }
}
