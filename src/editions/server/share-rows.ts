// Links in the database: known by the hash of their token only.

import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { books, shareLinks } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Share } from '../share-contract.ts'

export type ShareRow = typeof shareLinks.$inferSelect

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Neither ended nor expired; it may be suspended. */
export const isAlive = (now: Date) => and(isNull(shareLinks.revoked_at), gt(shareLinks.expires_at, now))

export function sharesOf(rows: Rows, bookId: string, now: Date): Promise<ShareRow[]> {
  return rows
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.book_id, bookId), isAlive(now)))
    .orderBy(desc(shareLinks.created_at))
}

/** As the owner: whoever has the token may look. */
export const shareByToken = (owner: Rows, token: string, now: Date) =>
  openShare(owner, eq(shareLinks.token_hash, hashToken(token)), now)

/** Links to the pictures of a shared book end with it. */
export const isShareOpen = async (owner: Rows, id: string, now: Date): Promise<boolean> =>
  (await openShare(owner, eq(shareLinks.id, id), now)) !== undefined

async function openShare(owner: Rows, which: SQL, now: Date) {
  const [found] = await owner
    .select({ share: shareLinks, userId: books.user_id })
    .from(shareLinks)
    .innerJoin(books, eq(books.id, shareLinks.book_id))
    .innerJoin(users, eq(users.id, books.user_id))
    // Whoever deletes her account wants it out of sight at once, though it can still be taken back.
    .where(and(which, isAlive(now), isNull(shareLinks.suspended_at), isNull(users.deletion_at)))
  return found
}

export function showShare(row: ShareRow): Share {
  return {
    id: row.id,
    book_id: row.book_id,
    has_passcode: row.passcode_hash !== null,
    hides_name: row.hides_name,
    views: row.views,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_suspended: row.suspended_at !== null,
  }
}
