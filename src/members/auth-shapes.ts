// What the auth protocol answers: the user and the session, as its clients know them.

import { z } from 'zod'

const moment = z.string()
const factor = z.object({
  id: z.string(),
  friendly_name: z.string(),
  factor_type: z.string(),
  status: z.enum(['unverified', 'verified']),
  created_at: moment,
  updated_at: moment,
})
export const authUser = z.object({
  id: z.string(),
  aud: z.string(),
  role: z.string(),
  email: z.string(),
  email_confirmed_at: moment.optional(),
  confirmed_at: moment.optional(),
  confirmation_sent_at: moment.optional(),
  last_sign_in_at: moment.optional(),
  phone: z.string(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(z.record(z.string(), z.unknown())),
  factors: z.array(factor).optional(),
  created_at: moment,
  updated_at: moment,
  is_anonymous: z.boolean(),
})
export type AuthUser = z.infer<typeof authUser>

export const authSession = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  expires_at: z.number(),
  refresh_token: z.string(),
  user: authUser,
})
export type AuthSession = z.infer<typeof authSession>
