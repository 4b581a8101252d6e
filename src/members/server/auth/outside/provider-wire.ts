// The wire of OpenID Connect: where a provider's doors are, a code traded for an ID token, the token checked by its keys.

import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { z } from 'zod'
import { hour, second } from '../../../../base/dates.ts'
import type { Hands } from '../../../../platform/hands.ts'
import { normalEmail } from '../../../email-address.ts'
import type { OutsideProvider } from './providers.ts'

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
type Doors = z.infer<typeof discovered>

const tokens = z.object({ id_token: z.string() })
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string().optional(),
  // Apple says it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
})

export interface OutsidePerson {
  subject: string
  /** Only when the provider says that it is hers. */
  email: string | undefined
}

const patience = 8 * second
const remembered = hour

export function openProviderWire({ fetch, now }: Pick<Hands, 'fetch' | 'now'>) {
  const known = new Map<string, { doors: Doors; keys: ReturnType<typeof createRemoteJWKSet>; until: number }>()

  async function doorsOf({ issuer }: OutsideProvider) {
    const found = known.get(issuer)
    if (found && found.until > now().getTime()) return found
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
    const doors = discovered.parse(await answer.json())
    if (doors.issuer !== issuer) throw new Error('A provider gave itself another name')
    const keys = createRemoteJWKSet(new URL(doors.jwks_uri), { [customFetch]: fetch, timeoutDuration: patience })
    const next = { doors, keys, until: now().getTime() + remembered }
    known.set(issuer, next)
    return next
  }

  return {
    async door(provider: OutsideProvider): Promise<URL> {
      return new URL((await doorsOf(provider)).doors.authorization_endpoint)
    },

    /** Who it is; throws when the provider does not answer as it should. */
    async ask(
      provider: OutsideProvider,
      { code, verifier, nonce, callback }: { code: string; verifier: string; nonce: string; callback: string },
    ): Promise<OutsidePerson> {
      const { doors, keys } = await doorsOf(provider)
      const { clientId: client_id } = provider
      const secret = await provider.secret(now())
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        client_id,
        code_verifier: verifier,
      }
      const ways = doors.token_endpoint_auth_methods_supported ?? ['client_secret_post']
      const byForm = ways.includes('client_secret_post')
      const answer = await fetch(doors.token_endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          ...(!byForm && { authorization: `Basic ${basic(client_id, secret)}` }),
        },
        body: new URLSearchParams({ ...form, ...(byForm && { client_secret: secret }) }),
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) throw new Error(`A provider refused a code: ${answer.status}`)
      const { id_token } = tokens.parse(await answer.json())
      const { payload } = await jwtVerify(id_token, keys, {
        issuer: doors.issuer,
        audience: client_id,
        algorithms: ['RS256', 'ES256', 'EdDSA'],
        requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
        clockTolerance: 30,
        currentDate: now(),
      })
      const claims = claimsShape.parse(payload)
      if (claims.nonce !== nonce) throw new Error('An ID token is of another sign-in')
      const isHers = claims.email_verified === true || claims.email_verified === 'true'
      return { subject: claims.sub, email: isHers && claims.email ? normalEmail(claims.email) : undefined }
    },
  }
}

export type ProviderWire = ReturnType<typeof openProviderWire>

const basic = (id: string, secret: string) =>
  Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
