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

const shortLabels: Record<RequiredField, string> = {
  name: 'Name',
  street1: 'Street address',
  city: 'City',
  state_code: 'State',
  postal_code: 'Postal code',
  phone_number: 'Phone number',
}

/** The required fields that are missing, in the order of the form. */
export function missingFields(
  address: { country_code?: string | undefined } & { [K in RequiredField]?: string | undefined },
) {
  return requiredFields.filter(
    (field) => (address[field] ?? '').trim() === '' && !(field === 'state_code' && address.country_code === 'GB'),
  )
}

/** The words of the specification, each missing field named. */
export function missingFieldsMessage(missing: readonly RequiredField[]): string {
  return `Please fill in all required fields: ${missing.map((field) => shortLabels[field]).join(', ')}`
}
