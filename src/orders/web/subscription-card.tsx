// The Story Subscription: how it stands, which monthly books wait, and the way to change or end it.

import { useQuery } from '@tanstack/react-query'
import { showDate } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import { call } from '../../ui/call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { openPortal, type Subscription } from '../checkout-contract.ts'
import { orderWords } from '../order-words.ts'
import { subscriptionQuery } from './shop-data.ts'
import { usePayment } from './use-payment.ts'

const { subscription: words } = orderWords

export function SubscriptionCard() {
  const { data: subscription } = useQuery(subscriptionQuery)
  if (!subscription || (subscription.status === null && subscription.credits.length === 0)) return null
  return <Card subscription={subscription} />
}

function Card({ subscription: { status, current_period_end, credits } }: { subscription: Subscription }) {
  const portal = usePayment(words.failed)
  const [soonest] = credits
  const leave = () =>
    portal.pay(() => call(openPortal, { returnUrl: `${location.origin}${paths.orders}` }, { failure: words.failed }))
  return (
    <section className="card mt-6" aria-labelledby="subscription">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="subscription" className="text-[1.35rem]">
          {words.title}
        </h2>
        {status !== null && (
          <span className={status === 'active' || status === 'trialing' ? 'badge' : 'badge badge-draft'}>
            {statusWords(status)}
          </span>
        )}
      </div>
      <p className="mt-2">
        {words.credits(credits.length)} {soonest && words.ends(credits.length, showDate(soonest.expires_at))}{' '}
        {status === 'active' && current_period_end !== null && words.renews(showDate(current_period_end))}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {credits.length > 0 && <ButtonLink to={paths.wizard}>{words.use}</ButtonLink>}
        {status !== null && status !== 'canceled' && (
          <Button look="quiet" pending={portal.pending} pendingWords={words.opening} onClick={() => void leave()}>
            {words.manage}
          </Button>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <ErrorSummary problem={portal.problem} />
      </div>
    </section>
  )
}

function statusWords(status: string): string {
  return new Map<string, string>(Object.entries(words.statuses)).get(status) ?? words.other
}
