// The auth protocol's calls: the wire format of Supabase Auth, spoken by the official browser client. Fields that its
// clients send and we do not need (captcha, channel …) are left aside instead of refused.

import { z } from 'zod'
import { endpoint, type Endpoint } from '../base/endpoint.ts'
import { authSession, authUser } from './auth-shapes.ts'
import { emailAddress } from './email-address.ts'
import { challengeFields } from './pkce.ts'

/** The edition of Terms and Privacy Notice that a new member agrees to. */
export const termsVersion = '2026-11-01'
export const passwordLength = { least: 6, most: 72 } as const

const secret = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .min(1, `${label} is required`)
    .max(max, `${label} can have at most ${max} characters`)
    .refine((value) => value.isWellFormed(), `${label} is not valid text`)
    // One password on every keyboard: some send é as one character, some as two.
    .transform((value) => value.normalize('NFC'))

export const password = secret('password', 1000)
const token = secret('token', 200)
const redirect = z.string('redirect_to must be text').max(2000, 'redirect_to is too long').optional()

function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return true
  return depth < 4 && Object.entries(value).every((pair) => pair.every((part) => isPlain(part, depth + 1)))
}

/** What a client keeps with the member (`user_metadata`): shown back to her, trusted by nobody. */
const metadata = z
  .record(z.string(), z.unknown(), 'data must be an object')
  .refine((value) => isPlain(value), 'data holds text that cannot be kept, or is nested too deeply')
  .refine((value) => JSON.stringify(value).length <= 2000, 'data can have at most 2000 characters')
  .nullish()
  .transform((value) => value ?? undefined)

const nothing = z.strictObject({})

/** Stand in the query also where the rest is in the body. */
export const inQuery = ['grant_type', 'scope', 'redirect_to']

export function authEndpoint<I extends z.ZodType, O extends z.ZodType>(
  described: Omit<Endpoint<I, O>, 'access'>,
): Endpoint<I, O> {
  return endpoint({ ...described, access: 'public', inQuery })
}

const signUpInput = z
  .object({
    email: emailAddress.optional(),
    password: password.optional(),
    data: metadata,
    redirect_to: redirect,
    ...challengeFields,
  })
  .transform(({ email, password, data: given, ...rest }, context) => {
    if (email === undefined && password === undefined) return { isVisitor: true as const }
    if (email !== undefined && password !== undefined) {
      const { visitor, ...data } = given ?? {}
      return { ...rest, email, password, data, visitor: typeof visitor === 'string' ? visitor : undefined }
    }
    const missing = email === undefined ? 'email' : 'password'
    context.addIssue({ code: 'custom', path: [missing], message: `${missing} is required` })
    return z.NEVER
  })

export const signUp = authEndpoint({
  name: 'auth-sign-up',
  summary:
    'Become a member. Answers a session, or only the user when the e-mail must be confirmed first. Without e-mail and password: a visitor, whose book is held for a day. `data.visitor`: her refresh token, when she becomes a member.',
  method: 'POST',
  path: '/auth/v1/signup',
  input: signUpInput,
  refuses: [422],
  output: z.union([authSession, authUser]),
})

export const grantTypes = ['password', 'refresh_token', 'pkce'] as const
export const getToken = authEndpoint({
  name: 'auth-token',
  summary:
    'Sign in by password, trade a refresh token for fresh tokens, or (pkce) the code that a link brought back. `grant_type` stands in the query.',
  method: 'POST',
  path: '/auth/v1/token',
  input: z.discriminatedUnion(
    'grant_type',
    [
      z.object({ grant_type: z.literal('password'), email: emailAddress, password }),
      z.object({ grant_type: z.literal('refresh_token'), refresh_token: secret('refresh_token', 500) }),
      z.object({
        grant_type: z.literal('pkce'),
        auth_code: secret('auth_code', 200),
        code_verifier: secret('code_verifier', 200),
      }),
    ],
    `grant_type must be one of ${grantTypes.join(', ')}`,
  ),
  output: authSession,
})

export const readUser = authEndpoint({
  name: 'auth-read-user',
  summary: 'The member whose access token it is.',
  method: 'GET',
  path: '/auth/v1/user',
  input: z.object({}),
  asksToken: true,
  output: authUser,
})

export const updateUser = authEndpoint({
  name: 'auth-update-user',
  summary: 'Change the password or the metadata. The e-mail cannot be changed.',
  method: 'PUT',
  path: '/auth/v1/user',
  input: z.object({
    password: password.nullish(),
    current_password: secret('current_password', 1000).nullish(),
    nonce: secret('nonce', 20).nullish(),
    data: metadata,
    email: z.string('email must be text').max(1000, 'email is too long').nullish(),
    phone: z.string('phone must be text').max(100, 'phone is too long').nullish(),
  }),
  asksToken: true,
  refuses: [422],
  output: authUser,
})

export const signOut = authEndpoint({
  name: 'auth-sign-out',
  summary: 'End this session (local), all others (others) or all (global). `scope` stands in the query.',
  method: 'POST',
  path: '/auth/v1/logout',
  input: z.object({
    scope: z.enum(['global', 'local', 'others'], 'scope must be global, local or others').default('global'),
  }),
  asksToken: true,
  output: z.null(),
  status: 204,
})

const mailInput = z.object({ email: emailAddress, redirect_to: redirect, ...challengeFields })

export const recover = authEndpoint({
  name: 'auth-recover',
  summary: 'Mail a link and a code for choosing a new password. The answer is the same for every address.',
  method: 'POST',
  path: '/auth/v1/recover',
  input: mailInput,
  output: nothing,
})

export const sendOtp = authEndpoint({
  name: 'auth-otp',
  summary: 'Mail a link and a code for signing in. The answer is the same for every address; makes no new member.',
  method: 'POST',
  path: '/auth/v1/otp',
  input: mailInput,
  output: nothing,
})
export const resend = authEndpoint({
  name: 'auth-resend',
  summary: 'Mail the confirmation of a sign-up again. The answer is the same for every address.',
  method: 'POST',
  path: '/auth/v1/resend',
  input: z.object({ ...mailInput.shape, type: z.enum(['signup', 'email_change'], 'type must be signup') }),
  output: nothing,
})
/** What a mailed link or code may be for. `email` is the clients' word for whichever of sign-up and magic link it was. */
export const verifyTypes = ['signup', 'recovery', 'magiclink', 'email'] as const
export type VerifyType = (typeof verifyTypes)[number]
const verifyType = z.enum(verifyTypes, `type must be one of ${verifyTypes.join(', ')}`)

export const followLink = authEndpoint({
  name: 'auth-follow-link',
  summary:
    'A link from a mail: goes on to a page of ours with a code for the browser that asked (pkce), else with the session, or the error, behind the #.',
  method: 'GET',
  path: '/auth/v1/verify',
  // Whatever stands there, a person followed a link: she is led to a page that explains.
  input: z.object({
    type: z.string().optional(),
    token: z.string().optional(),
    token_hash: z.string().optional(),
    redirect_to: z.string().optional(),
  }),
  output: z.null(),
  status: 303,
})
const verifyInput = z
  .object({
    type: verifyType,
    token_hash: token.nullish(),
    email: emailAddress.nullish(),
    token: token.nullish(),
  })
  .transform(({ type, token_hash, email, token }, context) => {
    if (token_hash) return { type, link: token_hash }
    if (email && token) return { type, email, code: token.replaceAll(/\s/g, '') }
    const missing = email ? 'token' : 'email'
    context.addIssue({ code: 'custom', path: [missing], message: `${missing} is required` })
    return z.NEVER
  })

export const verify = authEndpoint({
  name: 'auth-verify',
  summary: 'Sign in by a mailed code (with the e-mail) or by the token of a mailed link (token_hash).',
  method: 'POST',
  path: '/auth/v1/verify',
  input: verifyInput,
  refuses: [403],
  output: authSession,
})
export const reauthenticate = authEndpoint({
  name: 'auth-reauthenticate',
  summary: 'Mail a code (`nonce`) that allows a password change in an old session.',
  method: 'GET',
  path: '/auth/v1/reauthenticate',
  input: z.object({}),
  asksToken: true,
  output: nothing,
})
export const readAuthSettings = authEndpoint({
  name: 'auth-settings',
  summary: 'Which ways of signing in are open.',
  method: 'GET',
  path: '/auth/v1/settings',
  input: z.object({}),
  output: z.object({
    external: z.record(z.string(), z.boolean()),
    disable_signup: z.boolean(),
    mailer_autoconfirm: z.boolean(),
    phone_autoconfirm: z.boolean(),
    sms_provider: z.string(),
    mfa_enabled: z.boolean(),
    saml_enabled: z.boolean(),
  }),
})
export const authHealth = authEndpoint({
  name: 'auth-health',
  summary: 'Whether the auth service answers.',
  method: 'GET',
  path: '/auth/v1/health',
  input: z.object({}),
  output: z.object({ version: z.string(), name: z.string(), description: z.string() }),
})
