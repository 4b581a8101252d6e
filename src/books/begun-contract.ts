// The calls about books that are begun: what the wizard has been answered so far, on every device of its member.

import { listOf, placeQuery } from '../base/pagination.ts'
import { z } from 'zod'
import { endpoint, memberOrVisitor } from '../base/endpoint.ts'
import { line, text } from '../base/text.ts'
import { begunLimits, limits } from './book.ts'

const id = z.uuid('That id is not valid')

export const begunBook = z.object({
  id: z.string(),
  /** Of the hero; empty while she has none. */
  name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type BegunBook = z.infer<typeof begunBook>

export const listBegun = endpoint({
  name: 'list-begun-books',
  summary: 'The books that a member has begun in the wizard and not made yet, last changed first.',
  method: 'GET',
  path: '/api/begun-books',
  ...memberOrVisitor,
  input: z.strictObject(placeQuery),
  output: listOf(begunBook),
})

export const readBegun = endpoint({
  name: 'read-begun-book',
  summary: 'What the wizard has been answered for one of them.',
  method: 'GET',
  path: '/api/begun-books/{id}',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  output: begunBook.extend({ state: z.string() }),
})

export const keepBegun = endpoint({
  name: 'keep-begun-book',
  summary: 'Keep what the wizard has been answered so far, for thirty days.',
  method: 'PUT',
  path: '/api/begun-books/{id}',
  ...memberOrVisitor,
  input: z.strictObject({
    id,
    name: line({ label: 'Name', max: limits.name }).default(''),
    state: text({ label: 'What was answered', max: begunLimits.state, required: 'There is nothing to keep' }),
  }),
  refuses: [409],
  output: begunBook,
})

export const deleteBegun = endpoint({
  name: 'delete-begun-book',
  summary: 'Forget a book that was begun.',
  method: 'DELETE',
  path: '/api/begun-books/{id}',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  output: z.object({ success: z.literal(true) }),
})
