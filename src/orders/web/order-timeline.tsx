// What happened to an order, and what is still to come on its way.

import { showDate } from '../../base/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { findProduct } from '../catalogue.ts'
import type { OrderStory } from '../contract.ts'
import { entitlementsOf, isShipped, type OrderStatus } from '../order.ts'
import { orderWords as words } from '../order-words.ts'

const printed: readonly OrderStatus[] = [
  'pending_payment',
  'paid',
  'awaiting_pictures',
  'edit_window',
  'in_production',
  'shipped',
  'delivered',
]
/** The way was left here, or nearly. */
const left: readonly OrderStatus[] = ['failed', 'canceled', 'refunded']
const made: readonly OrderStatus[] = ['pending_payment', 'paid', 'awaiting_pictures', 'fulfilled']

export function OrderTimeline({ order }: { order: OrderStory }) {
  const next = toCome(order)
  const last = order.events.at(-1)
  return (
    <ol className="timeline">
      {order.events.map((event, at) => (
        <li
          key={`${event.status} ${event.created_at}`}
          className={looks[markOf(event.status, event === last && next.length > 0)]}
          aria-current={event === last ? 'step' : undefined}
        >
          <Icon name={markOf(event.status, event === last && next.length > 0)} className="timeline-mark" />
          <p>
            <b>{titleOf(order.events, at)}</b>
            <span className="text-ink-2">
              {' '}
              <time dateTime={event.created_at}>{showDate(event.created_at)}</time>, {words.movers[event.by]}
            </span>
          </p>
          {event.note !== null && event.note !== titleOf(order.events, at) && (
            <p className="text-ink-2">{event.note}</p>
          )}
        </li>
      ))}
      {next.map((status) => (
        <li key={status}>
          <span className="timeline-mark" aria-hidden="true" />
          <p className="text-ink-2">{words.steps[status]}</p>
        </li>
      ))}
    </ol>
  )
}

const looks = { tick: 'is-done', forward: 'is-here', close: 'is-done is-left' } as const

function markOf(status: OrderStatus, isHere: boolean): keyof typeof looks {
  if (left.includes(status)) return 'close'
  return isHere ? 'forward' : 'tick'
}

/** What happened within one status is told by its note. */
function titleOf(events: OrderStory['events'], at: number): string {
  const event = events[at]
  if (event === undefined) return ''
  if (event.note !== null && events[at - 1]?.status === event.status) return event.note
  return (at === events.length - 1 ? words.statuses : words.steps)[event.status]
}

/** Nothing after an end; pictures are not waited for once they are there. */
function toCome({ tier, addons, status }: OrderStory): OrderStatus[] {
  const sku = findProduct(tier)?.sku
  if (sku === undefined) return []
  const bought = addons.flatMap((name) => findProduct(name) ?? []).map((product) => product.sku)
  const way = isShipped(sku, bought) ? printed : made
  const here = way.indexOf(status)
  if (here < 0) return []
  const needsPictures = !entitlementsOf(sku).has('monthly single book')
  return way.slice(here + 1).filter((next) => next !== 'awaiting_pictures' || (needsPictures && status === 'paid'))
}
