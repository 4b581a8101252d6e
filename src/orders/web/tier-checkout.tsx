// What is ordered of one book, where it goes and what it comes to: everything on one page, and one button at its end.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '../../base/dates.ts'
import { showMoney } from '../../base/money.ts'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { useAddresses } from '../../members/web/profile-data.ts'
import { call } from '../../ui/call.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { catalogue, cheaperWay, type Choice, preselected, priceOf, type Sku } from '../catalogue.ts'
import { createCheckout } from '../checkout-contract.ts'
import { checkoutWords as words } from '../checkout-words.ts'
import { isShipped, totalOf } from '../order.ts'
import { AddressChoice, addAddressId, shipTo } from './address-choice.tsx'
import { DiscountField } from './discount-field.tsx'
import { cardFault, GiftCard } from './gift-card.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PassportNote } from './passport-note.tsx'
import { PayButton } from './pay-button.tsx'
import { shopQuery, subscriptionQuery } from './shop-data.ts'
import { CheaperNote, LatestArrival, TierChoice, ToCopy } from './tier-choice.tsx'
import { useDiscount } from './use-discount.ts'
import { useFilesAreFree, useFreeWords } from './use-files-are-free.ts'
import { useKeptWish } from './use-kept-wish.ts'
import { returnUrls, usePayment } from './use-payment.ts'

const coloring = 'Coloring Book'

export interface TierCheckoutProps {
  book: Book
  choice: Choice
  onTier: (tier: Sku) => void
}

export function TierCheckout({ book, choice, onTier }: TierCheckoutProps) {
  // The address follows a moment later than the press.
  const [pressed, setPressed] = useState<{ at: Sku; tier: Sku }>()
  const { data: shop } = useQuery(shopQuery)
  const filesAreFree = useFilesAreFree()
  const freeWords = useFreeWords()
  const credits = useQuery(subscriptionQuery).data?.credits ?? []
  const saved = useAddresses(words.loadFailed)
  const payment = usePayment()
  const [now] = useState(() => new Date())
  const [wish, keep] = useKeptWish(book.id, choice.addons.includes(coloring))
  const change: typeof keep = (some) => {
    payment.forgive()
    keep(some)
  }

  const standing = { isFinished: book.status === 'completed', filesAreFree }
  // A monthly book that waits costs nothing: nothing is cheaper.
  const first = choice.tier === 'Single Book' && credits.length > 0 ? choice.tier : preselected(choice.tier, standing)
  const tier = pressed && [pressed.at, pressed.tier].includes(choice.tier) ? pressed.tier : first
  const isCopy = tier === 'Printed copy'
  const isTier = catalogue[tier].soldAs === 'tier'
  const hasCredit = tier === 'Single Book' && credits.length > 0
  const usesCredit = hasCredit && wish.wantsCredit
  const cheaper = usesCredit ? null : cheaperWay(tier, standing)
  const addons = isTier && wish.withColoring && !usesCredit ? ([coloring] as const) : []
  const shipped = isShipped(tier, addons)
  // A copy is bought in the cart, which asks how many and where to.
  const asksAddress = shipped && !isCopy
  const discount = useDiscount(
    wish.discountCode,
    (discountCode) => change({ discountCode }),
    isTier && !usesCredit ? [tier, ...addons].map((item) => ({ item, quantity: 1 })) : [],
  )
  const whole = usesCredit ? 0 : totalOf(tier, addons)
  const total = discount.found?.amount ?? whole
  const addresses = saved.data ?? []

  async function pay() {
    // Whoever is quicker than her list of addresses is not told that she has none.
    const address = shipTo(saved.data ?? (await saved.refetch()).data ?? [], wish.addressId)
    if (asksAddress && !address) return payment.refuse(words.address.none, addAddressId)
    const fault = tier === 'Gift Bundle' ? await cardFault(wish.gift) : undefined
    if (fault) return payment.refuse(fault.words, fault.fieldId)
    await payment.pay(async () => {
      const reduced = await discount.settled()
      return call(
        createCheckout,
        {
          bookId: book.id,
          tier,
          priceAmount: reduced?.amount ?? whole,
          discountCode: reduced?.code,
          addons: addons.length > 0 ? [...addons] : undefined,
          shippingAddress: shipped && address ? { id: address.id } : undefined,
          gift: tier === 'Gift Bundle' ? wish.gift : undefined,
          ...returnUrls(paths.checkout(book.id, tier)),
        },
        { failure: words.pay.failed },
      )
    })
  }
  return (
    <div className="till">
      <div className="till-wishes">
        <TierChoice
          bookId={book.id}
          tier={tier}
          cameFor={choice.tier}
          withheld={shop?.withheld ?? []}
          now={now}
          standing={standing}
          hasCredit={credits.length > 0}
          onChoose={(next) => {
            payment.forgive()
            setPressed({ at: choice.tier, tier: next })
            if (next !== 'Printed copy') onTier(next)
          }}
        />
        {hasCredit && (
          <UseCredit
            credits={credits}
            checked={wish.wantsCredit}
            onChecked={(wantsCredit) => change({ wantsCredit })}
          />
        )}
        {isTier && (
          <section aria-labelledby="addons">
            <h2 id="addons">{words.tier.addons}</h2>
            {usesCredit ? (
              <p className="mt-2 text-ink-2">{words.credit.noAddons}</p>
            ) : (
              <TickBox
                id="addon-coloring"
                className="mt-2"
                checked={wish.withColoring}
                onChecked={(withColoring) => change({ withColoring })}
                label={
                  <>
                    <b>{catalogue[coloring].name}</b> +{priceOf(coloring)}
                  </>
                }
                hint={[catalogue[coloring].description, freeWords(coloring)].join(' ').trim()}
              />
            )}
          </section>
        )}
        {tier === 'Gift Bundle' && <GiftCard gift={wish.gift} onChange={(gift) => change({ gift })} />}
        {asksAddress && (
          <>
            <LoadFailed
              words={saved.error && explainFailure(saved.error, words.loadFailed)}
              onAgain={() => void saved.refetch()}
            />
            <AddressChoice
              addresses={addresses}
              chosen={shipTo(addresses, wish.addressId)?.id}
              onChoose={(addressId) => change({ addressId })}
            />
            <LatestArrival tier={tier} addons={addons} now={now} standing={standing} />
            <PassportNote bookId={book.id} lead={words.passport.later} />
          </>
        )}
      </div>
      <OrderSummary
        isShipped={shipped}
        total={totalWords(tier, usesCredit, total)}
        lines={[
          { name: catalogue[tier].name, cents: catalogue[tier].cents },
          ...addons.map((sku) => ({ name: catalogue[sku].name, cents: catalogue[sku].cents })),
          ...(usesCredit ? [{ name: words.credit.line, cents: -catalogue[tier].cents }] : []),
        ]}
        discount={isTier && !usesCredit && <DiscountField discount={discount} />}
      >
        {cheaper !== null && <CheaperNote bookId={book.id} way={cheaper} />}
        {isCopy ? (
          <ToCopy bookId={book.id} />
        ) : (
          <PayButton
            payment={payment}
            look={cheaper === null ? 'primary' : 'secondary'}
            isFree={usesCredit}
            onPress={() => void pay()}
          >
            {payWords(tier, usesCredit, shop?.provider)}
          </PayButton>
        )}
      </OrderSummary>
    </div>
  )
}

function totalWords(tier: Sku, usesCredit: boolean, total: number): string {
  if (usesCredit) return words.credit.today(showMoney(total))
  return catalogue[tier].soldAs === 'subscription' ? `${showMoney(total)} ${words.tier.month}` : showMoney(total)
}

function payWords(tier: Sku, usesCredit: boolean, provider: string | undefined): string {
  if (usesCredit) return words.pay.credit
  return catalogue[tier].soldAs === 'subscription' ? words.pay.subscribe(provider) : words.pay.with(provider)
}

interface UseCreditProps {
  credits: readonly { expires_at: string }[]
  checked: boolean
  onChecked: (checked: boolean) => void
}

function UseCredit({ credits, checked, onChecked }: UseCreditProps) {
  const [soonest] = credits
  return (
    <div className="till-note">
      <TickBox
        id="use-credit"
        checked={checked}
        onChecked={onChecked}
        label={<b>{words.credit.title}</b>}
        hint={soonest && words.credit.left(credits.length, showDate(soonest.expires_at))}
      />
    </div>
  )
}
