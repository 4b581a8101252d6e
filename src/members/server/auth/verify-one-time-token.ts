// Signing in by what was mailed: the link, or the six digits with the e-mail.

import { eq, sql } from 'drizzle-orm'
import { credentials } from '../../../../database/schema/members.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { VerifyType } from '../../auth-contract.ts'
import { codeExpired, linkExpired } from '../../auth-refusals.ts'
import type { AuthSession } from '../../auth-shapes.ts'
import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import { findMember } from './auth-user.ts'
import { bringWhoeverBecame } from './bring-along.ts'
import { commitThenRefuse } from './commit-then-refuse.ts'
import { holdAddress, holdCodes, rememberHome } from './limits.ts'
import { kindsOf, useCode, useLink, type OneTimeToken } from './one-time-token.ts'
import { beginSession, type Method } from './session-store.ts'
import { unhurried } from './unhurried.ts'

const methods: Record<string, Method> = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  outside: 'oauth',
}
export const methodOf = ({ kind }: OneTimeToken): Method => methods[kind] ?? 'otp'

/** Whatever was mailed proves that the address is hers; and whoever signed up for it as a visitor brings her books. */
export async function confirmEmail(rows: Rows, userId: string, now: Date): Promise<void> {
  await rows
    .update(credentials)
    .set({ email_confirmed_at: sql`coalesce(${credentials.email_confirmed_at}, ${now})` })
    .where(eq(credentials.user_id, userId))
  await bringWhoeverBecame(rows, userId, now)
}

export async function welcome(desk: AuthDesk, rows: Rows, used: OneTimeToken, method: Method): Promise<AuthSession> {
  const now = desk.hands.now()
  await confirmEmail(rows, used.user_id, now)
  await rows.update(credentials).set({ last_sign_in_at: now }).where(eq(credentials.user_id, used.user_id))
  await audit(rows, now, used.user_id, 'signed_in')
  return beginSession(desk, rows, used.user_id, method)
}

export interface LinkRequest {
  type: VerifyType
  link: string
  address: string
}

export async function verifyLink(desk: AuthDesk, { type, link, address }: LinkRequest): Promise<AuthSession> {
  await holdAddress(desk, 'verify', address)
  return desk.hands.database.transaction(async (rows) => {
    const used = await useLink(rows, link, kindsOf(type), desk.hands.now())
    if (!used) throw linkExpired()
    return welcome(desk, rows, used, methodOf(used))
  })
}

export interface CodeRequest {
  type: VerifyType
  email: string
  code: string
  address: string
}

export async function verifyCode(desk: AuthDesk, { type, email, code, address }: CodeRequest): Promise<AuthSession> {
  await holdAddress(desk, 'verify', address)
  await holdCodes(desk, email)
  const session = await unhurried(() =>
    commitThenRefuse(
      desk.hands.database.transaction(async (rows) => {
        const member = await findMember(rows, { email })
        if (!member) return codeExpired()
        const used = await useCode(desk, rows, { userId: member.id, kinds: kindsOf(type), code })
        return used ? welcome(desk, rows, used, used.kind === 'recovery' ? 'recovery' : 'otp') : codeExpired()
      }),
    ),
  )
  await rememberHome(desk, email, address)
  return session
}
