// Signing in, ready for the house's door: the routes of the auth protocol, and who holds a bearer token.

import { z } from 'zod'
import type { Hands } from '../../../platform/hands.ts'
import { notSignedIn } from '../../../platform/http/refusals.ts'
import type { Caller, Route } from '../../../platform/http/route.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { signInElsewhere } from '../../auth-refusals.ts'
import { answerAuth } from './answer-auth.ts'
import { openDesk } from './auth-desk.ts'
import { authTable } from './auth-routes.ts'
import { findMember } from './auth-user.ts'
import { identifyHosted } from './identify-hosted.ts'
import { identifyMember } from './identify-member.ts'
import { outsideRoutes } from './outside/outside-routes.ts'
import { knowsHostedPassword } from './knows-hosted-password.ts'
import { knowsPassword, type KnowsPassword } from './knows-password.ts'

export interface Auth {
  authRoutes: readonly Route[]
  /** Who holds this bearer token; throws a Refusal of the house's door when it is not good. */
  identify(token: string): Promise<Caller>
  /** Whether it is her password; `address`: the network's, since guesses are counted. */
  knowsPassword: KnowsPassword
}

/** `secrets`: what `installationSecrets(config)` answers. */
export function openAuth(hands: Hands, secrets: Secrets): Auth {
  const desk = openDesk(hands, secrets)
  const { AUTH_URL, AUTH_JWKS_URL } = hands.config
  const authRoutes = [...authTable(desk), ...outsideRoutes(desk, secrets)]
  if (AUTH_URL && AUTH_JWKS_URL) {
    const elsewhere = () => Promise.reject(signInElsewhere(AUTH_URL))
    return {
      authRoutes: authRoutes.map(({ endpoint }) => ({
        endpoint,
        answer: answerAuth({ ...endpoint, input: z.unknown() }, elsewhere).answer,
      })),
      identify: identifyHosted(hands, AUTH_URL, AUTH_JWKS_URL),
      knowsPassword: knowsHostedPassword(hands, AUTH_URL),
    }
  }
  return {
    authRoutes,
    identify: async (token) => identifyMember(desk, token),
    async knowsPassword(caller, password, address) {
      const member = await findMember(hands.database.owner, { id: caller.id })
      if (!member) throw notSignedIn()
      return knowsPassword(desk, member, password, address)
    },
  }
}
