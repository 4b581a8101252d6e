// What was begun without an account moves to one, whole: books, answers, files and picture jobs change hands, and the visitor is gone.

import { and, eq, gt, isNull, notInArray } from 'drizzle-orm'
import { begunBooks, books } from '../../../../database/schema/books.ts'
import { sessions, users } from '../../../../database/schema/members.ts'
import { imageGenerationJobs } from '../../../../database/schema/pictures.ts'
import { files } from '../../../../database/schema/platform.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import { audit } from './audit.ts'
import { findToken } from './refresh-token.ts'

/** The visitor whose session a refresh token is of: whoever holds it, holds her book. */
export async function visitorOf(rows: Rows, refreshToken: string, now: Date): Promise<string | undefined> {
  const token = await findToken(rows, refreshToken)
  if (!token) return undefined
  const [visitor] = await rows
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, token.session_id),
        isNull(sessions.ended_at),
        isNull(users.email),
        gt(users.deletion_at, now),
      ),
    )
  return visitor?.id
}

/** Within the transaction that signs the member in. Answers how many books came along. */
export async function bringAlong(rows: Rows, visitorId: string, memberId: string, now: Date): Promise<number> {
  // Locked against what is being kept for her at this moment, a picture say: it is hers before, or tried again as the member's.
  const [visitor] = await rows
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, visitorId), isNull(users.email)))
    .for('update')
  if (!visitor) return 0
  // The member's own draft may have the same key.
  const brought = await rows
    .update(books)
    .set({ user_id: memberId, draft_key: null })
    .where(eq(books.user_id, visitorId))
    .returning({ id: books.id })
  // What a member began herself under the same name stays as it is.
  const hers = rows.select({ id: begunBooks.id }).from(begunBooks).where(eq(begunBooks.user_id, memberId))
  await rows
    .update(begunBooks)
    .set({ user_id: memberId })
    .where(and(eq(begunBooks.user_id, visitorId), notInArray(begunBooks.id, hers)))
  await rows.update(files).set({ user_id: memberId }).where(eq(files.user_id, visitorId))
  await rows.update(imageGenerationJobs).set({ user_id: memberId }).where(eq(imageGenerationJobs.user_id, visitorId))
  await rows.delete(users).where(eq(users.id, visitorId))
  if (brought.length > 0) await audit(rows, now, memberId, 'books_brought', visitorId)
  return brought.length
}

/** Those who signed up for this account, now that its e-mail is confirmed; on whichever device that was. */
export async function bringWhoeverBecame(rows: Rows, memberId: string, now: Date): Promise<void> {
  const found = await rows.select({ id: users.id }).from(users).where(eq(users.becomes, memberId))
  for (const { id } of found) await bringAlong(rows, id, memberId, now)
}
