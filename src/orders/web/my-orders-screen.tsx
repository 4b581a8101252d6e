// My Orders: everything that was ordered, newest first, and the subscription.

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { showDate } from '../../base/dates.ts'
import { showMoney } from '../../base/money.ts'
import { paths } from '../../base/paths.ts'
import { BookCover } from '../../books/web/book-cover.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { checkoutWords } from '../checkout-words.ts'
import type { ListedOrder, Order } from '../contract.ts'
import { orderWords as words } from '../order-words.ts'
import { OrderBadge } from './order-badge.tsx'
import { packageOf, shortId } from './ordered-slip.tsx'
import { ordersQuery } from './orders-data.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import './orders.css'

export function MyOrdersScreen() {
  const list = useInfiniteQuery(ordersQuery)
  const orders = list.data?.pages.flatMap((page) => page.items)
  const problem = list.error && explainFailure(list.error, words.loadFailed)
  return (
    <>
      <ScreenTitle title={words.title} />
      <SubscriptionCard />
      <div className="mt-6">
        {!list.isFetchNextPageError && <LoadFailed words={problem} onAgain={() => void list.refetch()} />}
        {list.isPending && <OrdersSkeleton />}
        {orders?.length === 0 && (
          <EmptyState
            {...words.empty}
            action={
              <ButtonLink look="primary" to={paths.dashboard}>
                {words.toBooks}
              </ButtonLink>
            }
          />
        )}
        {orders && orders.length > 0 && (
          <ul className="orders">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
        {orders && (
          <ShowMore
            list={list}
            items={orders.map(linkOf)}
            failed={<LoadFailed words={problem} onAgain={() => void list.fetchNextPage()} />}
          />
        )}
      </div>
    </>
  )
}

const linkOf = ({ id }: Pick<Order, 'id'>) => `order-${id}`

export const nameOf = (order: Order): string =>
  order.tier === 'Story Subscription'
    ? order.tier
    : order.book?.title || order.book_title || checkoutWords.success.fallbackTitle

function OrderRow({ order }: { order: ListedOrder }) {
  return (
    <li className="order-row">
      {order.tier !== 'Story Subscription' && <BookCover url={order.cover_url} title={nameOf(order)} />}
      <div className="order-row-words">
        <Link id={linkOf(order)} to={paths.order(order.id)} className="order-name" dir="auto">
          {nameOf(order)}
        </Link>
        <p className="text-ink-2">
          {packageOf(order)} · {showMoney(order.amount)}
        </p>
        <p className="text-sm text-ink-2">
          {words.order.title(shortId(order.id))} · <time dateTime={order.created_at}>{showDate(order.created_at)}</time>
        </p>
      </div>
      <OrderBadge order={order} />
    </li>
  )
}

function OrdersSkeleton() {
  return (
    <Skeleton words={words.loading}>
      <div className="grid gap-4">
        {[1, 2, 3].map((row) => (
          <SkeletonBar key={row} className="h-24 w-full" />
        ))}
      </div>
    </Skeleton>
  )
}
