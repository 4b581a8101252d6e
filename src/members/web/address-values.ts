// The address form's values: from a stored address, checked, and as the server takes them.

import type { Verdict } from '../../ui/form-problems.ts'
import {
  type AddressPlace,
  type CountryCode,
  countryCodes,
  missingFields,
  missingFieldsMessage,
  type RequiredField,
} from '../address.ts'
import { addressFaults, regionCode, regionsOf } from '../check-address.ts'
import { addAddress, type Address } from '../contract.ts'
import { profileWords } from '../profile-words.ts'

const { addresses: words } = profileWords

export interface AddressValues extends Record<string, string | boolean> {
  country_code: string
  name: string
  street1: string
  street2: string
  city: string
  state_code: string
  postal_code: string
  phone_number: string
  is_default: boolean
}

export const noAddress: AddressValues = {
  country_code: 'US',
  name: '',
  street1: '',
  street2: '',
  city: '',
  state_code: '',
  postal_code: '',
  phone_number: '',
  is_default: false,
}

export function valuesOf(address: Address): AddressValues {
  return {
    country_code: address.country_code,
    name: address.name,
    street1: address.street1,
    street2: address.street2 ?? '',
    city: address.city,
    state_code: chosenRegion(address.country_code, address.state_code),
    postal_code: address.postal_code,
    phone_number: address.phone_number,
    is_default: address.is_default,
  }
}

export function countryOf(values: Pick<AddressValues, 'country_code'>): CountryCode {
  return countryCodes.find((code) => code === values.country_code) ?? 'US'
}

/** What the list of the country has under it; nothing is chosen when it has not. */
export function chosenRegion(country: CountryCode, typed: string): string {
  const known = regionsOf(country)
  const code = regionCode(country, typed)
  return known.length === 0 || known.some((region) => region.code === code) ? code : ''
}

/** The server's own rules, asked before the round trip. */
export function checkAddress(values: AddressValues, place?: AddressPlace): Verdict | undefined {
  const country = countryOf(values)
  const missing = missingFields({ ...values, country_code: country })
  const blank = Object.fromEntries(missing.map((field) => [field, missingWords(field, country)]))
  const parsed = addAddress.input.safeParse(payloadOf(values))
  const bad = Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]))
  const unfit = addressFaults({ ...values, country_code: country })
  const faults: Record<string, string | undefined> = { ...unfit, ...bad, ...blank }
  const inOrder = Object.fromEntries(formOrder.flatMap((field) => (faults[field] ? [[field, faults[field]]] : [])))
  if (missing.length > 0) return { heading: missingFieldsMessage(missing, country, place), fields: inOrder }
  return Object.keys(inOrder).length === 0 ? undefined : { fields: inOrder }
}

const formOrder = [
  'country_code',
  'name',
  'street1',
  'street2',
  'city',
  'state_code',
  'postal_code',
  'phone_number',
] as const

function missingWords(field: RequiredField, country: CountryCode): string {
  const told = words.missing[field]
  return typeof told === 'string' ? told : told[country]
}

export function payloadOf(values: AddressValues) {
  return { ...values, country_code: countryOf(values), street2: values.street2.trim() || null }
}
