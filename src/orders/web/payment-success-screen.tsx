// Back from the payment page: waits for the provider's word, then says what was ordered and what happens next.

import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { second } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import { useMember } from '../../members/web/session.tsx'
import { call } from '../../ui/call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { findProduct, selectedTierKey } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import { listOrders, type ListedOrder, type Order } from '../contract.ts'
import { isPaid } from '../order.ts'
import { orderQuery } from './orders-data.ts'
import { clearCart } from './kept-cart.ts'
import { OrderedBook } from './ordered-book.tsx'
import { WhatNext } from './what-next.tsx'
import './orders.css'

const { success: words } = checkoutWords
const patience = 30 * second

export function PaymentSuccessScreen() {
  const [search] = useSearchParams()
  const session = search.get('session_id')
  if (session === null || session === '') return <Navigate to={paths.dashboard} replace />
  return (
    <>
      <Success key={session} session={session} />
    </>
  )
}

function Success({ session }: { session: string }) {
  const member = useMember()
  const [isLate, setLate] = useState(false)
  // A failed look-up shows no details, and no alarm: what is paid is paid.
  const { data: orders, isError } = useQuery({
    queryKey: ['orders', 'session', session],
    queryFn: async ({ signal }) => (await call(listOrders, { session_id: session }, { signal })).items,
    refetchInterval: ({ state: { data } }) =>
      isSettled(data) ? data.some(isUncovered) && 5 * second : !isLate && 1.5 * second,
    staleTime: 0,
  })
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])

  const stories = useQueries({ queries: (orders ?? []).map(({ id }) => orderQuery(id)) })
  // One main button a view: approving a single book is it; where there are several, none of them.
  const approvable = stories.flatMap(({ data }) => (data?.can.approve ? [data.id] : []))
  const main = approvable.length === 1 ? approvable[0] : undefined

  const settled = isSettled(orders)
  const paid = settled && orders.some(({ status }) => isPaid(status))
  const isCart = settled && orders.some(({ tier }) => findProduct(tier)?.soldAs === 'cart item')
  useEffect(() => {
    if (!paid) return
    if (isCart) clearCart(member.id)
    else localStorage.removeItem(selectedTierKey)
  }, [paid, isCart, member.id])

  if (settled && !paid) return <NotPaid order={orders[0]} />
  if (!settled && !isError) return <Waiting isLate={isLate} />
  return (
    <>
      <ScreenTitle title={titleOf(orders ?? [], isCart)} />
      <p className="mt-2 text-[1.125rem] wrap-anywhere">
        {isCart && words.thanks} {words.confirmed(member.email)}
      </p>
      <div className="paid">
        {orders?.map((order) => (
          <OrderedBook key={order.id} order={order} isMain={order.id === main} />
        ))}
      </div>
      <WhatNext
        orders={orders?.map((order, at) => stories[at]?.data ?? order) ?? []}
        isCart={isCart}
        hasMain={main === undefined}
      />
    </>
  )
}

/** Known, and none of them still waits for its payment. */
/** Its book is being drawn: the cover comes a little later. */
const isUncovered = ({ book, cover_url }: ListedOrder): boolean => book !== null && cover_url === null

const isSettled = (orders: readonly ListedOrder[] | undefined): orders is readonly [ListedOrder, ...ListedOrder[]] =>
  orders !== undefined && orders.length > 0 && orders.every(({ status }) => status !== 'pending_payment')

function titleOf(orders: readonly Order[], isCart: boolean): string {
  if (isCart) return words.cartTitle
  return orders.some(({ tier }) => findProduct(tier)?.soldAs === 'subscription') ? words.subscribed : words.title
}

function Waiting({ isLate }: { isLate: boolean }) {
  return (
    <>
      <ScreenTitle title={words.confirming} />
      <output className="mt-4 mb-6 flex max-w-[60ch] items-center gap-3 text-[1.125rem]">
        {!isLate && <Spinner />}
        {isLate ? words.late : words.waiting}
      </output>
      {isLate && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="primary" to={paths.orders}>
            {words.toOrders}
          </ButtonLink>
          <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
        </div>
      )}
    </>
  )
}

function NotPaid({ order }: { order: Order }) {
  return (
    <>
      <ScreenTitle title={words.notPaid} />
      <p className="mt-3 mb-6 text-[1.125rem]">{words.notPaidWords}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={paths.order(order.id)}>
          {words.again}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
      </div>
    </>
  )
}
