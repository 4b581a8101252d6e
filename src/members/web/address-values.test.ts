// When the address form may be sent, and what it says when not.

import { describe, expect, test } from 'vitest'
import { addressLines } from '../address.ts'
import { checkAddress, chosenRegion, noAddress, payloadOf, valuesOf } from './address-values.ts'

const home = {
  ...noAddress,
  name: 'Ana Núñez',
  street1: '1 Elm Street',
  city: 'Ely',
  state_code: 'MN',
  postal_code: '55731',
  phone_number: '+1 218 555 0100',
}

describe('checking', () => {
  test('a whole address is fine', () => expect(checkAddress(home)).toBeUndefined())

  test('an empty form names every required field, in the order of the form', () => {
    const verdict = checkAddress(noAddress)
    expect(verdict?.heading).toBe(
      'Please fill in all required fields: Name, Street address, City, State, ZIP code, Phone number',
    )
    expect(Object.keys(verdict?.fields ?? {})).toEqual([
      'name',
      'street1',
      'city',
      'state_code',
      'postal_code',
      'phone_number',
    ])
  })

  test('an order asks for its shipping information [S5.17]', () => {
    expect(checkAddress({ ...home, city: '' }, 'order')?.heading).toBe(
      'Please fill in all required shipping information: City',
    )
  })

  test('blanks are empty', () => {
    expect(checkAddress({ ...home, city: ' \t ' })).toEqual({
      heading: 'Please fill in all required fields: City',
      fields: { city: 'Enter the town or city' },
    })
  })

  test('fields are named as the country names them', () => {
    const blank = { ...home, state_code: '', postal_code: '' }
    expect(checkAddress({ ...blank, country_code: 'CA' })?.heading).toMatch(/: Province, Postal code$/)
    expect(checkAddress({ ...blank, country_code: 'AU' })?.heading).toMatch(/: State, Postcode$/)
    expect(checkAddress({ ...blank, country_code: 'GB' })?.heading).toMatch(/: Postcode$/)
  })

  test('the county is optional in the United Kingdom only', () => {
    expect(checkAddress({ ...home, state_code: '', country_code: 'GB', postal_code: 'cb74aj' })).toBeUndefined()
    expect(checkAddress({ ...home, state_code: '', country_code: 'AU' })).toBeDefined()
  })

  test('what the server would refuse is refused beside its field', () => {
    expect(checkAddress({ ...home, phone_number: 'call me' })?.fields?.phone_number).toMatch(/digits/)
    expect(checkAddress({ ...home, city: 'x'.repeat(81) })?.fields?.city).toMatch(/at most 80/)
    expect(checkAddress({ ...home, name: 'a\u202eb' })?.fields?.name).toMatch(/cannot be printed/)
  })
})

test('a region that no list has is asked for again, and one by its name is chosen', () => {
  expect(chosenRegion('US', 'oregon')).toBe('OR')
  expect(chosenRegion('US', 'Nowhere')).toBe('')
  expect(chosenRegion('CA', 'OR')).toBe('')
  expect(chosenRegion('GB', 'Kent')).toBe('Kent')
})

test('an apartment is optional, and goes out as nothing when blank', () => {
  expect(payloadOf({ ...home, street2: '  ' }).street2).toBeNull()
  expect(payloadOf({ ...home, street2: 'Flat 2' }).street2).toBe('Flat 2')
})

const stored = {
  ...home,
  id: '1',
  user_id: '2',
  street2: null,
  country_code: 'GB' as const,
  is_default: true,
  created_at: '',
  updated_at: '',
}

test('a stored address fills the form as it is', () => {
  expect(valuesOf(stored)).toEqual({ ...home, country_code: 'GB', is_default: true })
})

test('an address is written as on a parcel [S2.76]', () => {
  expect(addressLines({ ...stored, country_code: 'US', street2: 'Apt 4' })).toEqual([
    '1 Elm Street',
    'Apt 4',
    'Ely, MN 55731',
    'United States',
  ])
  expect(addressLines({ ...stored, state_code: '', postal_code: 'EC1A 1BB', city: 'London' })).toEqual([
    '1 Elm Street',
    'London, EC1A 1BB',
    'United Kingdom',
  ])
})
