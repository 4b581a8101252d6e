// The same question where a hosted auth service (AUTH_URL) keeps the passwords: it is asked as its sign-in page would.

import { z } from 'zod'
import { minute, second } from '../../../base/dates.ts'
import type { Hands } from '../../../platform/hands.ts'
import { holdMember } from '../../../platform/hold-member.ts'
import { unavailable } from '../../../platform/http/refusals.ts'
import type { KnowsPassword } from './knows-password.ts'

const guesses = { name: 'hosted-guess/member', most: 10, within: 5 * minute }
const signedIn = z.object({ user: z.object({ id: z.string() }) })

export function knowsHostedPassword(hands: Hands, authUrl: string): KnowsPassword {
  const address = `${authUrl.replace(/\/$/, '')}/token?grant_type=password`
  return async ({ id, email }, password) => {
    await holdMember(hands, guesses, id)
    const answer = await hands
      .fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'anon' },
        body: JSON.stringify({ email, password }),
        signal: AbortSignal.timeout(5 * second),
      })
      .catch(() => {
        throw unavailable()
      })
    if (answer.status === 429 || answer.status >= 500) throw unavailable()
    if (!answer.ok) return false
    return signedIn.safeParse(await answer.json().catch(() => undefined)).data?.user.id === id
  }
}
