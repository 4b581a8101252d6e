// The cart: finished books to have printed, records of their verses, one address, one total, Place Order.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { useAddresses } from '../../members/web/profile-data.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { type Cart, withBrought } from '../cart.ts'
import { cartWords as words } from '../cart-words.ts'
import { checkoutWords } from '../checkout-words.ts'
import { cartBooksQuery } from './cart-data.ts'
import { CartForm } from './cart-form.tsx'
import { useKeptCart } from './kept-cart.ts'
import './orders.css'

export function CartScreen() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [cart, keep] = useKeptCart((kept) => withBrought(kept, new URLSearchParams(search), state))
  const [brought] = useState(() => cart.lines.map(({ bookId }) => bookId))
  const books = useQuery(cartBooksQuery(brought))
  // It is in the cart now: a reload must not put it in again.
  useEffect(() => {
    if (state !== null || search !== '') void navigate(pathname, { replace: true, state: null })
  }, [state, search, pathname, navigate])
  const addresses = useAddresses(checkoutWords.loadFailed)
  const error = books.data && addresses.data ? null : (books.error ?? addresses.error)
  return (
    <>
      <div className="page-head">
        <ScreenTitle title={words.title} />
        <ButtonLink look="link" to={paths.orders}>
          {words.toOrders}
        </ButtonLink>
      </div>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">{words.lead}</p>
      <LoadFailed
        words={error && explainFailure(error, checkoutWords.loadFailed)}
        onAgain={() => void Promise.all([books.refetch(), addresses.refetch()])}
      />
      {!error && !(books.data && addresses.data) && <CartSkeleton />}
      {books.data && addresses.data && books.data.length === 0 && <NoBooks />}
      {books.data && addresses.data && books.data.length > 0 && (
        <CartForm books={books.data} addresses={addresses.data} cart={lasting(cart, books.data)} onCart={keep} />
      )}
    </>
  )
}

/** Without lines of books that are gone, and without copies of books that are not finished. */
function lasting(cart: Cart, books: readonly Book[]): Cart {
  const lines = cart.lines.filter(({ bookId, item }) => {
    const book = books.find(({ id }) => id === bookId)
    return book !== undefined && (item !== 'Printed copy' || book.status === 'completed')
  })
  return { ...cart, lines }
}

function NoBooks() {
  return (
    <EmptyState
      title={words.noBooks.title}
      words={words.noBooks.words}
      action={
        <ButtonLink look="primary" to={paths.dashboard}>
          {words.noBooks.toBooks}
        </ButtonLink>
      }
    />
  )
}

function CartSkeleton() {
  return (
    <Skeleton words={words.loading}>
      <div className="till">
        <div className="grid gap-4">
          {[1, 2, 3].map((row) => (
            <SkeletonBar key={row} className="h-32 w-full" />
          ))}
        </div>
        <SkeletonBar className="h-64 w-full" />
      </div>
    </Skeleton>
  )
}
