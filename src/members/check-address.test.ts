// Whether a parcel would find an address.

import { describe, expect, test } from 'vitest'
import type { CountryCode } from './address.ts'
import { addressFaults, labelName, regionsOf, shipsTo, streetLines, tidyAddress } from './check-address.ts'
import { zipRanges } from './zip-ranges.data.ts'

const home = {
  ...{ name: 'Ana Lee', street1: '1 Elm Street', street2: null, city: 'Portland', state_code: 'OR' },
  ...{ country_code: 'US' as CountryCode, postal_code: '97201', phone_number: '+1 503 555 0100' },
}
const inCountry = (country_code: CountryCode, state_code: string, postal_code: string) => ({
  ...home,
  country_code,
  state_code,
  postal_code,
})

test('a ZIP of four digits in a state that is none is refused, each beside its field', () => {
  expect(Object.keys(addressFaults({ ...home, postal_code: '9720', state_code: 'Nowhere' }))).toEqual([
    'state_code',
    'postal_code',
  ])
})

test.each([
  ['US', 'OR', '97201', '97201'],
  ['US', 'or', '97201 1234', '97201-1234'],
  ['CA', 'ontario', 'k1a0b1', 'K1A 0B1'],
  ['GB', '', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'Kent', 'M1 1AE', 'M1 1AE'],
  ['AU', 'VIC', '3000', '3000'],
] as const)('%s %s %s is fine, and is written %s', (country, state, code, written) => {
  const address = inCountry(country, state, code)
  expect(addressFaults(address)).toEqual({})
  expect(tidyAddress(address).postal_code).toBe(written)
})

test.each([
  ['US', 'OR', 'K1A 0B1'],
  ['US', 'OR', '972011'],
  ['CA', 'ON', 'D1A 0B1'],
  ['CA', 'ON', '97201'],
  ['GB', '', '97201'],
  ['GB', '', 'SW1A 1A'],
  ['AU', 'VIC', '30000'],
] as const)('%s %s %s is no postal code', (country, state, code) => {
  expect(Object.keys(addressFaults(inCountry(country, state, code)))).toEqual(['postal_code'])
})

test('a ZIP code of another state is refused beside its field, and each state has its own', () => {
  expect(addressFaults(inCountry('US', 'IL', '90210'))).toEqual({ postal_code: 'ZIP code 90210 is not in Illinois' })
  const own = [
    'IL 62704',
    'CA 90210',
    'NY 10001',
    'NY 06390',
    'TX 88510',
    'TX 73301',
    'DC 20500',
    'VA 20101',
    'MA 05501',
  ]
  const more = [
    'PR 00901',
    'AP 96201',
    'AE 09012',
    'AA 34002',
    'WY 83414',
    'NH 03755',
    'HI 96813',
    'AS 96799',
    'GA 39901',
  ]
  for (const [state = '', zip = ''] of [...own, ...more].map((one) => one.split(' ')))
    expect(addressFaults(inCountry('US', state, zip)), zip).toEqual({})
  for (const { code } of regionsOf('US')) expect(zipRanges.has(code), code).toBe(true)
})

test.each(['+1 503 555 0100', '(503) 555-0100', '020 7946 0958'])('a carrier can call %s', (phone_number) => {
  expect(addressFaults({ ...home, phone_number })).toEqual({})
})
test.each(['555', 'call me at home', '503-555-0100 x12', '--------', '+1 503 555 0100 0100 0100'])(
  'a carrier cannot call %s',
  (phone_number) => expect(Object.keys(addressFaults({ ...home, phone_number }))).toEqual(['phone_number']),
)

describe('a label', () => {
  test('holds a long street in two lines, however it was typed', () => {
    const long = { street1: '1234 North Martin Luther King Boulevard', street2: 'Apt 4' }
    expect(streetLines(long)).toEqual(['1234 North Martin Luther King', 'Boulevard, Apt 4'])
    expect(addressFaults({ ...home, ...long })).toEqual({})
    expect(streetLines({ street1: '1 Elm Street', street2: ' Apt 4 ' })).toEqual(['1 Elm Street', 'Apt 4'])
  })
  test('holds any name, its first word and its last before all others', () => {
    expect(labelName('Ana Lee')).toBe('Ana Lee')
    expect(labelName('Ana Maria de la Concepción Núñez y Hernández')).toBe('Ana Maria de la Hernández')
    expect(labelName('x'.repeat(60))).toHaveLength(35)
  })
  test('says what it does not hold', () => {
    const faults = addressFaults({ ...home, street1: 'x'.repeat(31), city: 'x'.repeat(31) })
    expect(Object.keys(faults)).toEqual(['street1', 'city'])
  })
})

test('states and provinces are lists where the post needs them', () => {
  expect((['US', 'CA', 'AU', 'GB'] as const).map((country) => regionsOf(country).length)).toEqual([59, 13, 8, 0])
  expect(shipsTo).toBe('the United States, Canada, the United Kingdom, and Australia')
})
