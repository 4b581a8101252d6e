// The list keeps exactly one default address, and its order.

import { expect, test } from 'vitest'
import type { Address } from '../contract.ts'
import { withAddress, withoutAddress } from './address-list.ts'
import { noAddress } from './address-values.ts'

const address = (id: string, created_at: string, is_default = false): Address => ({
  ...noAddress,
  id,
  user_id: 'me',
  street2: null,
  country_code: 'US',
  is_default,
  created_at,
  updated_at: created_at,
})
const old = address('old', '2026-01-01T00:00:00.000Z', true)
const newer = address('newer', '2026-02-01T00:00:00.000Z')
const newest = address('newest', '2026-03-01T00:00:00.000Z')
const ids = (list: Address[]) => list.map((one) => (one.is_default ? `${one.id}*` : one.id))

test('a new address goes behind the default one', () => {
  expect(ids(withAddress([old, newer], newest))).toEqual(['old*', 'newest', 'newer'])
})
test('a new default takes the place of the old one', () => {
  expect(ids(withAddress([old, newest, newer], { ...newer, is_default: true }))).toEqual(['newer*', 'newest', 'old'])
})
test('when the default one is deleted the newest follows', () => {
  expect(ids(withoutAddress([old, newest, newer], 'old'))).toEqual(['newest*', 'newer'])
  expect(ids(withoutAddress([old, newest, newer], 'newest'))).toEqual(['old*', 'newer'])
  expect(withoutAddress([old], 'old')).toEqual([])
})
