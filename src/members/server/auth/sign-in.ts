// Signing in by password. An unknown e-mail costs the same time and gets the same answer as a wrong password.

import { and, eq } from 'drizzle-orm'
import { credentials, users } from '../../../../database/schema/members.ts'
import { emailNotConfirmed, wrongCredentials } from '../../auth-refusals.ts'
import type { AuthSession } from '../../auth-shapes.ts'
import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import { countGuess, holdAddress } from './limits.ts'
import { lockMember } from './lock-member.ts'
import { beginSession } from './session-store.ts'

export interface SignInRequest {
  email: string
  password: string
  address: string
}

export async function signIn(desk: AuthDesk, { email, password, address }: SignInRequest): Promise<AuthSession> {
  const { database, config, now } = desk.hands
  desk.passwords.refuseWhenFull()
  await holdAddress(desk, 'signIn', address)
  const giveBack = await countGuess(desk, email, address)
  // One query, whether she exists or not: a second one would tell.
  const [member] = await database.owner
    .select({ id: users.id, passwordHash: credentials.password_hash, confirmedAt: credentials.email_confirmed_at })
    .from(users)
    .innerJoin(credentials, eq(credentials.user_id, users.id))
    .where(eq(users.email, email))
  if (!(await desk.passwords.matches(member?.passwordHash, password)) || !member) {
    desk.hands.log.warn('sign-in refused', { code: 'invalid_credentials', member: member?.id })
    throw wrongCredentials()
  }
  await giveBack()
  if (config.emailConfirmation && !member.confirmedAt) throw emailNotConfirmed()
  return database.transaction(async (rows) => {
    await lockMember(rows, member.id)
    // The password may have been changed while we hashed: then the old one must not open a session any more.
    const [still] = await rows
      .update(credentials)
      .set({ last_sign_in_at: now() })
      .where(and(eq(credentials.user_id, member.id), eq(credentials.password_hash, member.passwordHash)))
      .returning({ id: credentials.user_id })
    if (!still) throw wrongCredentials()
    const session = await beginSession(desk, rows, member.id, 'password')
    await audit(rows, now(), member.id, 'signed_in')
    return session
  })
}
