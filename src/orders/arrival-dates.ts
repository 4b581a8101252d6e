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

function afterWorkingDays(from: Date, count: number): Date {
  const to = new Date(from)
  for (let left = count; left > 0;) {
    to.setUTCDate(to.getUTCDate() + 1)
    if (to.getUTCDay() % 6 !== 0) left -= 1
  }
  return to
}
