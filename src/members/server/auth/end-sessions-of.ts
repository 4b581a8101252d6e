// What an operator does when an account, or the whole shop, is in wrong hands: its sessions end at once, with all their tokens.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { auditEvents, sessions, users } from '../../../../database/schema/members.ts'
import type { Database } from '../../../platform/database/database.ts'
import { StartFault } from '../../../platform/start-fault.ts'

/** Answers how many were ended. */
export async function endSessionsOf(database: Database, whose: { email: string } | 'everybody', now: Date) {
  return database.transaction(async (rows) => {
    if (whose !== 'everybody' && (await rows.$count(users, eq(users.email, whose.email.trim().toLowerCase()))) === 0)
      throw new StartFault(`There is no account of ${whose.email.trim()}.`)
    const hers =
      whose === 'everybody'
        ? undefined
        : inArray(
            sessions.user_id,
            rows.select({ id: users.id }).from(users).where(eq(users.email, whose.email.trim().toLowerCase())),
          )
    const ended = await rows
      .update(sessions)
      .set({ ended_at: now })
      .where(and(isNull(sessions.ended_at), hers))
      .returning({ memberId: sessions.user_id })
    const members = [...new Set(ended.map(({ memberId }) => memberId))]
    const action = 'auth.sessions_ended_by_operator'
    for (let at = 0; at < members.length; at += 1000) {
      const some = members.slice(at, at + 1000)
      await rows.insert(auditEvents).values(some.map((user_id) => ({ user_id, action, at: now })))
    }
    return ended.length
  })
}

export function sessionsCommand(args: readonly string[]) {
  const [option, email, ...rest] = args
  const isAll = option === '--end-all' && email === undefined
  const isOne = option === '--end' && email !== undefined && rest.length === 0
  if (!isAll && !isOne) throw new StartFault('Say whose: --end EMAIL or --end-all.')
  return (database: Database, now: Date) => endSessionsOf(database, isAll ? 'everybody' : { email: email ?? '' }, now)
}
