// Trading a refresh token for fresh tokens. A token works once, with two forgivenesses: a client whose reply was lost, and
// tabs that ask at the same moment. Any other second use means that somebody copied it: the session ends for both.

import { eq } from 'drizzle-orm'
import { sessions } from '../../../../database/schema/members.ts'
import { second } from '../../../base/dates.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import {
  refreshSessionExpired,
  refreshSessionGone,
  refreshTokenUnknown,
  refreshTokenUsed,
} from '../../auth-refusals.ts'
import type { AuthSession } from '../../auth-shapes.ts'
import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import { commitThenRefuse } from './commit-then-refuse.ts'
import { childOf, findToken, rotate, spellAgain, type RefreshToken } from './refresh-token.ts'
import { endSession, isOver, lockSession, replyFor } from './session-store.ts'

/** Tabs that wake together ask within this time of each other. */
const togetherness = 10 * second

export async function refreshSession(desk: AuthDesk, token: string): Promise<AuthSession> {
  const { database, now } = desk.hands
  return commitThenRefuse(
    database.transaction(async (rows) => {
      const seen = await findToken(rows, token)
      if (!seen) return refreshTokenUnknown()
      const session = await lockSession(rows, seen.session_id)
      // Read again under the lock: of many at once, the first has used it meanwhile.
      const presented = await findToken(rows, token)
      if (!session || !presented || session.ended_at) return refreshSessionGone()
      if (isOver(session, now())) return refreshSessionExpired()
      const next = await nextToken(desk, rows, presented)
      if (next instanceof Refusal) {
        await endSession(rows, session.id, now())
        await audit(rows, now(), session.user_id, 'refresh_token_reused', session.id)
        return next
      }
      await rows.update(sessions).set({ refreshed_at: now() }).where(eq(sessions.id, session.id))
      return replyFor(desk, rows, session, next)
    }),
  )
}

async function nextToken(desk: AuthDesk, rows: Rows, presented: RefreshToken): Promise<string | Refusal> {
  if (!presented.used_at) return rotate(desk, rows, presented)
  let child = await childOf(rows, presented)
  const isRecent = desk.hands.now().getTime() - presented.used_at.getTime() <= togetherness
  while (child?.used_at && isRecent) child = await childOf(rows, child)
  // Nobody used the child yet: its reply was lost on the way, or another tab has it too.
  return child && !child.used_at ? spellAgain(desk, rows, child) : refreshTokenUsed()
}
