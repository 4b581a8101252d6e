// The calls about the member: profile and addresses. (Signing in speaks the auth protocol: auth-contract.ts.)

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, placeQuery } from '../base/pagination.ts'
import { line } from '../base/text.ts'
import { countryCodes } from './address.ts'

export const profile = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
  updated_at: z.string(),
})
export type Profile = z.infer<typeof profile>

const phone = line({ label: 'Phone number', max: 30 }).refine(
  (value) => value === '' || (/^[+\d][\d\s().-]*$/.test(value) && value.replace(/\D/g, '').length >= 6),
  'Phone number can hold digits, spaces, dots, brackets, a hyphen and a leading +',
)

export const readProfile = endpoint({
  name: 'read-profile',
  summary: "The member's own profile.",
  method: 'GET',
  path: '/api/profile',
  access: 'member',
  input: z.strictObject({}),
  output: profile,
})

export const updateProfile = endpoint({
  name: 'update-profile',
  summary: 'Change first name, last name or phone number. The e-mail cannot be changed.',
  method: 'PATCH',
  path: '/api/profile',
  access: 'member',
  input: z.strictObject({
    first_name: line({ label: 'First name', max: 60 }).optional(),
    last_name: line({ label: 'Last name', max: 60 }).optional(),
    phone_number: phone.optional(),
    updated_at: z.string().max(40).optional(),
  }),
  output: profile,
})

export const address = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  street1: z.string(),
  street2: z.string().nullable(),
  city: z.string(),
  state_code: z.string(),
  country_code: z.enum(countryCodes),
  postal_code: z.string(),
  phone_number: z.string(),
  is_default: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Address = z.infer<typeof address>

// Emptiness is judged over the whole address, so that one message names every missing field.
const addressFields = {
  name: line({ label: 'Full name', max: 80 }),
  street1: line({ label: 'Street address', max: 120 }),
  street2: line({ label: 'Apartment, suite', max: 120 }).nullable(),
  city: line({ label: 'City', max: 80 }),
  state_code: line({ label: 'State', max: 60 }),
  country_code: z.enum(countryCodes, 'Country must be US, CA, GB or AU'),
  postal_code: line({ label: 'Postal code', max: 16 }),
  phone_number: line({ label: 'Phone number', max: 30 }),
  is_default: z.boolean('Default must be yes or no'),
}

const echoed = { user_id: z.uuid('user_id must be an id').optional(), updated_at: z.string().max(40).optional() }
const id = z.uuid('That id is not valid')

export const listAddresses = endpoint({
  name: 'list-addresses',
  summary: "The member's addresses: the default one first, then the newest.",
  method: 'GET',
  path: '/api/addresses',
  access: 'member',
  input: z.strictObject(placeQuery),
  output: listOf(address),
})

export const addAddress = endpoint({
  name: 'add-address',
  summary: 'Add an address. The first one becomes the default.',
  method: 'POST',
  path: '/api/addresses',
  access: 'member',
  status: 201,
  input: z.strictObject({ ...z.strictObject(addressFields).partial().shape, ...echoed }),
  refuses: [409],
  output: address,
})

export const updateAddress = endpoint({
  name: 'update-address',
  summary: 'Change an address, or make it the default one.',
  method: 'PATCH',
  path: '/api/addresses/{id}',
  access: 'member',
  input: z.strictObject({ id, ...z.strictObject(addressFields).partial().shape, ...echoed }),
  output: address,
})

export const deleteAddress = endpoint({
  name: 'delete-address',
  summary: 'Delete an address; if it was the default, the newest of the others becomes it.',
  method: 'DELETE',
  path: '/api/addresses/{id}',
  access: 'member',
  input: z.strictObject({ id }),
  output: z.object({ success: z.literal(true) }),
})
