// When an order will be at the door.

import { useState } from 'react'
import { showDate, showDateRange } from '../../base/dates.ts'
import { arrivalOf } from '../arrival-dates.ts'
import { asSku } from '../catalogue.ts'
import { checkoutWords } from '../checkout-words.ts'
import type { OrderStory } from '../contract.ts'

const { arrival: words } = checkoutWords

export function OrderArrival({ order }: { order: OrderStory }) {
  const [now] = useState(() => new Date())
  const tier = asSku(order.tier)
  if (tier === null) return null
  const addons = order.addons.flatMap((name) => asSku(name) ?? [])
  const dates = arrivalOf({ ...order, tier, addons }, now)
  if (dates === null) return null
  const range = showDateRange(dates.first, dates.last)
  if (dates.isApproved) return <p className="mt-1 font-bold">{words.underWay(range)}</p>
  return (
    <p className="mt-1">
      <b>{order.status === 'edit_window' ? words.ifToday(range) : words.ifFinished(range)}</b>{' '}
      {order.edit_until !== null && words.atLatest(showDate(dates.atLatest.toISOString()))}
    </p>
  )
}
