// Where an order goes, as its buyer says it: one of her addresses, or one for this order alone.

import { z } from 'zod'
import { line } from '../base/text.ts'
import { countryCodes } from '../members/address.ts'

const id = z.uuid('That id is not valid')

// Emptiness is judged over the whole address, so that one message names every missing field.
const typedAddress = z
  .strictObject({
    name: line({ label: 'Full name', max: 80 }),
    street1: line({ label: 'Street address', max: 120 }),
    street2: line({ label: 'Apartment, suite', max: 120 }).nullable(),
    city: line({ label: 'City', max: 80 }),
    state_code: line({ label: 'State', max: 60 }),
    country_code: z.enum(countryCodes, 'Country must be US, CA, GB or AU'),
    postal_code: line({ label: 'Postal code', max: 16 }),
    phone_number: line({ label: 'Phone number', max: 30 }),
  })
  .partial()
/** One of the member's addresses by its id, or one that is typed for this order alone. */
export const givenAddress = z.union([z.strictObject({ id }), typedAddress])
export type GivenAddress = z.output<typeof givenAddress>
