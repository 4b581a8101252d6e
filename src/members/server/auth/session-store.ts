// Sessions: begun at each sign-in, ended by signing out, by time or by a stolen token.

import { and, eq, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { sessions } from '../../../../database/schema/members.ts'
import { second } from '../../../base/dates.ts'
import { sessionLimits } from '../../../platform/database/act-as-member.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { AuthSession } from '../../auth-shapes.ts'
import { accessTokenLife } from './access-tokens.ts'
import type { AuthDesk } from './auth-desk.ts'
import { appMetadata, findMember, showUser, type Member } from './auth-user.ts'
import { newId } from './new-id.ts'
import { addToken } from './refresh-token.ts'

export type Session = typeof sessions.$inferSelect

/** How a member proved who she is, in the protocol's words. */
export type Method = 'password' | 'otp' | 'magiclink' | 'recovery' | 'email/signup' | 'totp' | 'oauth' | 'anonymous'

const methods = z.array(z.object({ method: z.string(), timestamp: z.number() }))

/** `amr` of the session with one more proof, newest first. */
export function withMethod(session: Pick<Session, 'amr'>, method: Method, now: Date) {
  return [{ method, timestamp: Math.floor(now.getTime() / second) }, ...methods.catch([]).parse(session.amr)]
}

export function isOver(session: Session, now: Date): boolean {
  return (
    now.getTime() - session.refreshed_at.getTime() >= sessionLimits.idle ||
    now.getTime() - session.created_at.getTime() >= sessionLimits.absolute
  )
}

/** Answers what the member's client keeps. `last_sign_in_at` is the caller's: it writes that row anyway. */
export async function beginSession(desk: AuthDesk, rows: Rows, userId: string, method: Method): Promise<AuthSession> {
  const now = desk.hands.now()
  const [session] = await rows
    .insert(sessions)
    .values({
      id: newId(desk.hands),
      user_id: userId,
      amr: withMethod({ amr: [] }, method, now),
      created_at: now,
      refreshed_at: now,
    })
    .returning()
  if (!session) throw new Error('A session was not kept')
  return replyFor(desk, rows, session, await addToken(desk, rows, session.id))
}

export async function replyFor(desk: AuthDesk, rows: Rows, session: Session, token: string): Promise<AuthSession> {
  const member = await findMember(rows, { id: session.user_id })
  if (!member) throw new Error('A session without its member')
  return showSession(desk, member, session, token)
}

function showSession(desk: AuthDesk, member: Member, session: Session, refreshToken: string): AuthSession {
  const { token, expiresAt } = desk.tokens.sign({
    sub: member.id,
    email: member.email,
    phone: '',
    app_metadata: appMetadata(member),
    user_metadata: member.metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: methods.catch([]).parse(session.amr),
    session_id: session.id,
    is_anonymous: member.isVisitor,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenLife,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: showUser(member),
  }
}

export async function lockSession(rows: Rows, id: string): Promise<Session | undefined> {
  const [session] = await rows.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return session
}

export async function endSession(rows: Rows, id: string, now: Date): Promise<void> {
  await rows
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at)))
}

/** All sessions of a member, but for the one to be kept. */
export async function endSessions(rows: Rows, userId: string, now: Date, keep?: string): Promise<void> {
  await rows
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at), keep ? ne(sessions.id, keep) : undefined))
}
