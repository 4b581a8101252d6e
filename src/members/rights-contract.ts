// What every screen asks of the member: by itself, so that none waits for profile and addresses.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'

export const readRights = endpoint({
  name: 'read-rights',
  summary: 'Whether the member is an operator, too, and whether her account is about to be deleted.',
  method: 'GET',
  path: '/api/rights',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({ is_operator: z.boolean(), deletion_at: z.string().nullable() }),
})

export type Rights = z.infer<typeof readRights.output>
