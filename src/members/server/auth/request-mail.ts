// Asking for a sign-in mail. Whoever asks is told nothing about the address, neither in words nor by the time it takes.

import type { AuthDesk } from './auth-desk.ts'
import { findMember, type Member } from './auth-user.ts'
import { holdMails } from './limits.ts'
import { lockMember } from './lock-member.ts'
import { mailOneTimeToken } from './mail-one-time-token.ts'
import type { TokenKind } from './one-time-token.ts'
import { unhurried } from './unhurried.ts'

export interface SignInMailRequest {
  kind: 'signup' | 'recovery' | 'magiclink'
  email: string
  address: string
  origin: string
  redirectTo: string | undefined
  challenge: string | undefined
}

/** A recovery or magic link proves the address as well as a confirmation does. */
function wanted(member: Member, kind: TokenKind): boolean {
  return kind !== 'signup' || !member.confirmedAt
}

export async function requestMail(desk: AuthDesk, request: SignInMailRequest): Promise<Record<string, never>> {
  return unhurried(async () => {
    const { kind, email, address } = request
    await holdMails(desk, kind, email, address)
    await desk.hands.database.transaction(async (rows) => {
      const member = await findMember(rows, { email })
      if (!member || !wanted(member, kind) || !(await lockMember(rows, member.id))) return
      await mailOneTimeToken(desk, rows, { ...request, userId: member.id })
    })
    return {}
  })
}
