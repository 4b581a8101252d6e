// The auth protocol's calls about signing in by an outside provider: out to it, and back.

import { z } from 'zod'
import { authEndpoint } from './auth-contract.ts'
import { challengeFields } from './pkce.ts'

export const beginOutside = authEndpoint({
  name: 'auth-authorize',
  summary:
    'Leads to the provider (google, apple, custom:oidc, as `settings` lists them), and by it back to `redirect_to` with a code for the browser that asked.',
  method: 'GET',
  path: '/auth/v1/authorize',
  input: z.object({
    provider: z.string('provider is required').max(100, 'provider is not known'),
    redirect_to: z.string('redirect_to must be text').max(2000, 'redirect_to is too long').optional(),
    ...challengeFields,
  }),
  output: z.null(),
  status: 303,
})

const answered = {
  summary:
    'Where a provider sends a person back to; goes on to a page of ours with a code, or what went wrong behind the #.',
  path: '/auth/v1/callback',
  // Whatever stands there, a person came back: she is led to a page that explains.
  input: z.object({ code: z.string().optional(), state: z.string().optional(), error: z.string().optional() }),
  output: z.null(),
  status: 303,
} as const

export const endOutside = authEndpoint({ ...answered, name: 'auth-callback', method: 'GET' })
/** Apple posts a form. */
export const endOutsideByForm = authEndpoint({ ...answered, name: 'auth-callback-form', method: 'POST' })
