// What is known of an order, as lists: what was reported, what was printed, what happened, what operators did.

import type { ReactNode } from 'react'
import { showMoney } from '../../base/money.ts'
import { orderWords } from '../../orders/order-words.ts'
import type { DeskOrderStory } from '../contract.ts'
import { deskWords as words } from '../desk-words.ts'
import { showMoment } from './show-moment.ts'

interface OfOrder {
  order: DeskOrderStory
}

export function Reports({ order }: OfOrder) {
  if (order.reports.length === 0) return null
  return (
    <Listed name="reports" title={words.reports.title}>
      {order.reports.map((report) => (
        <li key={report.created_at} className={report.settled_at === null ? 'is-pressing' : ''}>
          <p className="text-sm text-ink-2">{words.reports.said(showMoment(report.created_at))}</p>
          <p className="whitespace-pre-line" dir="auto">
            {report.text}
          </p>
          {report.pictures.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-3">
              {report.pictures.map((url, at) => (
                <a key={url} href={url} className="order-photo">
                  <img src={url} alt={words.reports.photo(at + 1)} />
                </a>
              ))}
            </p>
          )}
          <p className="font-bold">
            {report.settled_at === null ? words.reports.open : words.reports.settled(showMoment(report.settled_at))}
          </p>
        </li>
      ))}
    </Listed>
  )
}

export function Prints({ order }: OfOrder) {
  return (
    <Listed name="prints" title={words.prints.title} none={words.prints.none}>
      {order.prints.map((print) => (
        <li
          key={`${print.product} ${print.round}`}
          className={print.status === 'rejected' || print.status === 'canceled' ? 'is-pressing' : ''}
        >
          <p>
            <b className="capitalize">{words.prints.name(print.product, print.round)}</b>:{' '}
            {words.prints.statuses[print.status] ?? print.status}
          </p>
          {print.problem !== null && <p className="font-bold">{print.problem}</p>}
          <p className="text-sm text-ink-2">
            {words.prints.cost}: {print.cost === null ? words.prints.unknown : showMoney(print.cost)} ·{' '}
            {showMoment(print.updated_at)}
          </p>
          {print.provider_id !== null && (
            <p className="text-sm text-ink-2">
              {words.prints.number}: {print.provider_id}
            </p>
          )}
        </li>
      ))}
    </Listed>
  )
}

export function Happened({ order }: OfOrder) {
  return (
    <Listed name="story" title={words.order.story}>
      {order.events.map((event) => (
        <li key={`${event.status} ${event.created_at} ${event.note}`}>
          <p>
            <b>{orderWords.steps[event.status]}</b> {words.order.movers[event.by]}
          </p>
          {event.note !== null && <p dir="auto">{event.note}</p>}
          <p className="text-sm text-ink-2">{showMoment(event.created_at)}</p>
        </li>
      ))}
    </Listed>
  )
}

export function Deeds({ order }: OfOrder) {
  return (
    <Listed name="deeds" title={words.deeds.title} none={words.deeds.none}>
      {order.deeds.map((deed) => (
        <li key={`${deed.action} ${deed.at}`}>
          <p>
            <b>{words.deeds.names[deed.action] ?? deed.action}</b>
          </p>
          {deed.note !== null && (
            <p className="whitespace-pre-line" dir="auto">
              {deed.note}
            </p>
          )}
          <p className="text-sm text-ink-2">
            {deed.by ?? words.deeds.gone} · {showMoment(deed.at)}
          </p>
        </li>
      ))}
    </Listed>
  )
}

interface ListedProps {
  name: string
  title: string
  /** Said when nothing is listed. */
  none?: string
  children: ReactNode[]
}

function Listed({ name, title, none, children }: ListedProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children.length === 0 ? <p className="mt-2 text-ink-2">{none}</p> : <ul className="desk-list">{children}</ul>}
    </section>
  )
}
