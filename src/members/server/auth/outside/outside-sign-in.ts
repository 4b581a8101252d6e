// Signing in by a provider: out to it with a sealed state, and back with a code that only the browser that asked can trade.

import { createHash } from 'node:crypto'
import { Refusal } from '../../../../base/refusal.ts'
import { paths } from '../../../../base/paths.ts'
import { describeFault } from '../../../../platform/log.ts'
import {
  challengeMissing,
  outsideCanceled,
  outsideExpired,
  outsideUnavailable,
  providerUnknown,
} from '../../../auth-refusals.ts'
import type { ChallengeFields } from '../../../pkce.ts'
import type { AuthDesk } from '../auth-desk.ts'
import { answerWith, errorWords, goTo, withCode } from '../lead-back.ts'
import { holdAddress } from '../limits.ts'
import { makeOneTimeToken } from '../one-time-token.ts'
import { ownOrigin, ownPath } from '../own-origin.ts'
import { challengeOf } from '../pkce-challenge.ts'
import { memberFor } from './outside-member.ts'
import type { OutsideStates } from './outside-state.ts'
import type { ProviderWire } from './provider-wire.ts'
import type { OutsideProvider } from './providers.ts'

export interface OutsideDesk {
  desk: AuthDesk
  providers: readonly OutsideProvider[]
  wire: ProviderWire
  states: OutsideStates
}

export interface BeginRequest extends ChallengeFields {
  provider: string
  redirect_to?: string | undefined
}

interface Asked {
  address: string
  host: string
}

const callbackOf = (origin: string) => `${origin}/auth/v1/callback`

export async function beginOutside(
  { desk, providers, wire, states }: OutsideDesk,
  request: BeginRequest & Asked,
): Promise<Response> {
  const { hands } = desk
  const origin = ownOrigin(hands.config, request.host)
  const provider = providers.find(({ id }) => id === request.provider)
  const challenge = challengeOf(request)
  if (!provider) throw providerUnknown()
  if (challenge === undefined) throw challengeMissing()
  await holdAddress(desk, 'outside', request.address)
  const secret = () => Buffer.from(hands.randomBytes(32)).toString('base64url')
  const [nonce, verifier] = [secret(), secret()]
  const path = ownPath(request.redirect_to, origin) ?? paths.signIn
  try {
    const door = await wire.door(provider)
    const asked = {
      client_id: provider.clientId,
      redirect_uri: callbackOf(origin),
      response_type: 'code',
      scope: provider.scope,
      state: states.seal({ provider: provider.id, challenge, path, nonce, verifier }),
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(provider.mode === 'form_post' && { response_mode: 'form_post' }),
    }
    for (const [name, value] of Object.entries(asked)) door.searchParams.set(name, value)
    return answerWith(door.href)
  } catch (fault) {
    hands.log.warn('a sign-in provider is away', { code: provider.id, fault: describeFault(fault) })
    return goTo(path, errorWords(outsideUnavailable()))
  }
}

export interface EndRequest extends Asked {
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

export async function endOutside(
  outside: OutsideDesk,
  { code, state: sealed, ...asked }: EndRequest,
): Promise<Response> {
  const { desk, providers, states } = outside
  const origin = ownOrigin(desk.hands.config, asked.host)
  const state = sealed === undefined ? undefined : states.open(sealed)
  const path = state?.path ?? paths.signIn
  try {
    await holdAddress(desk, 'outside', asked.address)
    const provider = providers.find(({ id }) => id === state?.provider)
    if (!state || !provider) throw outsideExpired()
    if (code === undefined) throw outsideCanceled()
    const person = await personOf(outside, provider, { ...state, code, callback: callbackOf(origin) })
    const spareHash = await desk.passwords.hash(Buffer.from(desk.hands.randomBytes(32)).toString('base64url'))
    const { link } = await desk.hands.database.transaction(async (rows) => {
      const userId = await memberFor(desk, rows, { provider, person, spareHash })
      return makeOneTimeToken(desk, rows, { userId, kind: 'outside', challenge: state.challenge })
    })
    return answerWith(withCode(path, { code: link }, origin))
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    return goTo(path, errorWords(fault))
  }
}

/** Whatever a provider does wrong is told in the same words; which it was stands in the log. */
async function personOf(
  { desk, wire }: OutsideDesk,
  provider: OutsideProvider,
  asked: { code: string; verifier: string; nonce: string; callback: string },
) {
  try {
    return await wire.ask(provider, asked)
  } catch (fault) {
    desk.hands.log.warn('a sign-in provider did not say who it is', { code: provider.id, fault: describeFault(fault) })
    throw outsideUnavailable()
  }
}
