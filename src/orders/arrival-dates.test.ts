// What is promised beside every hardcover.

import { expect, test } from 'vitest'
import { arrivalDates, arrivalOf } from './arrival-dates.ts'
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

test('a placed order arrives from its approval on, at the latest from the end of its window, and never twice', () => {
  const now = new Date('2026-11-02T12:00:00Z')
  const placed = { tier: 'Single Book', addons: [], approved_at: null, edit_until: '2026-11-09T12:00:00Z' } as const
  const open = arrivalOf({ ...placed, status: 'edit_window' }, now)
  expect(open).toMatchObject({ isApproved: false, ...arrivalDates(now, 'Single Book'), atLatest: open?.atLatest })
  expect(open?.atLatest).toEqual(arrivalDates(new Date(placed.edit_until), 'Single Book')?.last)
  const approved_at = '2026-11-03T12:00:00Z'
  expect(arrivalOf({ ...placed, status: 'in_production', approved_at }, now)).toMatchObject({
    isApproved: true,
    first: arrivalDates(new Date(approved_at), 'Single Book')?.first,
  })
  expect(arrivalOf({ ...placed, status: 'delivered', approved_at }, now)).toBeNull()
  expect(arrivalOf({ ...placed, tier: 'Digital Copy', status: 'paid' }, now)).toBeNull()
})
