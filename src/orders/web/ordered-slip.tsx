// One order as a slip of paper: its short number, the book, what was bought, what was paid.

import { useState } from 'react'
import { second } from '../../base/dates.ts'
import { showMoney } from '../../base/money.ts'
import { addressLines } from '../../members/address.ts'
import { BookCover } from '../../books/web/book-cover.tsx'
import { useBook } from '../../books/web/use-book.ts'
import { checkoutWords } from '../checkout-words.ts'
import type { Order } from '../contract.ts'

const { success: words } = checkoutWords

/** As people say it: the first 8 characters. */
export const shortId = (id: string): string => id.slice(0, 8)

export const packageOf = ({ tier, addons, quantity }: Pick<Order, 'tier' | 'addons' | 'quantity'>): string =>
  [quantity > 1 ? `${quantity} × ${tier}` : tier, ...addons].join(' + ')

/** Of the book as it is now; the bare boards while it is looked up, or while its first picture is still being drawn. */
function OwnCover({ id, title }: { id: string; title: string }) {
  const [isSeen, setSeen] = useState(false)
  const book = useBook(id, checkoutWords.loadFailed, true, !isSeen && 3 * second).data
  return (
    <div className="slip-cover">
      <dt className="sr-only">{words.cover}</dt>
      <dd>
        <BookCover
          url={book?.cover_image_url ?? book?.first_picture_url ?? null}
          title={title}
          onSeen={() => setSeen(true)}
        />
      </dd>
    </div>
  )
}

/** `hasAddress`: also where it goes, when nothing else on the screen says so. */
export function OrderedSlip({ order, hasAddress = false }: { order: Order; hasAddress?: boolean }) {
  const to = hasAddress ? order.shipping_address : null
  return (
    <dl className="card slip">
      {order.book && <OwnCover id={order.book.id} title={order.book.title} />}
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
      {to && (
        <div className="slip-to">
          <dt>{words.goesTo}</dt>
          <dd dir="auto">{[to.name, ...addressLines(to)].join('\n')}</dd>
        </div>
      )}
    </dl>
  )
}
