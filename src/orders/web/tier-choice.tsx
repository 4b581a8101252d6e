// Every way to have a book, each with its price and when it arrives.

import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { showDateRange, showDate } from '../../base/dates.ts'
import { arrivalDates } from '../arrival-dates.ts'
import {
  catalogue,
  type CheaperWay,
  cheaperWay,
  type Choice,
  priceOf,
  type Sku,
  skus,
  type Standing,
} from '../catalogue.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { orderWords } from '../order-words.ts'
import { checkoutWords } from '../checkout-words.ts'
import { useFreeWords } from './use-files-are-free.ts'

const { tier: words } = checkoutWords
const tiers = skus.filter((sku) => catalogue[sku].soldAs === 'tier' || catalogue[sku].soldAs === 'subscription')

export interface TierChoiceProps {
  bookId: string
  tier: Sku
  withheld: readonly string[]
  now: Date
  standing: Standing
  /** A monthly book waits, which is a Single Book. */
  hasCredit: boolean
  onChoose: (tier: Sku) => void
}

export function TierChoice({ bookId, tier, withheld, now, hasCredit, onChoose, standing }: TierChoiceProps) {
  // Whatever she came for stays, though there is a cheaper way.
  const [wanted] = useState(tier)
  const offered = tiers.filter(
    (sku) =>
      cheaperWay(sku, standing) === null || sku === wanted || sku === tier || (hasCredit && sku === 'Single Book'),
  )
  return (
    <fieldset className="tiers">
      <legend>
        <h2>{words.choose}</h2>
      </legend>
      {standing.isFinished && <PrintedCopy bookId={bookId} now={now} />}
      {!standing.isFinished && standing.filesAreFree && <FinishFirst bookId={bookId} />}
      {offered.map((sku) => (
        <Tier
          key={sku}
          sku={sku}
          isChosen={sku === tier}
          now={now}
          isWithheld={withheld.includes(sku)}
          standing={standing}
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
        <ButtonLink small className="mt-2" to={paths.cartWith(bookId)}>
          {words.toCopy}
        </ButtonLink>
      </span>
    </div>
  )
}

/** Where the making costs nothing, the first step of the ladder is to finish it. */
function FinishFirst({ bookId }: { bookId: string }) {
  return (
    <p className="till-note">
      {words.finishFirst}{' '}
      <Link className="link" to={paths.images(bookId)}>
        {words.toPictures}
      </Link>
    </p>
  )
}

/** Beside what she is about to pay: how to have the same for less. */
export function CheaperNote({ bookId, way }: { bookId: string; way: CheaperWay }) {
  return (
    <div className="till-note mb-4">
      <p>{words.cheaper[way]}</p>
      <ButtonLink
        look="primary"
        className="mt-3 w-full"
        to={way === 'files free' ? paths.preview(bookId) : paths.cartWith(bookId)}
      >
        {way === 'files free' ? words.toFiles : words.toCopy}
      </ButtonLink>
    </div>
  )
}

interface TierProps {
  sku: Sku
  now: Date
  isChosen: boolean
  isWithheld: boolean
  standing: Standing
  onChoose: () => void
}

function Tier({ sku, now, isChosen, isWithheld, standing, onChoose }: TierProps) {
  const { name, why, description, soldAs } = catalogue[sku]
  const dates = arrivalDates(now, sku)
  const cheaper = cheaperWay(sku, standing)
  const freeWords = useFreeWords()
  const said = cheaper === null ? freeWords(sku) : words.cheaper[cheaper]
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
      {said && !isWithheld && <span className="tier-words tier-arrives">{said}</span>}
      {dates && !isWithheld && (
        <span className="tier-words tier-arrives">{words.arrives(showDateRange(dates.first, dates.last))}</span>
      )}
    </label>
  )
}

/** The honest other end of what the chosen tier promises. */
export function LatestArrival({ tier, addons, now, standing }: Choice & { now: Date; standing: Standing }) {
  const dates = arrivalDates(now, tier, addons)
  if (!dates) return null
  return (
    <p className="text-sm text-ink-2">
      {words.atLatest(showDate(dates.atLatest.toISOString()))} {!standing.isFinished && words.fromPictures}{' '}
      {!standing.filesAreFree && orderWords.downloads.later}
    </p>
  )
}
