// When a book that is ordered today will be at the door.

import { day } from '../base/dates.ts'
import type { Sku } from './catalogue.ts'
import { editWindowDays, entitlementsOf, isShipped, workingDays } from './order.ts'

export interface ArrivalDates {
  /** Approved for print at once. */
  first: Date
  last: Date
  /** The last day when the edit window is left to close by itself. */
  atLatest: Date
}

/** `approved`: from when on it may be printed. Nothing when there is nothing to be carried. */
export function arrivalDates(approved: Date, tier: Sku, addons: readonly Sku[] = []): ArrivalDates | null {
  if (!isShipped(tier, addons)) return null
  const { production } = workingDays
  const carrier = entitlementsOf(tier).has('express shipping') ? workingDays.express : workingDays.standard
  const most = production.most + carrier.most
  return {
    first: afterWorkingDays(approved, production.least + carrier.least),
    last: afterWorkingDays(approved, most),
    atLatest: afterWorkingDays(new Date(approved.getTime() + editWindowDays * day), most),
  }
}

interface Placed {
  status: string
  tier: Sku
  addons: readonly Sku[]
  approved_at: string | null
  edit_until: string | null
}

/** Of an order that was placed: from its approval on, or as if it were approved now. Nothing of what has arrived, or never will. */
export function arrivalOf(order: Placed, now: Date): (ArrivalDates & { isApproved: boolean }) | null {
  const { status, tier, addons, approved_at, edit_until } = order
  if (!['paid', 'awaiting_pictures', 'edit_window', 'in_production', 'shipped'].includes(status)) return null
  const isApproved = approved_at !== null || status === 'in_production' || status === 'shipped'
  const from = isApproved ? (approved_at ?? edit_until) : null
  const dates = arrivalDates(from === null ? now : new Date(from), tier, addons)
  if (dates === null) return null
  const closes = edit_until === null ? null : arrivalDates(new Date(edit_until), tier, addons)
  return { ...dates, atLatest: closes?.last ?? dates.atLatest, isApproved }
}

function afterWorkingDays(from: Date, count: number): Date {
  const to = new Date(from)
  for (let left = count; left > 0;) {
    to.setUTCDate(to.getUTCDate() + 1)
    if (to.getUTCDay() % 6 !== 0) left -= 1
  }
  return to
}
