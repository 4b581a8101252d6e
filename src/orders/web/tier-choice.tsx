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
  ladderRule,
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
  cameFor: Sku
  withheld: readonly string[]
  now: Date
  standing: Standing
  /** A monthly book waits, which is a Single Book. */
  hasCredit: boolean
  onChoose: (tier: Sku) => void
}

export function TierChoice({ bookId, tier, cameFor, withheld, now, hasCredit, onChoose, standing }: TierChoiceProps) {
  // Whatever she came for stays, though there is a cheaper way; what is free is not sold.
  const [wanted] = useState(cameFor)
  const offered = tiers.filter((sku) => {
    const cheaper = cheaperWay(sku, standing)
    if (cheaper === null || cheaper === 'files free') return cheaper === null
    return sku === wanted || (hasCredit && sku === 'Single Book')
  })
  return (
    <fieldset className="tiers">
      <legend>
        <h2>{words.choose}</h2>
      </legend>
      <LadderRule bookId={bookId} standing={standing} />
      {standing.isFinished && (
        <Tier
          sku="Printed copy"
          isChosen={tier === 'Printed copy'}
          now={now}
          isWithheld={false}
          standing={standing}
          onChoose={() => onChoose('Printed copy')}
        />
      )}
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
      {standing.isFinished && standing.filesAreFree && <FreeFiles bookId={bookId} />}
    </fieldset>
  )
}

/** What else there is of it: not sold, for it is free. */
export function FreeFiles({ bookId }: { bookId: string }) {
  return (
    <p className="till-note">
      {words.cheaper['files free']}{' '}
      <Link className="link" to={paths.preview(bookId)}>
        {words.toFiles}
      </Link>
    </p>
  )
}

/** Before anything is chosen: why one hardcover has two prices, and where the making costs nothing. */
function LadderRule({ bookId, standing }: { bookId: string; standing: Standing }) {
  const canFinish = !standing.isFinished && standing.filesAreFree
  return (
    <p className="till-note">
      {ladderRule}{' '}
      {canFinish && (
        <>
          {words.finishFree}{' '}
          <Link className="link" to={paths.images(bookId)}>
            {words.toPictures}
          </Link>
        </>
      )}
    </p>
  )
}

/** Beside what she is about to pay: how to have the same for less. */
export function CheaperNote({ bookId, way }: { bookId: string; way: CheaperWay }) {
  return (
    <div className="till-note mb-4">
      <p className="mb-3">{words.cheaper[way]}</p>
      <ToCopy bookId={bookId} />
    </div>
  )
}

export function ToCopy({ bookId }: { bookId: string }) {
  return (
    <ButtonLink look="primary" className="w-full" to={paths.cartWith(bookId)}>
      {words.toCopy}
    </ButtonLink>
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
