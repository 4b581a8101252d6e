// Whose token it is when a hosted auth service (AUTH_URL) signs people in: checked by that service's public keys.

import { eq } from 'drizzle-orm'
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { users } from '../../../../database/schema/members.ts'
import { minute, second } from '../../../base/dates.ts'
import { badToken, unavailable } from '../../../platform/http/refusals.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Hands } from '../../../platform/hands.ts'
import { normalEmail } from '../../email-address.ts'
import { hostedEmailTaken, hostedNeedsEmail } from '../../auth-refusals.ts'

const claimsShape = z.object({
  sub: z.uuid(),
  email: z.string().optional(),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2']).catch('aal1'),
})

/** Whose row stands here is looked up again after this: an operator may have been named meanwhile. */
const remembered = 5 * minute
const mostRemembered = 10_000

interface Known {
  email: string
  isOperator: boolean
  until: number
}

export function identifyHosted(hands: Hands, authUrl: string, jwksUrl: string): (token: string) => Promise<Caller> {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { [customFetch]: hands.fetch, timeoutDuration: 5 * second })
  const known = new Map<string, Known>()

  async function readClaims(token: string) {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: authUrl.replace(/\/$/, ''),
        audience: 'authenticated',
        algorithms: ['ES256', 'RS256', 'EdDSA'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: 10,
        currentDate: hands.now(),
      })
      return claimsShape.parse(payload)
    } catch (fault) {
      // The keys could not be fetched: not the member's fault, and no reason to sign her out.
      const isOutage = fault instanceof errors.JOSEError ? isKeyOutage(fault) : !(fault instanceof z.ZodError)
      throw isOutage ? unavailable() : badToken()
    }
  }

  /** The member's row, made on her first token: books and orders refer to it. */
  async function rowOf(id: string, email: string): Promise<Known> {
    const { owner } = hands.database
    const now = hands.now()
    const [added] = await owner
      .insert(users)
      .values({ id, email, created_at: now, updated_at: now })
      .onConflictDoNothing()
      .returning({ id: users.id })
    const [row] = await owner.select().from(users).where(eq(users.id, id))
    if (!row) throw hostedEmailTaken()
    if (!added && row.email !== email) await owner.update(users).set({ email, updated_at: now }).where(eq(users.id, id))
    return { email, isOperator: row.is_operator, until: now.getTime() + remembered }
  }

  return async (token) => {
    const claims = await readClaims(token)
    const email = normalEmail(claims.email ?? '')
    if (!email) throw hostedNeedsEmail()
    let member = known.get(claims.sub)
    if (member?.email !== email || member.until <= hands.now().getTime()) {
      member = await rowOf(claims.sub, email)
      if (known.size >= mostRemembered) known.clear()
      known.set(claims.sub, member)
    }
    return {
      id: claims.sub,
      email,
      sessionId: null,
      aal: claims.aal,
      isOperator: member.isOperator || hands.config.operatorEmails.has(email),
      isVisitor: false,
    }
  }
}

/** jose says `ERR_JOSE_GENERIC` when the keys' address answers anything but keys. */
const isKeyOutage = ({ code }: errors.JOSEError) => code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC'
