// The call about painted pictures that no longer show the characters as the book has them.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'

export const readPicturesBehind = endpoint({
  name: 'read-pictures-behind',
  summary: 'The pages whose picture was painted before the look of somebody on it was changed, in order.',
  method: 'GET',
  path: '/api/books/{id}/pictures-behind',
  access: 'member',
  input: z.strictObject({ id: z.uuid('That id is not valid') }),
  output: z.object({ pages: z.array(z.object({ id: z.string(), page_number: z.number() })) }),
})
