// The first statement of each member's transaction: the session check, role and claims at once, by a function of ours.

import { sql } from 'drizzle-orm'
import { day } from '../../base/dates.ts'
import { sessionEnded, type Actor } from './database.ts'
import type { Rows } from './rows.ts'

/** A session ends after this long without a refresh, and after this long in any case. */
export const sessionLimits = { idle: 30 * day, absolute: 90 * day } as const

export const sessionBounds = (now: Date) =>
  [new Date(now.getTime() - sessionLimits.idle), new Date(now.getTime() - sessionLimits.absolute)] as const

/** Role and claims last until the end of the transaction; a dead session is a fault, see `orEnded`. */
export async function actAsMember(rows: Rows, actor: Actor, now: Date): Promise<void> {
  const [seenAfter, begunAfter] = sessionBounds(now)
  await rows.execute(
    sql`select act_as_member(${actor.id}::uuid, ${actor.sessionId}::uuid, ${seenAfter}::timestamptz, ${begunAfter}::timestamptz)`,
  )
}

/** What `act_as_member` raises. */
const sessionIsOver = 'FS001'

function saysSessionEnded(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  return ('code' in fault && fault.code === sessionIsOver) || saysSessionEnded(fault.cause)
}

export async function orEnded<T>(work: Promise<T>): Promise<T | typeof sessionEnded> {
  try {
    return await work
  } catch (fault) {
    if (saysSessionEnded(fault)) return sessionEnded
    throw fault
  }
}
