// What terms and receipts say of who sells.

import { expect, test } from 'vitest'
import { sellerLines } from './operator.ts'

const nobody = { company: '', address: '', country: '', registration: '', taxNumber: '' }

test('a seller is named with street, country, register and tax number, as far as they are filled in', () => {
  const known = { company: 'Lantern Books Ltd', address: '4 Harbour Lane, Whitby YO21 3PU', country: 'United Kingdom' }
  const lines = ['Lantern Books Ltd', '4 Harbour Lane, Whitby YO21 3PU, United Kingdom']
  expect(sellerLines({ ...nobody, ...known })).toEqual(lines)
  const whole = { ...nobody, ...known, registration: 'Companies House 123', taxNumber: 'VAT ID: GB 123' }
  expect(sellerLines(whole)).toEqual([...lines, 'registered as Companies House 123', 'VAT ID: GB 123'])
})

test('where nobody is named, no part of an address stands alone', () => {
  expect(sellerLines({ ...nobody, country: 'United Kingdom', taxNumber: 'VAT ID: GB 123' })).toEqual([])
})
