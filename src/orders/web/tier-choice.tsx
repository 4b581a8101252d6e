// Every way to have a book, each with its price and when it arrives.

import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { showDateRange, showDate } from '../../base/dates.ts'
import { arrivalDates } from '../arrival-dates.ts'
import { catalogue, type Choice, hasFiles, isOffered, priceOf, type Sku, skus } from '../catalogue.ts'
import { orderWords } from '../order-words.ts'
import { checkoutWords } from '../checkout-words.ts'

const { tier: words } = checkoutWords
const tiers = skus.filter((sku) => catalogue[sku].soldAs === 'tier' || catalogue[sku].soldAs === 'subscription')

export interface TierChoiceProps {
  bookId: string
  tier: Sku
  withheld: readonly string[]
  now: Date
  /** The book has been made already. */
  isFinished: boolean
  /** In this shop every finished file is free. */
  filesAreFree: boolean
  /** A monthly book waits, which is a Single Book. */
  hasCredit: boolean
  onChoose: (tier: Sku) => void
}

export function TierChoice({ bookId, tier, withheld, now, hasCredit, onChoose, ...standing }: TierChoiceProps) {
  // Whatever she came for stays, though there is a cheaper way.
  const [wanted] = useState(tier)
  const offered = tiers.filter(
    (sku) => isOffered(sku, standing) || sku === wanted || sku === tier || (hasCredit && sku === 'Single Book'),
  )
  return (
    <fieldset className="tiers">
      <legend>
        <h2>{words.choose}</h2>
      </legend>
      {standing.isFinished && <PrintedCopy bookId={bookId} now={now} />}
      {offered.map((sku) => (
        <Tier
          key={sku}
          sku={sku}
          isChosen={sku === tier}
          now={now}
          isWithheld={withheld.includes(sku)}
          isDearer={standing.isFinished && (sku === 'Physical Book' || sku === 'Single Book')}
          isFree={standing.filesAreFree && hasFiles(sku)}
          onChoose={() => onChoose(sku)}
        />
      ))}
    </fieldset>
  )
}

/** The first step of the ladder of a finished book: a copy, bought in the cart. */
function PrintedCopy({ bookId, now }: { bookId: string; now: Date }) {
  const { name, description } = catalogue['Printed copy']
  const dates = arrivalDates(now, 'Printed copy')
  return (
    <div className="tier">
      <span className="tier-copy">{name}</span>
      <span className="tier-price">{priceOf('Printed copy')}</span>
      <b className="tier-words">{words.finished}</b>
      <span className="tier-words">{description}</span>
      {dates && (
        <span className="tier-words tier-arrives">{words.arrives(showDateRange(dates.first, dates.last))}</span>
      )}
      <span className="tier-words">
        <Link to={paths.cart} state={{ bookId }} className="link">
          {words.toCart}
        </Link>
      </span>
    </div>
  )
}

interface TierProps {
  sku: Sku
  now: Date
  isChosen: boolean
  isWithheld: boolean
  /** A printed copy brings the same. */
  isDearer: boolean
  /** Its files can be had for nothing. */
  isFree: boolean
  onChoose: () => void
}

function Tier({ sku, now, isChosen, isWithheld, isDearer, isFree, onChoose }: TierProps) {
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
      {isFree && !isWithheld && <span className="tier-words tier-arrives">{words.free}</span>}
      {isDearer && !isWithheld && <span className="tier-words tier-arrives">{words.cheaper}</span>}
      {dates && !isWithheld && (
        <span className="tier-words tier-arrives">{words.arrives(showDateRange(dates.first, dates.last))}</span>
      )}
    </label>
  )
}

/** The honest other end of what the chosen tier promises. */
export function LatestArrival({ tier, addons, now, filesAreFree }: Choice & { now: Date; filesAreFree: boolean }) {
  const dates = arrivalDates(now, tier, addons)
  if (!dates) return null
  return (
    <p className="text-sm text-ink-2">
      {words.atLatest(showDate(dates.atLatest.toISOString()))} {words.fromPictures}{' '}
      {!filesAreFree && orderWords.downloads.later}
    </p>
  )
}
