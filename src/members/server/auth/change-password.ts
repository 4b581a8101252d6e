// A new password: proof that it is the member who asks, then all her other sessions end.

import { and, eq } from 'drizzle-orm'
import { credentials } from '../../../../database/schema/members.ts'
import { minute } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import {
  currentPasswordWrong,
  nonceRefused,
  reauthenticationNeeded,
  samePassword,
  sessionGone,
} from '../../auth-refusals.ts'
import { securityMail } from '../mails/security-mail.ts'
import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import type { Member } from './auth-user.ts'
import { judgePassword } from './judge-password.ts'
import { knowsPassword } from './knows-password.ts'
import { holdAddress } from './limits.ts'
import { namesIn } from './names-in.ts'
import { useCode, voidOneTimeTokens } from './one-time-token.ts'
import { endSessions, type Session } from './session-store.ts'
import { needSecondFactor, type Asker } from './who-asks.ts'

/** This long after signing in, a session may change the password without being asked for the old one: time to choose one after a recovery. */
const freshness = 15 * minute

export interface PasswordRequest {
  password: string
  currentPassword: string | undefined
  nonce: string | undefined
  address: string
}

/** All that takes time, outside the transaction. Answers the hash to keep. */
export async function prepareNewPassword(desk: AuthDesk, asker: Asker, request: PasswordRequest): Promise<string> {
  const { member } = asker
  needSecondFactor(asker)
  await holdAddress(desk, 'password', request.address)
  judgePassword(request.password, {
    email: member.email,
    names: [member.firstName, member.lastName, ...namesIn(member.metadata)],
  })
  await prove(desk, asker, request)
  if (await desk.passwords.matches(member.passwordHash, request.password)) throw samePassword()
  return desk.passwords.hash(request.password)
}

async function prove(desk: AuthDesk, { member, session }: Asker, request: PasswordRequest): Promise<void> {
  const { currentPassword, nonce, address } = request
  if (currentPassword !== undefined) {
    if (await knowsPassword(desk, member, currentPassword, address)) return
    throw currentPasswordWrong()
  }
  if (nonce !== undefined) {
    // Committed by itself: wrong tries count.
    const used = await desk.hands.database.transaction((rows) =>
      useCode(desk, rows, { userId: member.id, kinds: ['reauthentication'], code: nonce }),
    )
    if (!used) throw nonceRefused()
    return
  }
  if (desk.hands.now().getTime() - session.created_at.getTime() >= freshness) throw reauthenticationNeeded()
}

export interface Replacement {
  /** As it was when the proof was given. */
  before: Member
  session: Session
  newHash: string
}

export async function replacePassword(desk: AuthDesk, rows: Rows, { before, session, newHash }: Replacement) {
  const now = desk.hands.now()
  const [changed] = await rows
    .update(credentials)
    .set({ password_hash: newHash, updated_at: now })
    .where(and(eq(credentials.user_id, before.id), eq(credentials.password_hash, before.passwordHash)))
    .returning({ id: credentials.user_id })
  // Somebody else changed it meanwhile, and thereby ended this session.
  if (!changed) throw sessionGone()
  await endSessions(rows, before.id, now, session.id)
  await voidOneTimeTokens(rows, before.id, now)
  await audit(rows, now, before.id, 'password_changed', session.id)
  await desk.hands.mail.send(rows, securityMail('password-changed', before.email))
}
