// Every way to have a book, each with its price and when it arrives.

import { showDateRange, showDate } from '../../base/dates.ts'
import { arrivalDates } from '../arrival-dates.ts'
import { catalogue, type Choice, priceOf, type Sku, skus } from '../catalogue.ts'
import { orderWords } from '../order-words.ts'
import { checkoutWords } from '../checkout-words.ts'

const { tier: words } = checkoutWords
const offered = skus.filter((sku) => catalogue[sku].soldAs === 'tier' || catalogue[sku].soldAs === 'subscription')

export interface TierChoiceProps {
  tier: Sku
  withheld: readonly string[]
  now: Date
  /** The book has been made already. */
  isFinished: boolean
  onChoose: (tier: Sku) => void
}

export function TierChoice({ tier, withheld, now, isFinished, onChoose }: TierChoiceProps) {
  return (
    <fieldset className="tiers">
      <legend>
        <h2>{words.choose}</h2>
      </legend>
      {offered.map((sku) => (
        <Tier
          key={sku}
          sku={sku}
          isChosen={sku === tier}
          now={now}
          isWithheld={withheld.includes(sku)}
          isDearer={isFinished && sku === 'Physical Book'}
          onChoose={() => onChoose(sku)}
        />
      ))}
    </fieldset>
  )
}

interface TierProps {
  sku: Sku
  now: Date
  isChosen: boolean
  isWithheld: boolean
  /** A printed copy brings the same. */
  isDearer: boolean
  onChoose: () => void
}

function Tier({ sku, now, isChosen, isWithheld, isDearer, onChoose }: TierProps) {
  const { name, why, description, soldAs } = catalogue[sku]
  const dates = arrivalDates(now, sku)
  return (
    <label className="tier">
      <input type="radio" name="tier" checked={isChosen} disabled={isWithheld} onChange={onChoose} />
      <span className="tier-name">{name}</span>
      <span className="tier-price">
        {priceOf(sku)}
        {soldAs === 'subscription' && <small> {words.month}</small>}
      </span>
      {!isWithheld && <b className="tier-words">{why}</b>}
      <span className="tier-words">{isWithheld ? words.withheld : description}</span>
      {soldAs === 'subscription' && <span className="tier-words tier-arrives">{words.firstMonth}</span>}
      {isDearer && !isWithheld && <span className="tier-words tier-arrives">{words.cheaper}</span>}
      {dates && !isWithheld && (
        <span className="tier-words tier-arrives">{words.arrives(showDateRange(dates.first, dates.last))}</span>
      )}
    </label>
  )
}

/** The honest other end of what the chosen tier promises. */
export function LatestArrival({ tier, addons, now }: Choice & { now: Date }) {
  const dates = arrivalDates(now, tier, addons)
  if (!dates) return null
  return (
    <p className="text-sm text-ink-2">
      {words.atLatest(showDate(dates.atLatest.toISOString()))} {words.fromPictures} {orderWords.downloads.later}
    </p>
  )
}
