// One order as a slip of paper: its short number, the book, what was bought, what was paid.

import { showMoney } from '../../base/money.ts'
import { checkoutWords } from '../checkout-words.ts'
import type { Order } from '../contract.ts'

const { success: words } = checkoutWords

/** As people say it: the first 8 characters. */
export const shortId = (id: string): string => id.slice(0, 8)

export const packageOf = ({ tier, addons, quantity }: Pick<Order, 'tier' | 'addons' | 'quantity'>): string =>
  [quantity > 1 ? `${quantity} × ${tier}` : tier, ...addons].join(' + ')

export function OrderedSlip({ order }: { order: Order }) {
  return (
    <dl className="card slip">
      <div>
        <dt>{words.orderId}</dt>
        <dd className="slip-number">{shortId(order.id)}</dd>
      </div>
      {order.tier !== 'Story Subscription' && (
        <div>
          <dt>{words.book}</dt>
          <dd dir="auto">{order.book?.title || order.book_title || words.fallbackTitle}</dd>
        </div>
      )}
      <div>
        <dt>{words.package}</dt>
        <dd>{packageOf(order)}</dd>
      </div>
      <div>
        <dt>{words.amount}</dt>
        <dd>{showMoney(order.amount)}</dd>
      </div>
    </dl>
  )
}
