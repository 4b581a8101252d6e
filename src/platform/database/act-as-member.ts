// The first statement of each member's transaction: role, claims and the session check at once.

import { sql } from 'drizzle-orm'
import { day } from '../../base/dates.ts'
import type { Actor } from './database.ts'
import { rawRows, type Rows } from './rows.ts'

/** A session ends after this long without a refresh, and after this long in any case. */
export const sessionLimits = { idle: 30 * day, absolute: 90 * day } as const

/** Both settings last until the end of the transaction. Answers whether the session is alive. */
export async function actAsMember(rows: Rows, actor: Actor, now: Date): Promise<boolean> {
  const claims = JSON.stringify({ sub: actor.id, role: 'authenticated', session_id: actor.sessionId })
  const alive =
    actor.sessionId === null
      ? sql`true`
      : sql`exists (select 1 from sessions where id = ${actor.sessionId}::uuid and user_id = ${actor.id}::uuid
          and ended_at is null and refreshed_at > ${new Date(now.getTime() - sessionLimits.idle)}
          and created_at > ${new Date(now.getTime() - sessionLimits.absolute)})`
  const [row] = await rawRows(
    rows,
    sql`select set_config('role', 'member_app', true), set_config('request.jwt.claims', ${claims}, true), ${alive} as alive`,
  )
  return row?.alive === true
}
