// What is promised beside every hardcover.

import { expect, test } from 'vitest'
import { arrivalDates } from './arrival-dates.ts'
import type { Sku } from './catalogue.ts'

// A Friday.
const friday = new Date('2026-11-20T15:00:00Z')
const days = (tier: Sku, addons: Sku[] = [], now = friday) => {
  const dates = arrivalDates(now, tier, addons)
  return dates && [dates.first, dates.last, dates.atLatest].map((date) => date.toISOString().slice(0, 10))
}

test('a hardcover is made in 2 to 3 working days and carried in 5 to 7; weekends do not count [S9.9]', () => {
  expect(days('Physical Book')).toEqual(['2026-12-01', '2026-12-04', '2026-12-11'])
  expect(days('Single Book')).toEqual(days('Physical Book'))
  expect(days('Printed copy')).toEqual(days('Physical Book'))
})

test('the gift bundle is carried in 2 to 3 [S9.9]', () => {
  expect(days('Gift Bundle')).toEqual(['2026-11-26', '2026-11-30', '2026-12-07'])
})

test('what is ordered on a weekend begins on Monday', () => {
  expect(days('Gift Bundle', [], new Date('2026-11-22T09:00:00Z'))).toEqual(['2026-11-26', '2026-11-30', '2026-12-07'])
})

test('files do not travel, but a coloring book beside them does', () => {
  expect(days('Digital Copy')).toBeNull()
  expect(days('Digital lyric art vinyl record')).toBeNull()
  expect(days('Digital Copy', ['Coloring Book'])).toEqual(days('Physical Book'))
})
