// Whether a parcel would find an address: regions from their lists, postal codes as each country writes them, a label that holds it.

import { type CountryCode, countryCodes, countries, type RequiredField } from './address.ts'
import { regions } from './regions.data.ts'
import { zipRanges } from './zip-ranges.data.ts'

/** What a parcel's label holds of each line. */
const label = { name: 35, line: 30 }

export interface TypedAddress {
  name: string
  street1: string
  street2?: string | null
  city: string
  state_code: string
  country_code: CountryCode
  postal_code: string
  phone_number: string
}

interface PostalRule {
  form: RegExp
  words: string
  /** As the post office writes it. */
  tidy: (code: string) => string
}

const spaced = (code: string) => `${code.slice(0, -3)} ${code.slice(-3)}`
const postal: Readonly<Record<CountryCode, PostalRule>> = {
  US: {
    form: /^\d{5}(?:-\d{4})?$/,
    words: 'A ZIP code has 5 digits, as in 97201, or 5 and 4, as in 97201-1234',
    tidy: (code) => (code.length === 9 ? `${code.slice(0, 5)}-${code.slice(5)}` : code),
  },
  CA: {
    form: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    words: 'A postal code is written like K1A 0B1',
    tidy: spaced,
  },
  GB: {
    form: /^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})$/,
    words: 'A postcode is written like SW1A 1AA',
    tidy: spaced,
  },
  AU: { form: /^\d{4}$/, words: 'A postcode has 4 digits, as in 3000', tidy: (code) => code },
}

/** As the printer and its carriers take it. */
const phone = { form: /^\+?[\d\s\-./()]{8,20}$/, digits: 7 }

/** The regions to choose from; none where the post needs none. */
export function regionsOf(country: CountryCode): { code: string; name: string }[] {
  return country === 'GB' ? [] : Object.entries(regions[country]).map(([code, name]) => ({ code, name }))
}

/** "oregon" and "or" are OR; what is in no list stays as it was typed. */
export function regionCode(country: CountryCode, typed: string): string {
  const wanted = typed.trim().toLowerCase()
  const found = regionsOf(country).find(({ code, name }) => [code, name].some((one) => one.toLowerCase() === wanted))
  return found?.code ?? typed.trim()
}

/** Region and postal code as their post office writes them. */
export function tidyAddress<A extends TypedAddress>(address: A): A {
  const { country_code, state_code, postal_code } = address
  const code = postal_code.toUpperCase().replace(/[\s-]/g, '')
  const form = postal[country_code].tidy(code)
  return { ...address, state_code: regionCode(country_code, state_code), postal_code: form }
}

/** Street and apartment as they stand on the label, however they were typed. */
export function streetLines({ street1, street2 }: Pick<TypedAddress, 'street1' | 'street2'>): string[] {
  const typed = [street1, street2 ?? ''].map((part) => part.trim()).filter(Boolean)
  if (typed.length <= 2 && typed.every((part) => part.length <= label.line)) return typed
  const lines: string[] = []
  for (const word of typed.join(', ').split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && longer.length <= label.line) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** A name as far as a label holds it: the first word and the last are kept as long as can be. */
export function labelName(name: string): string {
  const words = name.trim().split(/\s+/)
  while (words.join(' ').length > label.name && words.length > 2) words.splice(-2, 1)
  return words.join(' ').slice(0, label.name).trim()
}

/** What a parcel would fail on, of an address with nothing missing: the words beside each field. */
export function addressFaults(typed: TypedAddress): Record<string, string> {
  const address = tidyAddress(typed)
  const { country_code } = address
  const lines = streetLines(address)
  const known = regionsOf(country_code)
  const region = country_code === 'CA' ? 'province' : 'state'
  const faults: [RequiredField, boolean, string][] = [
    [
      'street1',
      lines.length > 2 || lines.some((one) => one.length > label.line),
      `Street and apartment must fit two lines of ${label.line} letters on the parcel’s label`,
    ],
    ['city', address.city.length > label.line, `A parcel’s label holds ${label.line} letters of a city`],
    [
      'state_code',
      known.length > 0 && !known.some(({ code }) => code === address.state_code),
      `Choose the ${region} from the list`,
    ],
    ['postal_code', !postal[country_code].form.test(address.postal_code), postal[country_code].words],
    ['postal_code', isOfAnotherState(address), `ZIP code ${address.postal_code} is not in ${stateName(address)}`],
    ['phone_number', !isDeliveryPhone(address.phone_number), phoneWords],
  ]
  return Object.fromEntries(faults.filter(([, isBad]) => isBad).map(([field, , words]) => [field, words]))
}

const stateName = ({ state_code }: TypedAddress) =>
  regionsOf('US').find(({ code }) => code === state_code)?.name ?? state_code

/** Known by the first three digits; a state that is none is said beside its own field. */
function isOfAnotherState({ country_code, state_code, postal_code }: TypedAddress): boolean {
  if (country_code !== 'US' || !postal.US.form.test(postal_code)) return false
  const ranges = zipRanges.get(state_code)
  const begins = Number(postal_code.slice(0, 3))
  return ranges !== undefined && !ranges.some(([from = 0, to = from]) => begins >= from && begins <= to)
}

const phoneWords = 'A phone number has 8 to 20 digits, spaces, dots, brackets or hyphens, with or without a leading +'

const isDeliveryPhone = (number: string): boolean =>
  phone.form.test(number) && number.replace(/\D/g, '').length >= phone.digits

/** "the United States, Canada, the United Kingdom and Australia" */
export const shipsTo = new Intl.ListFormat('en-US').format(
  countryCodes.map((code) => (/United/.test(countries[code]) ? `the ${countries[code]}` : countries[code])),
)
