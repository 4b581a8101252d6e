// Said where a book is changed of which a copy is being printed: that copy stays as it is, and another one can be had.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { useBook } from '../../books/web/use-book.ts'
import { asSku, priceOf } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import type { Order } from '../contract.ts'
import { isApproved, isShipped, isUnderWay } from '../order.ts'
import { orderWords } from '../order-words.ts'
import { shortId } from './ordered-slip.tsx'
import { ordersOfBookQuery } from './orders-data.ts'
import './orders.css'

const { order: words } = orderWords

export function InPrintNote({ bookId }: { bookId: string }) {
  const order = useQuery(ordersOfBookQuery(bookId)).data?.find(isFrozen)
  // As the screen has it: an editor that is asked to look again closes.
  const book = useBook(bookId, checkoutWords.loadFailed, false).data
  if (!order) return null
  return (
    <p className="till-note">
      {words.inPrint(shortId(order.id))}{' '}
      {book?.status === 'completed' && (
        <Link className="link" to={paths.cartWith(bookId)}>
          {words.another(priceOf('Printed copy'))}
        </Link>
      )}
    </p>
  )
}

function isFrozen(order: Order): boolean {
  const tier = asSku(order.tier)
  return tier !== null && isShipped(tier) && (isApproved(order) || isUnderWay(order.status))
}
