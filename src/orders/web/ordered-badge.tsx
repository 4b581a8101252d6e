// In My Books: how the newest order of a book stands, painted or not, with the way to it.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { isPaid } from '../order.ts'
import { OrderBadge } from './order-badge.tsx'
import { newestOrdersQuery } from './orders-data.ts'

export function OrderedBadge({ bookId, status }: { bookId: string; status: ReactNode }) {
  const orders = useQuery(newestOrdersQuery).data ?? []
  const order = orders.find((one) => one.book_id === bookId && isPaid(one.status))
  return (
    <>
      {status}
      {order && (
        <Link className="ordered-badge" to={paths.order(order.id)}>
          <OrderBadge order={order} />
        </Link>
      )}
    </>
  )
}
