// Access tokens: JWTs by HS256, made and checked here without waiting, since every request of a member needs one.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { hour, second } from '../../../base/dates.ts'
import type { Secrets } from '../../../platform/secrets.ts'

export const accessTokenLife = hour / second
/** Clocks of two servers may differ by this many seconds. */
const leeway = 10

const claimsShape = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  iat: z.number(),
  nbf: z.number().optional(),
  exp: z.number(),
  email: z.string(),
  is_anonymous: z.boolean().default(false),
  aal: z.enum(['aal1', 'aal2']),
  session_id: z.uuid(),
  app_metadata: z.looseObject({ is_operator: z.boolean().optional(), second_factor: z.boolean().optional() }),
})
export type AccessClaims = z.infer<typeof claimsShape>

export interface AccessTokens {
  sign(claims: Record<string, unknown>): { token: string; expiresAt: number }
  verify(token: string): AccessClaims | 'bad' | 'expired'
}

export interface AccessTokensOptions {
  secrets: Secrets
  issuer: string
  now(): Date
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Signer {
  header: string
  signature(signed: string): string
}

function signerWith(secret: string): Signer {
  const kid = createHash('sha256').update(`kid ${secret}`).digest('hex').slice(0, 12)
  return {
    header: `${base64url({ alg: 'HS256', typ: 'JWT', kid })}.`,
    signature: (signed) => createHmac('sha256', secret).update(signed).digest('base64url'),
  }
}

export function accessTokens({ secrets: [secret, ...former], issuer, now }: AccessTokensOptions): AccessTokens {
  const newest = signerWith(secret)
  const signers = [newest, ...former.map(signerWith)]
  const seconds = () => Math.floor(now().getTime() / second)

  function readPayload(token: string): unknown {
    const dot = token.lastIndexOf('.')
    const signed = token.slice(0, dot)
    if (token.length > 12_000) return undefined
    // Only tokens that begin with exactly these bytes are looked at: no other algorithm, type or key can be asked for.
    const signer = signers.find(({ header }) => dot > header.length && signed.startsWith(header))
    if (!signer) return undefined
    const given = Buffer.from(token.slice(dot + 1))
    const right = Buffer.from(signer.signature(signed))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    try {
      return JSON.parse(Buffer.from(signed.slice(signer.header.length), 'base64url').toString())
    } catch {
      return undefined
    }
  }

  return {
    sign(claims) {
      const iat = seconds()
      const expiresAt = iat + accessTokenLife
      const signed = newest.header + base64url({ ...claims, iss: issuer, aud: 'authenticated', iat, exp: expiresAt })
      return { token: `${signed}.${newest.signature(signed)}`, expiresAt }
    },
    verify(token) {
      const parsed = claimsShape.safeParse(readPayload(token))
      if (!parsed.success) return 'bad'
      const { iss, exp, iat, nbf = iat } = parsed.data
      const at = seconds()
      if (iss !== issuer || Math.max(iat, nbf) > at + leeway) return 'bad'
      return exp <= at - leeway ? 'expired' : parsed.data
    },
  }
}
