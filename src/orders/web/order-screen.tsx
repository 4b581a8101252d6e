// One order: how it stands, what happened to it, what can be done with it.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { showDate } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { checkoutWords } from '../checkout-words.ts'
import type { OrderStory } from '../contract.ts'
import { isApproved } from '../order.ts'
import { orderWords as words } from '../order-words.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderArrival } from './order-arrival.tsx'
import { OrderBadge } from './order-badge.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderReport } from './order-report.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderedSlip, shortId } from './ordered-slip.tsx'
import { keepOrder, orderQuery } from './orders-data.ts'
import { PassportNote } from './passport-note.tsx'
import './orders.css'

export function OrderScreen() {
  const { id = '' } = useParams()
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  if (!order && isNowhere(error)) return <OrderNotFound />
  return (
    <>
      <ButtonLink look="link" to={paths.orders} className="-mt-2 mb-1">
        <Icon name="back" className="mr-1 -ml-1.5 size-5" />
        {words.order.back}
      </ButtonLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScreenTitle title={words.order.title(shortId(id))} />
        {order && <OrderBadge order={order} />}
      </div>
      {!order && <LoadFailed words={error && explainFailure(error, words.loadFailed)} onAgain={() => void refetch()} />}
      {!order && !error && (
        <Skeleton words={words.loading}>
          <SkeletonBar className="mt-6 h-64 w-full" />
        </Skeleton>
      )}
      {order && <Story key={order.id} order={order} />}
    </>
  )
}

function Story({ order }: { order: OrderStory }) {
  const cache = useQueryClient()
  const [said, setSaid] = useState<string>()
  function done(next: OrderStory, told: string) {
    keepOrder(cache, next)
    setSaid(told)
  }
  return (
    <>
      <div className="toast">
        <Banner tone="success" words={said} seconds={5} onDismiss={() => setSaid(undefined)} className="" />
      </div>
      <p className="mt-2 max-w-[60ch] text-[1.125rem]">{sayOf(order)}</p>
      {order.status === 'edit_window' && !isApproved(order) && order.edit_until !== null && (
        <p className="mt-1 font-bold">{words.order.until(showDate(order.edit_until))}</p>
      )}
      <OrderArrival order={order} />
      {order.can.approve && order.book && (
        <div className="mt-5">
          <PassportNote bookId={order.book.id} lead={checkoutWords.passport.approve} />
        </div>
      )}
      <OrderActions order={order} onDone={done} />
      <div className="order-two">
        <div className="grid content-start gap-8">
          <section aria-labelledby="story">
            <h2 id="story">{words.order.story}</h2>
            <OrderTimeline order={order} />
          </section>
          <OrderDownloads order={order} />
          <OrderReport order={order} onDone={done} />
        </div>
        <div className="grid content-start gap-8">
          <section aria-labelledby="facts">
            <h2 id="facts">{words.order.facts}</h2>
            <div className="mt-3">
              <OrderedSlip order={order} />
            </div>
          </section>
          <OrderAddress order={order} onDone={done} />
          {order.gift && <Card gift={order.gift} />}
        </div>
      </div>
    </>
  )
}

function sayOf(order: OrderStory): string {
  if (order.tier === 'Story Subscription' && order.status === 'fulfilled') return words.subscription.runs
  return isApproved(order) ? words.approved.says : words.says[order.status]
}

function Card({ gift: { message, sender } }: { gift: NonNullable<OrderStory['gift']> }) {
  if (message === '' && sender === '') return null
  return (
    <section aria-labelledby="gift">
      <h2 id="gift">{words.order.gift}</h2>
      <blockquote className="order-card" dir="auto">
        {message}
        {sender !== '' && <footer>{sender}</footer>}
      </blockquote>
    </section>
  )
}

function OrderNotFound() {
  return (
    <>
      <ScreenTitle title={words.order.notFound} className="sr-only" />
      <EmptyState
        title={words.order.notFound}
        words={words.order.notFoundWords}
        action={
          <ButtonLink look="primary" to={paths.orders}>
            {words.order.back}
          </ButtonLink>
        }
      />
    </>
  )
}

// 400: what stands in the address is no id at all.
const isNowhere = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.failure.status === 404 || error.failure.status === 400)
