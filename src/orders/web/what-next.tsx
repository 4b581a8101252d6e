// After paying: what is made when, what a Gift Bundle brings, and the ways on.

import { useQuery } from '@tanstack/react-query'
import { paths } from '../../base/paths.ts'
import { useBook } from '../../books/web/use-book.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { findProduct } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import type { Order } from '../contract.ts'
import { entitlementsOf, isApproved, isPaid, isUnderWay, waitsForBook } from '../order.ts'
import { orderWords } from '../order-words.ts'
import { useFilesAreFree } from './use-files-are-free.ts'
import { ordersOfBookQuery } from './orders-data.ts'

const { success: words } = checkoutWords

export interface WhatNextProps {
  orders: readonly Order[]
  isCart: boolean
  /** The main button of the view is one of these. */
  hasMain: boolean
}

export function WhatNext({ orders, isCart, hasMain }: WhatNextProps) {
  const [order] = orders
  const book = useBook(order?.book_id ?? '', checkoutWords.loadFailed, Boolean(order?.book_id)).data
  const isFinished = book?.status === 'completed'
  return (
    <>
      {orders.length > 0 && <Notes orders={orders} isFinished={isFinished} />}
      {order?.tier === 'Gift Bundle' && (
        <section className="mt-8">
          <h2>{words.gift}</h2>
          <ul className="till-points mt-3 grid">
            {words.giftExtras.map((extra) => (
              <li key={extra}>
                <Icon name="tick" className="size-6 text-second-deep" />
                {extra}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {isCart ? <CartWays hasMain={hasMain} /> : <TierWays order={order} hasMain={hasMain} isFinished={isFinished} />}
      </div>
    </>
  )
}

/** A cart may hold what is printed and what is read at once: each is told once. */
function Notes({ orders, isFinished }: { orders: readonly Order[]; isFinished: boolean }) {
  const filesAreFree = useFilesAreFree()
  const notes = new Set(orders.map((order) => notesOf(order, isFinished, filesAreFree).join(' ')))
  return (
    <section className="mt-8 max-w-[60ch]">
      <h2>{words.next}</h2>
      {[...notes].map((note) => (
        <p key={note} className="mt-3 text-[1.125rem]">
          {note}
        </p>
      ))}
    </section>
  )
}

/** By what the order really waits for. */
function notesOf(order: Order, isFinished: boolean, filesAreFree: boolean): string[] {
  const { tier, status, book_id } = order
  const product = findProduct(tier)
  if (product === null || product.soldAs === 'subscription') return [book_id === null ? words.credit : words.creditUsed]
  const brings = entitlementsOf(product.sku)
  if (!brings.has('hardcover')) return [status === 'fulfilled' ? words.ready : words.digital]
  const shipping = brings.has('express shipping') ? words.express : words.standard
  const later = [words.production, shipping, words.tracking]
  if (isApproved(order)) return [orderWords.approved.says, ...later]
  if (isUnderWay(status)) return [orderWords.says[status], ...later]
  return [
    waitsForBook(status, isFinished) ? words.begins : orderWords.says.edit_window,
    ...later,
    ...(filesAreFree ? [] : [orderWords.downloads.later]),
  ]
}

const lookOf = (isMain: boolean) => (isMain ? 'primary' : 'secondary')

function CartWays({ hasMain }: Pick<WhatNextProps, 'hasMain'>) {
  return (
    <>
      <ButtonLink look={lookOf(hasMain)} to={paths.dashboard}>
        {words.cartToDashboard}
      </ButtonLink>
      <ButtonLink to={paths.orders}>{words.toOrders}</ButtonLink>
    </>
  )
}

interface TierWaysProps {
  order: Order | undefined
  hasMain: boolean
  isFinished: boolean
}

function TierWays({ order, hasMain, isFinished }: TierWaysProps) {
  if (order?.tier === 'Story Subscription') return <SubscriptionWays order={order} />
  const bookId = order?.book_id
  // What is painted is not painted again; whether it is approved for print is asked beside the book.
  const needsPictures = order !== undefined && waitsForBook(order.status, isFinished)
  return (
    <>
      {bookId && needsPictures && (
        <ButtonLink look={lookOf(hasMain)} to={paths.images(bookId)}>
          {words.generate}
        </ButtonLink>
      )}
      {order && (
        <ButtonLink look={lookOf(hasMain && !needsPictures)} to={paths.order(order.id)}>
          {words.toOrder}
        </ButtonLink>
      )}
      <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
      <ButtonLink look="quiet" to={paths.wizard}>
        {words.another}
      </ButtonLink>
    </>
  )
}

/** The monthly book is for the one she came with, or for a new one. */
function SubscriptionWays({ order: { book_id: bookId } }: { order: Order }) {
  const paidFor = useQuery({ ...ordersOfBookQuery(bookId ?? ''), enabled: bookId !== null }).data?.find(
    ({ tier, amount, status }) => tier === 'Single Book' && amount === 0 && isPaid(status),
  )
  return (
    <>
      {paidFor && (
        <ButtonLink look="primary" to={paths.order(paidFor.id)}>
          {words.paidByIt(paidFor.book_title)}
        </ButtonLink>
      )}
      {bookId !== null && !paidFor && (
        <ButtonLink look="primary" to={paths.checkout(bookId, 'Single Book')}>
          {words.orderWithCredit}
        </ButtonLink>
      )}
      <ButtonLink look={lookOf(bookId === null)} to={paths.wizard}>
        {words.another}
      </ButtonLink>
      <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
      <ButtonLink look="quiet" to={paths.orders}>
        {words.toOrders}
      </ButtonLink>
    </>
  )
}
