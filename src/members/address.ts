// A shipping address: countries, required fields and how they are named to people.

export const countries = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
} as const
export type CountryCode = keyof typeof countries
export const countryCodes = ['US', 'CA', 'GB', 'AU'] as const satisfies readonly CountryCode[]

/** Field labels by country; the region is optional in the United Kingdom. */
export const addressLabels = {
  name: 'Full name',
  street1: 'Street address',
  street2: 'Apartment, suite (optional)',
  city: 'City',
  state_code: { US: 'State', CA: 'Province', GB: 'County (optional)', AU: 'State' },
  postal_code: { US: 'ZIP code', CA: 'Postal code', GB: 'Postcode', AU: 'Postcode' },
  phone_number: 'Phone number',
  country_code: 'Country',
} as const

export const requiredFields = ['name', 'street1', 'city', 'state_code', 'postal_code', 'phone_number'] as const
export type RequiredField = (typeof requiredFields)[number]

/** As the specification's messages name them; where the country is known, what its people call them. */
const shortLabels: Record<RequiredField, string> = {
  name: 'Name',
  street1: 'Street address',
  city: 'City',
  state_code: 'State',
  postal_code: 'Postal code',
  phone_number: 'Phone number',
}

function shortLabel(field: RequiredField, country: CountryCode | undefined): string {
  if (country === undefined || (field !== 'state_code' && field !== 'postal_code')) return shortLabels[field]
  return addressLabels[field][country]
}

/** The required fields that are missing, in the order of the form. */
export function missingFields(
  address: { country_code?: string | undefined } & { [K in RequiredField]?: string | undefined },
) {
  return requiredFields.filter(
    (field) => (address[field] ?? '').trim() === '' && !(field === 'state_code' && address.country_code === 'GB'),
  )
}

const asked = {
  profile: (fields: string) => `Please fill in all required fields: ${fields}`,
  order: (fields: string) => `Please fill in all required shipping information: ${fields}`,
}
/** Where an address is asked for: in the profile, or for an order. */
export type AddressPlace = keyof typeof asked

/** The words of the specification, each missing field named. */
export function missingFieldsMessage(
  missing: readonly RequiredField[],
  country?: CountryCode,
  place: AddressPlace = 'profile',
): string {
  return asked[place](missing.map((field) => shortLabel(field, country)).join(', '))
}

interface Written {
  street1: string
  street2: string | null
  city: string
  state_code: string
  postal_code: string
  country_code: CountryCode
}

/** The lines under the name on a parcel: streets, 'city, state postal', country. */
export function addressLines(address: Written): string[] {
  const region = [address.state_code, address.postal_code].filter(Boolean).join(' ')
  const lines = [address.street1, address.street2 ?? '', `${address.city}, ${region}`, countries[address.country_code]]
  return lines.filter((line) => line !== '')
}
