// The desk: the heaps of orders with how many lie in each, those in trouble first, and the orders of one of them.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { showDate } from '../../base/dates.ts'
import { showMoney } from '../../base/money.ts'
import { paths } from '../../base/paths.ts'
import { OrderBadge } from '../../orders/web/order-badge.tsx'
import { packageOf, shortId } from '../../orders/web/ordered-slip.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import type { DeskOrder } from '../contract.ts'
import { deskWords as words } from '../desk-words.ts'
import { discountWords } from '../discount-words.ts'
import { type Heap, heaps } from '../trouble.ts'
import { deskQuery, heapQuery } from './desk-data.ts'
import { LedgerForm } from './ledger-form.tsx'
import { ShopHealth } from './shop-health.tsx'
import '../../orders/web/orders.css'
import './desk.css'

export function DeskScreen() {
  const [search] = useSearchParams()
  const heap = heaps.find((one) => one === search.get('heap')) ?? 'trouble'
  return (
    <>
      <ScreenTitle title={words.title} />
      <Heaps chosen={heap} />
      <section aria-labelledby="heap" className="mt-6">
        <h2 id="heap" className="mb-3 text-[1.35rem]">
          {words.heaps[heap]}
        </h2>
        <HeapOfOrders key={heap} heap={heap} />
      </section>
      <div className="mt-12 grid gap-10">
        <ShopHealth />
        <LedgerForm />
        <p className="flex flex-wrap gap-x-8">
          <ButtonLink look="link" to={paths.deskDiscounts}>
            {discountWords.title}
          </ButtonLink>
          <ButtonLink look="link" to={paths.deskPrompts}>
            {words.prompts.title}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

function Heaps({ chosen }: { chosen: Heap }) {
  const { data, error, refetch } = useQuery(deskQuery)
  // What is empty is left out, but for the two that an operator looks for.
  const shown = data?.heaps.filter(({ heap, orders }) => orders > 0 || ['trouble', 'bench', chosen].includes(heap))
  return (
    <nav aria-label={words.heapsLabel} className="mt-5">
      <LoadFailed words={!data && error && explainFailure(error, words.loadFailed)} onAgain={() => void refetch()} />
      <ul className="heaps">
        {shown?.map(({ heap, orders }) => (
          <li key={heap}>
            <Link
              to={`${paths.desk}?heap=${heap}`}
              className={heap === 'trouble' && orders > 0 ? 'heap is-pressing' : 'heap'}
              aria-current={heap === chosen ? 'page' : undefined}
            >
              <b>{orders}</b> {words.heaps[heap]}
            </Link>
          </li>
        ))}
        {data && (
          <li>
            <Link to={paths.deskShares} className={data.reported > 0 ? 'heap is-pressing' : 'heap'}>
              <b>{data.reported}</b> {words.shares.title}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function HeapOfOrders({ heap }: { heap: Heap }) {
  const list = useInfiniteQuery(heapQuery(heap))
  const orders = list.data?.pages.flatMap((page) => page.items)
  const problem = list.error && explainFailure(list.error, words.loadFailed)
  return (
    <>
      {!list.isFetchNextPageError && <LoadFailed words={problem} onAgain={() => void list.refetch()} />}
      {list.isPending && (
        <Skeleton words={words.loading}>
          <SkeletonBar className="h-24 w-full" />
        </Skeleton>
      )}
      {orders?.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {orders && orders.length > 0 && (
        <ul className="orders">
          {orders.map((order) => (
            <Row key={order.id} order={order} />
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
    </>
  )
}

const linkOf = ({ id }: Pick<DeskOrder, 'id'>) => `order-${id}`

function Row({ order }: { order: DeskOrder }) {
  return (
    <li className="order-row">
      <div className="min-w-0">
        <Link id={linkOf(order)} to={paths.deskOrder(order.id)} className="order-name">
          {words.order.title(shortId(order.id))}
        </Link>
        <p className="text-ink-2">
          {packageOf(order)} · {showMoney(order.amount)} ·{' '}
          <time dateTime={order.created_at}>{showDate(order.created_at)}</time>
        </p>
        {order.trouble !== null && <p className="font-bold">{words.troubles[order.trouble]}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {order.is_held && <span className="badge badge-draft">{words.order.held}</span>}
        <OrderBadge order={order} />
      </div>
    </li>
  )
}
