// The first statement of each member's transaction: the session check, role and claims at once, by a function of ours.

import { sql } from 'drizzle-orm'
import { day } from '../../base/dates.ts'
import type { Actor } from './database.ts'
import { rawRows, type Rows } from './rows.ts'

/** A session ends after this long without a refresh, and after this long in any case. */
export const sessionLimits = { idle: 30 * day, absolute: 90 * day } as const

export const sessionBounds = (now: Date) =>
  [new Date(now.getTime() - sessionLimits.idle), new Date(now.getTime() - sessionLimits.absolute)] as const

/** Role and claims last until the end of the transaction. Answers whether the session is alive. */
export async function actAsMember(rows: Rows, actor: Actor, now: Date): Promise<boolean> {
  const [seenAfter, begunAfter] = sessionBounds(now)
  const [row] = await rawRows(
    rows,
    sql`select act_as_member(${actor.id}::uuid, ${actor.sessionId}::uuid, ${seenAfter}::timestamptz, ${begunAfter}::timestamptz) as alive`,
  )
  return row?.alive === true
}
