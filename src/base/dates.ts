// Dates as people read them. The clock itself is always handed in.

export function showDate(iso: string, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(iso),
  )
}

/** '2 – 9 Dec 2026': what both ends share is said once. */
export function showDateRange(first: Date, last: Date, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(first, last)
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
