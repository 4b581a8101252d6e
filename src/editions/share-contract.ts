// The calls about private links that show a finished book to somebody without an account.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, placeQuery } from '../base/pagination.ts'
import { line } from '../base/text.ts'
import { shareLimits } from './edition.ts'

const id = z.uuid('That id is not valid')
const { mostDays, passcode } = shareLimits
const days = `expires_in_days must be a whole number between 1 and ${mostDays}`

export const share = z.object({
  id: z.string(),
  book_id: z.string(),
  has_passcode: z.boolean(),
  hides_name: z.boolean(),
  views: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
  /** By the operator, after a report. */
  is_suspended: z.boolean(),
})
export type Share = z.infer<typeof share>

export const createShare = endpoint({
  name: 'create-share',
  summary: "Make a private link to a book's newest edition. Its address is shown this once: only its hash is kept.",
  method: 'POST',
  path: '/api/books/{id}/shares',
  access: 'member',
  status: 201,
  input: z.strictObject({
    id,
    expires_in_days: z.number(days).int(days).min(1, days).max(mostDays, days).default(shareLimits.days),
    passcode: line({ label: 'Passcode', max: passcode.most })
      .refine((code) => code.length >= passcode.least, `Passcode must have at least ${passcode.least} characters`)
      .optional(),
    hides_name: z.boolean('hides_name must be true or false').default(false),
  }),
  refuses: [409],
  output: share.extend({ url: z.string() }),
})

export const listShares = endpoint({
  name: 'list-shares',
  summary: 'The links to a book that still work or are suspended, newest first.',
  method: 'GET',
  path: '/api/books/{id}/shares',
  access: 'member',
  input: z.strictObject({ id, ...placeQuery }),
  output: listOf(share),
})

export const revokeShare = endpoint({
  name: 'revoke-share',
  summary: 'End a link at once and for good.',
  method: 'DELETE',
  path: '/api/shares/{id}',
  access: 'member',
  input: z.strictObject({ id }),
  output: z.object({ success: z.literal(true) }),
})

export const suspendShare = endpoint({
  name: 'suspend-share',
  summary: 'Keep a reported link from showing anything, or let it show again.',
  method: 'POST',
  path: '/api/operator/shares/{id}/suspend',
  access: 'operator',
  input: z.strictObject({ id, suspended: z.boolean('suspended must be true or false').default(true) }),
  output: share,
})

const shared = z.object({ token: z.string() })

export const openShare = endpoint({
  name: 'shared-book',
  summary: 'The reading page of a shared book, or the page that asks for its passcode.',
  method: 'GET',
  path: '/s/{token}',
  access: 'public',
  input: shared,
  media: ['text/html'],
  output: z.string(),
})

export const unlockShare = endpoint({
  ...openShare,
  name: 'unlock-shared-book',
  summary: 'The same, with the passcode as a form field.',
  method: 'POST',
  form: z.object({ passcode: z.string() }),
})

export const reportShare = endpoint({
  ...openShare,
  name: 'report-shared-book',
  summary: 'Tell the operator about a shared book; the form field `reason` says why.',
  method: 'POST',
  form: z.object({ reason: z.string() }),
  path: '/s/{token}/report',
})
