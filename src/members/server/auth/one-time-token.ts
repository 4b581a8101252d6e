// What a sign-in mail carries: a link's token, good for an hour, and six digits, good for ten minutes. Each works once.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { oneTimeTokens } from '../../../../database/schema/members.ts'
import { hour, minute } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { VerifyType } from '../../auth-contract.ts'
import type { AuthDesk } from './auth-desk.ts'
import { lockMember } from './lock-member.ts'
import { newId } from './new-id.ts'

/** outside: by another provider; its code is never mailed. */
export type TokenKind = 'signup' | 'recovery' | 'magiclink' | 'reauthentication' | 'outside'
export type OneTimeToken = typeof oneTimeTokens.$inferSelect

const linkLife = hour
const codeLife = 10 * minute
const mostAttempts = 5

/** A client says `email` without knowing which mail it was. */
export const kindsOf = (type: VerifyType): TokenKind[] => (type === 'email' ? ['magiclink', 'signup'] : [type])

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const codeHash = (desk: AuthDesk, rowId: string, code: string) =>
  createHmac('sha256', desk.codeKey).update(`${rowId} ${code}`).digest()

/** Evenly from 000000 to 999999. */
function sixDigits(desk: AuthDesk): string {
  // Six bytes: the remainder's unevenness is one in 10^8.
  return String(Buffer.from(desk.hands.randomBytes(6)).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** A new one makes the earlier ones of its kind worthless. */
export async function makeOneTimeToken(
  desk: AuthDesk,
  rows: Rows,
  { userId, kind, challenge }: { userId: string; kind: TokenKind; challenge?: string | undefined },
) {
  const now = desk.hands.now()
  await voidOneTimeTokens(rows, userId, now, kind)
  const id = newId(desk.hands)
  const link = Buffer.from(desk.hands.randomBytes(32)).toString('base64url')
  const code = sixDigits(desk)
  await rows.insert(oneTimeTokens).values({
    id,
    user_id: userId,
    kind,
    token_hash: hashOf(link),
    code_hash: codeHash(desk, id, code).toString('hex'),
    challenge: challenge ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + (kind === 'outside' ? codeLife : linkLife)),
  })
  return { link, code }
}

export async function voidOneTimeTokens(rows: Rows, userId: string, now: Date, kind?: TokenKind): Promise<void> {
  await rows
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        isNull(oneTimeTokens.used_at),
        kind ? eq(oneTimeTokens.kind, kind) : undefined,
      ),
    )
}

/** Looks at a link that works, and leaves it as it is. */
export async function findLink(rows: Rows, link: string, kinds: TokenKind[], now: Date) {
  const [found] = await rows
    .select()
    .from(oneTimeTokens)
    .where(isGood(link, kinds, now))
  return found
}

const isGood = (link: string, kinds: TokenKind[], now: Date) =>
  and(
    eq(oneTimeTokens.token_hash, hashOf(link)),
    inArray(oneTimeTokens.kind, kinds),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, now),
  )

/** Uses the link up. Of two clicks at once, one wins. */
export async function useLink(rows: Rows, link: string, kinds: TokenKind[], now: Date) {
  const [found] = await rows
    .select({ userId: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.token_hash, hashOf(link)))
  if (!found) return undefined
  await lockMember(rows, found.userId)
  const [used] = await rows
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(isGood(link, kinds, now))
    .returning()
  return used
}

/** Counts the try, right or wrong: the transaction must be committed also when the answer is undefined. */
export async function useCode(
  desk: AuthDesk,
  rows: Rows,
  { userId, kinds, code }: { userId: string; kinds: TokenKind[]; code: string },
): Promise<OneTimeToken | undefined> {
  const now = desk.hands.now()
  await lockMember(rows, userId)
  const [newest] = await rows
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        inArray(oneTimeTokens.kind, kinds),
        isNull(oneTimeTokens.used_at),
        gt(oneTimeTokens.created_at, new Date(now.getTime() - codeLife)),
      ),
    )
    .orderBy(desc(oneTimeTokens.created_at))
    .limit(1)
  if (!newest) return undefined
  const [tried] = await rows
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(
      and(eq(oneTimeTokens.id, newest.id), isNull(oneTimeTokens.used_at), lt(oneTimeTokens.attempts, mostAttempts)),
    )
    .returning()
  if (!tried || !timingSafeEqual(codeHash(desk, tried.id, code), Buffer.from(tried.code_hash, 'hex'))) return undefined
  await rows.update(oneTimeTokens).set({ used_at: now }).where(eq(oneTimeTokens.id, tried.id))
  return tried
}
