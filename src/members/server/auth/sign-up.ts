// Becoming a member: the account, its secret and what was agreed to, all or nothing.

import { eq } from 'drizzle-orm'
import { consents, credentials, users } from '../../../../database/schema/members.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import { termsVersion } from '../../auth-contract.ts'
import { userExists } from '../../auth-refusals.ts'
import type { AuthSession, AuthUser } from '../../auth-shapes.ts'
import { accountExistsMail } from '../mails/sign-in-mails.ts'
import { audit } from './audit.ts'
import type { AuthDesk } from './auth-desk.ts'
import { findMember, showUser } from './auth-user.ts'
import { bringAlong, visitorOf } from './bring-along.ts'
import { judgePassword } from './judge-password.ts'
import { holdAddress, holdMails, rememberHome } from './limits.ts'
import { lockMember } from './lock-member.ts'
import { mailOneTimeToken } from './mail-one-time-token.ts'
import { namesIn } from './names-in.ts'
import { newId } from './new-id.ts'
import { beginSession } from './session-store.ts'

export interface SignUpRequest {
  email: string
  password: string
  data: Record<string, unknown> | undefined
  /** The refresh token of who she was until now: her books come along. */
  visitor: string | undefined
  address: string
  /** Where links in mails lead to. */
  origin: string
  redirectTo: string | undefined
  challenge: string | undefined
}

type NewMember = Pick<SignUpRequest, 'email' | 'data'> & { passwordHash: string; isConfirmed: boolean }

/** Undefined when somebody has that e-mail already. */
export async function addMember(desk: AuthDesk, rows: Rows, { email, data, passwordHash, isConfirmed }: NewMember) {
  const now = desk.hands.now()
  const [user] = await rows
    .insert(users)
    .values({ id: newId(desk.hands), email, created_at: now, updated_at: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) return undefined
  await rows.insert(credentials).values({
    user_id: user.id,
    password_hash: passwordHash,
    email_confirmed_at: isConfirmed ? now : null,
    // Confirmed at once means signed in at once.
    last_sign_in_at: isConfirmed ? now : null,
    user_metadata: data ?? {},
    updated_at: now,
  })
  await rows.insert(consents).values({ user_id: user.id, kind: 'terms', version: termsVersion, given_at: now })
  await audit(rows, now, user.id, 'signed_up')
  return user.id
}

export async function signUp(desk: AuthDesk, request: SignUpRequest): Promise<AuthSession | AuthUser> {
  const { email, password, data, address } = request
  desk.passwords.refuseWhenFull()
  await holdAddress(desk, 'signUp', address)
  judgePassword(password, { email, names: namesIn(data) })
  if (desk.hands.config.emailConfirmation) return signUpByMail(desk, request)
  // Hashing is dear: who is known already is told without it.
  const [known] = await desk.hands.database.owner.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) throw userExists()
  const passwordHash = await desk.passwords.hash(password)
  const session = await desk.hands.database.transaction(async (rows) => {
    const userId = await addMember(desk, rows, { email, data, passwordHash, isConfirmed: true })
    if (!userId) throw userExists()
    await bringBooks(desk, rows, request.visitor, userId)
    desk.hands.failpoint('sign-up')
    return beginSession(desk, rows, userId, 'password')
  })
  await rememberHome(desk, email, address)
  return session
}

/** The answer is the same whether or not the e-mail is known; what is so is told by mail to whoever owns the address. */
async function signUpByMail(desk: AuthDesk, request: SignUpRequest): Promise<AuthUser> {
  const { email, data, origin } = request
  const { database, mail, now } = desk.hands
  await holdMails(desk, 'signup', email, request.address)
  const passwordHash = await desk.passwords.hash(request.password)
  return database.transaction(async (rows) => {
    const added = await addMember(desk, rows, { email, data, passwordHash, isConfirmed: false })
    const member = await findMember(rows, { email })
    // Neither: deleted this very moment. The answer stays the same.
    const isThere = member !== undefined && (await lockMember(rows, member.id))
    if (isThere && member.confirmedAt) await mail.send(rows, accountExistsMail(email, origin))
    else if (isThere) {
      // Whoever signed up before never proved that the address is hers: the newest one counts, and her link alone works.
      if (!added) await replaceUnconfirmed(rows, member.id, { passwordHash, data, at: now() })
      await mailOneTimeToken(desk, rows, { ...request, kind: 'signup', userId: member.id })
      await promiseBooks(desk, rows, request.visitor, member.id)
    }
    return lookAlike(desk, email, data, added)
  })
}

async function bringBooks(desk: AuthDesk, rows: Rows, visitor: string | undefined, memberId: string): Promise<void> {
  const now = desk.hands.now()
  const visitorId = visitor === undefined ? undefined : await visitorOf(rows, visitor, now)
  if (visitorId !== undefined) await bringAlong(rows, visitorId, memberId, now)
}

/** Nothing moves before the address is confirmed; the newest promise counts. */
async function promiseBooks(desk: AuthDesk, rows: Rows, visitor: string | undefined, memberId: string): Promise<void> {
  const visitorId = visitor === undefined ? undefined : await visitorOf(rows, visitor, desk.hands.now())
  if (visitorId !== undefined) await rows.update(users).set({ becomes: memberId }).where(eq(users.id, visitorId))
}

async function replaceUnconfirmed(
  rows: Rows,
  userId: string,
  { passwordHash, data, at }: { passwordHash: string; data: SignUpRequest['data']; at: Date },
): Promise<void> {
  await rows
    .update(credentials)
    .set({ password_hash: passwordHash, user_metadata: data ?? {}, updated_at: at })
    .where(eq(credentials.user_id, userId))
}

/** A user as it looks when nothing is known of her but what she typed. */
function lookAlike(desk: AuthDesk, email: string, data: SignUpRequest['data'], id = newId(desk.hands)): AuthUser {
  const now = desk.hands.now()
  const shown = showUser({
    id,
    email,
    isVisitor: false,
    isOperator: false,
    firstName: '',
    lastName: '',
    passwordHash: '',
    confirmedAt: null,
    lastSignInAt: null,
    metadata: data ?? {},
    createdAt: now,
    updatedAt: now,
    factors: [],
  })
  return { ...shown, confirmation_sent_at: now.toISOString(), identities: [] }
}
