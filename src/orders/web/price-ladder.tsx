// Every price on one ladder: what it is for, what it brings, and the way to it.

import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import type { WaysToHave } from '../../books/web/ways-to-have.ts'
import { catalogue, isOffered, ladder, ladderRule, priceNote, priceOf, type Sku } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import { FreeFiles } from './tier-choice.tsx'
import { useFilesAreFree, useFreeWords } from './use-files-are-free.ts'
import './price-ladder.css'

const { ladder: words, tier: tierWords } = checkoutWords

export interface PriceLadderProps extends WaysToHave {
  /** Nothing is left to make of what it stands beside. */
  isFinished?: boolean
}

export function PriceLadder({ book, isFinished = book?.status === 'completed' }: PriceLadderProps) {
  const filesAreFree = useFilesAreFree()
  const freeWords = useFreeWords()
  const offered = ladder.filter((sku) => isOffered(sku, { isFinished, filesAreFree }))
  const steps = isFinished ? offered.toSorted((one, other) => copyFirst(one) - copyFirst(other)) : offered
  return (
    <details className="ladder">
      <summary>
        {words.title} <span className="text-ink-2">{isFinished ? words.fromFinished : words.from}</span>
      </summary>
      <p>{ladderRule}</p>
      <ul>
        {steps.map((sku) => (
          <li key={sku}>
            <p className="ladder-name">
              {book ? <Way sku={sku} book={book} /> : catalogue[sku].name}
              <span className="ladder-price">
                {catalogue[sku].soldAs === 'add-on' && '+'}
                {priceOf(sku)}
                {catalogue[sku].soldAs === 'subscription' && <small> {tierWords.month}</small>}
              </span>
            </p>
            <p>{catalogue[sku].why}</p>
            <p className="text-ink-2">{catalogue[sku].description}</p>
            {freeWords(sku) && <p className="ladder-free">{freeWords(sku)}</p>}
          </li>
        ))}
      </ul>
      {book && isFinished && filesAreFree && <FreeFiles bookId={book.id} />}
      <p className="text-ink-2">{priceNote}</p>
    </details>
  )
}

/** Of a finished book a copy comes first. */
const copyFirst = (sku: Sku) => (sku === 'Printed copy' ? 0 : 1)

/** Where it is bought; what comes with something else, or later, is only named. */
function Way({ sku, book }: { sku: Sku; book: { id: string; status: string } }) {
  const { name, soldAs } = catalogue[sku]
  const isFinished = sku !== 'Printed copy' || book.status === 'completed'
  if (soldAs === 'add-on' || !isFinished) return name
  const inCart = soldAs === 'cart item'
  return (
    <Link className="link" to={inCart ? paths.cartWith(book.id, sku) : paths.checkout(book.id, sku)}>
      {name}
    </Link>
  )
}
