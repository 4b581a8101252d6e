// Private links of a member: made, listed, ended; and the operator's hand on one that was reported.

import { partOf } from '../../base/pagination.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { books, shareLinks } from '../../../database/schema/books.ts'
import { auditEvents } from '../../../database/schema/members.ts'
import { day } from '../../base/dates.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { PasswordHasher } from '../../members/server/auth/password-hasher.ts'
import { shareLimits } from '../edition.ts'
import { bookNotFinished, shareNotFound, tooManyShares } from '../refusals.ts'
import type {
  createShare as contract,
  listShares as listContract,
  suspendShare as suspendContract,
} from '../share-contract.ts'
import { newestEdition } from './edition-rows.ts'
import { holdShares } from './limits.ts'
import { hashToken, sharesOf, showShare } from './share-rows.ts'

type NewShare = z.output<typeof contract.input>

export async function lookForShare(call: FirstLook<NewShare>): Promise<string> {
  const { rows, hands, input } = call
  const book = await findBook(call, input.id)
  if (!(await newestEdition(rows, book.id))) throw bookNotFinished()
  if ((await sharesOf(rows, book.id, hands.now())).length >= shareLimits.open) throw tooManyShares()
  return book.id
}

/** 128 bits, told once; what is kept of token and passcode opens nothing. */
export async function createShare(
  { hands, caller, input, asMember }: LongCall<NewShare>,
  bookId: string,
  hasher: PasswordHasher,
) {
  await holdShares(hands, caller.id)
  const token = Buffer.from(hands.randomBytes(16)).toString('base64url')
  const { passcode, hides_name, expires_in_days } = input
  const passcodeHash = passcode === undefined ? null : await hasher.hash(passcode)
  const now = hands.now()
  const row = await asMember(async (rows) => {
    // One after the other: of many at once no more are made than may be open.
    await rows.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
    if ((await sharesOf(rows, bookId, now)).length >= shareLimits.open) throw tooManyShares()
    const [added] = await rows
      .insert(shareLinks)
      .values({
        book_id: bookId,
        token_hash: hashToken(token),
        passcode_hash: passcodeHash,
        hides_name,
        created_at: now,
        expires_at: new Date(now.getTime() + expires_in_days * day),
      })
      .returning()
    if (!added) throw new Error('The insert answered no row')
    return added
  })
  return { ...showShare(row), url: `/s/${token}` }
}

export async function listShares(call: MemberCall<z.output<typeof listContract.input>>) {
  const book = await findBook(call, call.input.id)
  const found = await sharesOf(call.rows, book.id, call.hands.now())
  return partOf(found.map(showShare), call.input)
}

export async function revokeShare({ rows, hands, caller, input }: MemberCall<{ id: string }>) {
  const [found] = await rows
    .select({ owner: books.user_id })
    .from(shareLinks)
    .innerJoin(books, eq(books.id, shareLinks.book_id))
    .where(eq(shareLinks.id, input.id))
  if (!found || !hands.ownership.owns(caller, found.owner)) throw shareNotFound()
  await rows.update(shareLinks).set({ revoked_at: hands.now() }).where(eq(shareLinks.id, input.id))
  return { success: true as const }
}

/** Past row-level security: a reported link is another member's. */
export async function suspendShare({ hands, caller, input }: LongCall<z.output<typeof suspendContract.input>>) {
  const now = hands.now()
  return hands.database.transaction(async (rows) => {
    const [changed] = await rows
      .update(shareLinks)
      .set({ suspended_at: input.suspended ? now : null })
      .where(eq(shareLinks.id, input.id))
      .returning()
    if (!changed) throw shareNotFound()
    const action = input.suspended ? 'share.suspended' : 'share.restored'
    await rows.insert(auditEvents).values({ user_id: caller.id, action, subject: changed.id, at: now })
    return showShare(changed)
  })
}
