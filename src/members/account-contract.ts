// The calls about the account as a whole: what we hold, taking it along, deleting it, keeping it after all.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { password } from './auth-contract.ts'

/** What is counted, in the order of the screen. */
export const holdings = {
  books: z.number(),
  characters: z.number(),
  pictures: z.number(),
  photos: z.number(),
  editions: z.number(),
  links: z.number(),
  addresses: z.number(),
  orders: z.number(),
}

export const account = z.object({
  created_at: z.string(),
  /** When it goes; null unless the member asked for that. */
  deletion_at: z.string().nullable(),
  holds: z.object(holdings),
})
export type Account = z.infer<typeof account>

export const readAccount = endpoint({
  name: 'read-account',
  summary: 'What we hold of the member, counted.',
  method: 'GET',
  path: '/api/account',
  access: 'member',
  input: z.strictObject({}),
  output: account,
})

const whenItGoes = z.object({ deletion_at: z.string() })

export const deleteAccount = endpoint({
  name: 'delete-account',
  summary: 'Delete the account and everything in it, 7 days from now; until then it can be kept.',
  method: 'DELETE',
  path: '/api/account',
  access: 'member',
  hasBody: true,
  status: 202,
  input: z.strictObject({ password }),
  refuses: [409],
  output: whenItGoes,
})

export const bringBooks = endpoint({
  name: 'bring-books',
  summary: 'Take over what was begun without an account: `visitor` is the refresh token of that visit.',
  method: 'POST',
  path: '/api/account/books',
  access: 'member',
  input: z.strictObject({ visitor: z.string('visitor is required').min(1, 'visitor is required').max(500) }),
  output: z.object({ books: z.number() }),
})

export const exportAccount = endpoint({
  name: 'export-account',
  summary: 'Everything we hold of the member, as a ZIP: JSON of her rows, and her files.',
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  input: z.strictObject({}),
  media: ['application/zip'],
  output: z.string(),
})

export const keepAccount = endpoint({
  name: 'keep-account',
  summary: 'Take the deletion of the account back.',
  method: 'POST',
  path: '/api/account/keep',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({ deletion_at: z.null() }),
})
