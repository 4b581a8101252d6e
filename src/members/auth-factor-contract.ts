// The auth protocol's calls about a second factor.

import { z } from 'zod'
import { line } from '../base/text.ts'
import { authEndpoint } from './auth-contract.ts'
import { authSession } from './auth-shapes.ts'

const id = z.uuid('factor id must be a UUID')

export const enrolFactor = authEndpoint({
  name: 'auth-enrol-factor',
  summary: 'Begin a second factor: answers the secret for an authenticator app, also as a QR code.',
  method: 'POST',
  path: '/auth/v1/factors',
  input: z.object({
    factor_type: z.string('factor_type is required').max(20, 'factor_type must be totp'),
    friendly_name: line({ label: 'friendly_name', max: 60 })
      .nullish()
      .transform((name) => name ?? ''),
  }),
  asksToken: true,
  refuses: [422],
  output: z.object({
    id: z.string(),
    type: z.literal('totp'),
    friendly_name: z.string(),
    totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
  }),
})

export const challengeFactor = authEndpoint({
  name: 'auth-challenge-factor',
  summary: 'Begin a check of the second factor; good for five minutes and five tries.',
  method: 'POST',
  path: '/auth/v1/factors/{id}/challenge',
  input: z.object({ id }),
  asksToken: true,
  output: z.object({ id: z.string(), type: z.literal('totp'), expires_at: z.number() }),
})

export const verifyFactor = authEndpoint({
  name: 'auth-verify-factor',
  summary: 'Prove the second factor: lifts the session to aal2.',
  method: 'POST',
  path: '/auth/v1/factors/{id}/verify',
  input: z.object({
    id,
    challenge_id: z.uuid('challenge_id must be a UUID'),
    code: z.string('code is required').max(20, 'code must be six digits'),
  }),
  asksToken: true,
  refuses: [422],
  output: authSession,
})

export const removeFactor = authEndpoint({
  name: 'auth-remove-factor',
  summary: 'Give up a second factor.',
  method: 'DELETE',
  path: '/auth/v1/factors/{id}',
  input: z.object({ id }),
  asksToken: true,
  refuses: [422],
  output: z.object({ id: z.string() }),
})
