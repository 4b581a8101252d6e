// Whose bearer token it is, with her session as the database knows it this moment.

import { eq } from 'drizzle-orm'
import { sessions } from '../../../../database/schema/members.ts'
import { accountNeeded } from '../../../platform/http/refusals.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import { badJwt, expiredJwt, noBearer, secondFactorFirst, sessionGone, userGone } from '../../auth-refusals.ts'
import type { AuthDesk } from './auth-desk.ts'
import { findMember, hasSecondFactor, type Member } from './auth-user.ts'
import { isOver, type Session } from './session-store.ts'

export interface Asker {
  member: Member
  session: Session
}

export async function whoAsks(desk: AuthDesk, rows: Rows, bearer: string | undefined): Promise<Asker> {
  if (!bearer) throw noBearer()
  const claims = desk.tokens.verify(bearer)
  if (claims === 'bad') throw badJwt()
  if (claims === 'expired') throw expiredJwt()
  const member = await findMember(rows, { id: claims.sub })
  if (!member) throw userGone()
  const [session] = await rows.select().from(sessions).where(eq(sessions.id, claims.session_id))
  if (!session || session.user_id !== member.id || session.ended_at || isOver(session, desk.hands.now())) {
    throw sessionGone()
  }
  return { member, session }
}

/** For all that an account has and a visitor has not: password, second factor, mails. */
export async function memberAsks(desk: AuthDesk, rows: Rows, bearer: string | undefined): Promise<Asker> {
  const asker = await whoAsks(desk, rows, bearer)
  if (asker.member.isVisitor) throw accountNeeded()
  return asker
}

/** For changes to the account: a member with a second factor must have proved it in this session. */
export function needSecondFactor({ member, session }: Asker): void {
  if (hasSecondFactor(member) && session.aal !== 'aal2') throw secondFactorFirst()
}
