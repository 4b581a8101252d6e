// The checkout of one book: reads what the address asks for, and asks nothing of whoever came by a broken link.

import { usePrefetchQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '../../base/paths.ts'
import { BookStepScreen } from '../../books/web/book-step-screen.tsx'
import { addressesQuery } from '../../members/web/profile-data.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { catalogue, choiceOf, selectedTierKey } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import { LeafThrough } from './leaf-through.tsx'
import { shopQuery, subscriptionQuery } from './shop-data.ts'
import { SubscriptionCheckout } from './subscription-checkout.tsx'
import { TierCheckout } from './tier-checkout.tsx'
import './orders.css'

const { tier: words } = checkoutWords
/** Stands for a book where none is needed. */
const noBook = 'new'

export function TierCheckoutScreen() {
  const { id = '', tier = '' } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const choice = choiceOf(tier)
  const isSubscription = choice !== null && catalogue[choice.tier].soldAs === 'subscription'
  if (choice === null || (id === noBook && !isSubscription)) return <InvalidCheckout />

  // Who comes by NEXT has chosen no tier here: the plan of the pricing page holds.
  const planned = isUndecided(state) ? localStorage.getItem(selectedTierKey) : null
  if (planned !== null && planned !== tier && choiceOf(planned) !== null)
    return <Navigate to={paths.checkout(id, planned)} replace />

  if (id === noBook)
    return (
      <>
        <SubscriptionCheckout />
      </>
    )
  return (
    <>
      <AskAhead />
      <BookStepScreen here="order" title={words.title} lead={words.lead}>
        {(book) => (
          <>
            <LeafThrough key={`leaves ${book.id}`} book={book} />
            <TierCheckout
              key={book.id}
              book={book}
              choice={choice}
              onTier={(next) =>
                void navigate(paths.checkout(book.id, next), { replace: true, preventScrollReset: true })
              }
            />
          </>
        )}
      </BookStepScreen>
    </>
  )
}

/** Together with the book, not after it: what paying needs. */
function AskAhead() {
  usePrefetchQuery(shopQuery)
  usePrefetchQuery(subscriptionQuery)
  usePrefetchQuery(addressesQuery(checkoutWords.loadFailed))
  return null
}

function InvalidCheckout() {
  return (
    <>
      <ScreenTitle title={words.title} />
      <Banner tone="error" className="my-5" words={words.invalid} advice={words.invalidWhy} />
      <ButtonLink look="primary" to={paths.dashboard}>
        {words.toDashboard}
      </ButtonLink>
    </>
  )
}

const isUndecided = (state: unknown): boolean => new Map(Object.entries(state ?? {})).get('undecided') === true
