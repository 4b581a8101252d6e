// What was ordered, by whom, and where it goes.

import type { ReactNode } from 'react'
import { showMoney } from '../../base/money.ts'
import { packageOf } from '../../orders/web/ordered-slip.tsx'
import type { DeskOrderStory } from '../contract.ts'
import { deskWords } from '../desk-words.ts'

const { order: words } = deskWords

export function DeskFacts({ order }: { order: DeskOrderStory }) {
  const { shipping_address: to, gift } = order
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className="card slip mt-3">
        <Fact name={words.number}>{order.id}</Fact>
        <Fact name={words.member}>{order.email ?? words.noMember}</Fact>
        <Fact name={words.book}>{order.book?.title || order.book_title || words.noBook}</Fact>
        <Fact name={words.package}>{packageOf(order)}</Fact>
        <Fact name={words.amount}>{showMoney(order.amount)}</Fact>
        {to && (
          <Fact name={words.to}>
            {[to.name, to.street1, to.street2, to.city, to.state_code, to.postal_code, to.country_code]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        )}
        {gift && (
          <Fact name={words.gift}>
            <span className="whitespace-pre-line">{[gift.message, gift.sender].filter(Boolean).join('\n')}</span>
          </Fact>
        )}
      </dl>
      {order.tracking_url !== null && (
        <p className="mt-3">
          <a className="link link-row" href={order.tracking_url} rel="noreferrer">
            {words.tracking}
          </a>
        </p>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}
