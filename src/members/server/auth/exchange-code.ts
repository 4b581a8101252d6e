// The second half of following a link: the browser that asked for it proves that it did, and is let in.

import type { AuthSession } from '../../auth-shapes.ts'
import { linkExpired, verifierWrong } from '../../auth-refusals.ts'
import type { AuthDesk } from './auth-desk.ts'
import { holdAddress, rememberHome } from './limits.ts'
import { findLink, useLink, type TokenKind } from './one-time-token.ts'
import { answersChallenge } from './pkce-challenge.ts'
import { methodOf, welcome } from './verify-one-time-token.ts'

export interface ExchangeRequest {
  code: string
  verifier: string
  address: string
}

const kinds: TokenKind[] = ['signup', 'recovery', 'magiclink', 'outside']

export async function exchangeCode(desk: AuthDesk, { code, verifier, address }: ExchangeRequest): Promise<AuthSession> {
  await holdAddress(desk, 'verify', address)
  const session = await desk.hands.database.transaction(async (rows) => {
    const now = desk.hands.now()
    const found = await findLink(rows, code, kinds, now)
    if (!found?.challenge) throw linkExpired()
    // Whoever has only the link does not use it up.
    if (!answersChallenge(verifier, found.challenge)) throw verifierWrong()
    const used = await useLink(rows, code, kinds, now)
    if (!used) throw linkExpired()
    return welcome(desk, rows, used, methodOf(used))
  })
  await rememberHome(desk, session.user.email, address)
  return session
}
