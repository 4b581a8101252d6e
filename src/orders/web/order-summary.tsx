// What is bought, line by line, and what it comes to. Shipping and tax are said although they are nothing.

import type { ReactNode } from 'react'
import { showMoney } from '../../base/money.ts'
import { priceNote } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'

const { summary: words } = checkoutWords

export interface SummaryLine {
  name: string
  cents: number
  /** How many, when that is a question. */
  count?: number
}

export interface OrderSummaryProps {
  lines: readonly SummaryLine[]
  /** As it is said, 'a month' with it where it is one. */
  total: string
  isShipped: boolean
  /** Where a code takes something off the lines above it. */
  discount?: ReactNode
  /** The way to pay. */
  children: ReactNode
}

export function OrderSummary({ lines, total, isShipped, discount, children }: OrderSummaryProps) {
  return (
    <section aria-labelledby="summary" className="card till-summary">
      <h2 id="summary">{words.title}</h2>
      <dl className="sums">
        {lines.map(({ name, cents, count }) => (
          <div key={name}>
            <dt dir="auto">
              {name} {count !== undefined && <span className="text-ink-2">{words.copies(count)}</span>}
            </dt>
            <dd>{showMoney(cents)}</dd>
          </div>
        ))}
        {isShipped && (
          <div>
            <dt>{words.shipping}</dt>
            <dd>{words.free}</dd>
          </div>
        )}
        <div>
          <dt>{words.tax}</dt>
          <dd>{showMoney(0)}</dd>
        </div>
      </dl>
      {discount}
      <dl className="sums">
        <div className="sums-total">
          <dt>{words.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className="mb-4 text-sm text-ink-2">{priceNote}</p>
      {children}
    </section>
  )
}
