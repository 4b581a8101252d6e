// The Story Subscription for whoever has no book yet.

import { useQuery } from '@tanstack/react-query'
import { paths } from '../../base/paths.ts'
import { call } from '../../ui/call.ts'
import { Icon } from '../../ui/icon.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { catalogue, priceOf } from '../catalogue.ts'
import { createCheckout } from '../checkout-contract.ts'
import { checkoutWords as words } from '../checkout-words.ts'
import { OrderSummary } from './order-summary.tsx'
import { PayButton } from './pay-button.tsx'
import { shopQuery } from './shop-data.ts'
import { returnUrls, usePayment } from './use-payment.ts'

const subscription = catalogue['Story Subscription']

export function SubscriptionCheckout() {
  const { data: shop } = useQuery(shopQuery)
  const payment = usePayment()
  const pay = () =>
    payment.pay(() =>
      call(
        createCheckout,
        {
          bookId: null,
          tier: subscription.sku,
          priceAmount: subscription.cents,
          ...returnUrls(paths.checkout('new', subscription.sku)),
        },
        { failure: words.pay.failed },
      ),
    )
  return (
    <>
      <ScreenTitle title={words.tier.subscribeTitle} />
      <p className="mt-2 max-w-[60ch] text-ink-2">{words.tier.subscribeLead}</p>
      <div className="till">
        <ul className="till-wishes till-points">
          {words.tier.subscribePoints.map((point) => (
            <li key={point}>
              <Icon name="tick" className="size-6 text-second-deep" />
              {point}
            </li>
          ))}
        </ul>
        <OrderSummary
          isShipped
          total={`${priceOf(subscription.sku)} ${words.tier.month}`}
          lines={[{ name: subscription.name, cents: subscription.cents }]}
        >
          <PayButton payment={payment} onPress={() => void pay()}>
            {words.pay.subscribe(shop?.provider)}
          </PayButton>
        </OrderSummary>
      </div>
    </>
  )
}
